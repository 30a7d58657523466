package ecosystem

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestCompare(t *testing.T) {
	old := found{File: "a.go", Line: 1, Column: 2, Rule: "leak", Category: "path", Message: "old words"}
	renamed, moved := old, old
	renamed.Message, moved.Line = "new words", 3
	large := result{givenUp: []string{"a.go:7:6: gave up on Large"}}
	assert.Equal(t, []string{"- a.go:7:6: gave up on Large"}, compare(large, result{}, false))
	result := func(list ...found) result { return result{findings: list} }
	assert.Empty(t, compare(result(old), result(old), true))
	assert.Empty(t, compare(result(old), result(renamed), false))
	assert.Len(t, compare(result(old), result(renamed), true), 2)
	assert.Equal(t, []string{"- a.go:1:2: leak/path", "+ a.go:3:2: leak/path"}, compare(result(old), result(moved), false))
	assert.Equal(t, []string{"+ a.go:1:2: leak/path"}, compare(result(old), result(old, old), false), "twice is a difference")
}

// binary writes a program that finds what it is told to.
func binary(t *testing.T, findings, status string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "linter")
	script := "#!/bin/sh\n[ \"$3\" = tools ] && echo 'a.go:7:6: gave up on Large: it is too large' && exit 0\necho '{\"findings\":[" + findings + "]}'\nexit " + status + "\n"
	require.NoError(t, os.WriteFile(file, []byte(script), 0o755))
	return file
}

// compared returns what the command prints about a folder with one module, and its status.
func compared(t *testing.T, before, after string) (string, int) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "servers")
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "notes", "vendor", "inner"), 0o755))
	for _, name := range []string{"go.mod", "vendor/inner/go.mod"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, "notes", name), []byte("module example.test\n"), 0o644))
	}
	var out, problems bytes.Buffer
	status := Run(t.Context(), []string{"-old", before, "-new", after, dir}, &out, &problems)
	assert.Empty(t, problems.String())
	return out.String(), status
}

func TestRun(t *testing.T) {
	const one = `{"file":"a.go","line":1,"column":2,"rule":"leak","category":"path"}`
	out, status := compared(t, binary(t, one, "1"), binary(t, one, "1"))
	assert.Zero(t, status)
	assert.NotContains(t, out, "a.go")
	assert.Regexp(t, `default, new +1 +1 `, out, "one finding, one function given up on")

	out, status = compared(t, binary(t, "", "0"), binary(t, one, "1"))
	assert.Equal(t, 1, status)
	assert.Contains(t, out, "servers/notes, default: + a.go:1:2: leak/path\n")

	out, status = compared(t, binary(t, "", "0"), binary(t, "", "3"))
	assert.Equal(t, 2, status)
	assert.Contains(t, out, "servers/notes, default: not compared: linter: exit status 3")
}

func TestNoModule(t *testing.T) {
	var out, problems bytes.Buffer
	assert.Equal(t, 2, Run(t.Context(), []string{"-old", "a", "-new", "b", t.TempDir()}, &out, &problems))
	assert.Contains(t, problems.String(), "there is no module in ")
	assert.Equal(t, 2, Run(t.Context(), nil, &out, &problems))
}
