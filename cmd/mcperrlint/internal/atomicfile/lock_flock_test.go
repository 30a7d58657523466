//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package atomicfile_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/atomicfile"
)

// Where locks tell, nobody has to wait for an hour.
func TestFreshLeftover(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, leftover), []byte("half"), 0o600))
	require.NoError(t, atomicfile.Write(filepath.Join(dir, "a"), []byte("new")))
	alone(t, dir, "a")
}
