package fix_test

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/fix"
)

func TestApply(t *testing.T) {
	m := newModule(t, map[string]string{"a.go": small, "b.go": small, "c.go": small})
	require.NoError(t, os.Chmod(m.path("a.go"), 0o755))
	plan := m.prepare(m.fixed("r", "a.go", 3, m.replace("a.go", "1", "2")), m.fixed("r", "c.go", 3, m.replace("c.go", "1", "2")))
	assert.Equal(t, small, m.read("a.go"), "nothing is written yet")
	result := plan.Apply(t.Context())
	assert.Equal(t, []string{m.path("a.go"), m.path("c.go")}, result.Written)
	assert.Equal(t, plan.Applied, result.Applied)
	assert.Empty(t, result.Skipped)
	assert.Empty(t, result.Failed)
	assert.Equal(t, "package m\n\nvar v = 2\n", m.read("a.go"))
	assert.Equal(t, small, m.read("b.go"))
	info, err := os.Stat(m.path("a.go"))
	require.NoError(t, err)
	assert.Equal(t, fs.FileMode(0o755), info.Mode().Perm())

	entries, err := os.ReadDir(m.dir)
	require.NoError(t, err)
	assert.Len(t, entries, 4, "no temporary file is left")
}

func TestApplyGoesOn(t *testing.T) {
	m := newModule(t, map[string]string{"a.go": small, "b.go": small, "c.go": small, "d.go": small, "e.go": small})
	plan := m.prepare(
		m.fixed("a", "a.go", 3, m.replace("a.go", "1", "2")),
		m.fixed("b", "b.go", 3, m.replace("b.go", "1", "2")),
		m.fixed("c", "c.go", 3, m.replace("c.go", "1", "2")),
		m.fixed("d", "d.go", 3, m.replace("d.go", "1", "2"), m.replace("b.go", "v ", "w ")),
		m.fixed("e", "e.go", 3, m.replace("e.go", "1", "2")),
	)
	require.NoError(t, os.Chmod(m.path("a.go"), 0o444))
	m.write("b.go", small+"\n// Edited.\n")
	require.NoError(t, os.Remove(m.path("e.go")))
	result := plan.Apply(t.Context())

	var failed []string
	for _, f := range result.Failed {
		failed = append(failed, f.Error())
	}
	assert.Equal(t, []string{
		m.path("a.go") + ": the file is read-only",
		m.path("b.go") + ": the file has changed meanwhile",
		m.path("e.go") + ": no such file or directory",
	}, failed)
	assert.ErrorIs(t, errors.Unwrap(result.Failed[2]), fs.ErrNotExist)
	assert.Equal(t, []string{
		"a.go:3:1: Fix it (a): not applied: the file cannot be written: the file is read-only",
		"b.go:3:1: Fix it (b): not applied: the file cannot be written: the file has changed meanwhile",
		"d.go:3:1: Fix it (d): not applied: the file cannot be written: b.go: the file has changed meanwhile",
		"e.go:3:1: Fix it (e): not applied: the file cannot be written: no such file or directory",
	}, m.reasons(result.Skipped))
	assert.Len(t, result.Applied, 1)
	assert.Equal(t, small, m.read("a.go"))
	assert.Equal(t, small+"\n// Edited.\n", m.read("b.go"))
	assert.Equal(t, "package m\n\nvar v = 2\n", m.read("c.go"))
}

// A directory that becomes a link after the plan was made leads nowhere.
func TestApplyStaysInTheModule(t *testing.T) {
	m := newModule(t, map[string]string{"sub/a.go": small})
	outside := filepath.Join(t.TempDir(), "outside")
	plan := m.prepare(m.fixed("r", "sub/a.go", 3, m.replace("sub/a.go", "1", "2")))
	require.NoError(t, os.Rename(m.path("sub"), outside))
	require.NoError(t, os.Symlink(outside, m.path("sub")))
	result := plan.Apply(t.Context())
	require.Len(t, result.Failed, 1)
	assert.ErrorIs(t, result.Failed[0], checkout.ErrOutside)
	assert.Empty(t, result.Written)
	content, err := os.ReadFile(filepath.Join(outside, "a.go"))
	require.NoError(t, err)
	assert.Equal(t, small, string(content))
}

func TestApplyInterrupted(t *testing.T) {
	m := newModule(t, map[string]string{"a.go": small})
	plan := m.prepare(m.fixed("a", "a.go", 3, m.replace("a.go", "1", "2")))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	result := plan.Apply(ctx)
	assert.Equal(t, small, m.read("a.go"))
	assert.Equal(t, []fix.Failure{{File: m.path("a.go"), Err: context.Canceled}}, result.Failed)
	assert.Empty(t, result.Applied)
	assert.Len(t, result.Skipped, 1)
}

func TestSecondRunChangesNothing(t *testing.T) {
	m := newModule(t, map[string]string{"a.go": "package m\n\nimport \"errors\"\n\nvar a = errors.New(\"a\")\n"})
	m.prepare(m.fixed("a", "a.go", 3, m.replace("a.go", `errors.New("a")`, "1"))).Apply(t.Context())
	assert.Equal(t, "package m\n\nvar a = 1\n", m.read("a.go"))
	again := m.prepare(m.fixed("a", "a.go", 3, m.replace("a.go", "1", "1")))
	assert.Empty(t, again.Files())
	assert.Empty(t, again.Apply(t.Context()).Written)
}

func TestReasons(t *testing.T) {
	for r := fix.Conflict; r <= fix.Unwritten; r++ {
		assert.NotContains(t, r.String(), "reason")
	}
	assert.Equal(t, "reason 0", fix.Reason(0).String())
}
