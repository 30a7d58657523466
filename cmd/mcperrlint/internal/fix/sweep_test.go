package fix_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/fix"
)

// What a killed run has left goes, in the directories that were looked at, and
// nowhere else.
func TestSweep(t *testing.T) {
	const leftover = ".mcperrlint-4XJ5ZQ2OGB7T3LQ6K5XW2VRC4E.tmp"
	m := newModule(t, map[string]string{"sub/a.go": small, "sub/" + leftover: "half", leftover: "half"})
	outside := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(outside, leftover), []byte("half"), 0o666))
	require.NoError(t, os.Symlink(outside, m.path("link")))
	fix.Sweep([]string{m.dir, m.path("gone")}, []string{m.path("sub/a.go"), m.path("link/a.go"), filepath.Join(outside, "a.go")})
	assert.NoFileExists(t, m.path("sub/"+leftover))
	assert.FileExists(t, m.path(leftover))
	assert.FileExists(t, filepath.Join(outside, leftover))
}
