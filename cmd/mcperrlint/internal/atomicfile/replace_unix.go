//go:build !windows

package atomicfile

import (
	"io/fs"
	"path/filepath"

	"github.com/google/renameio/v2"
)

// replace writes to a file beside the one that it replaces: there is room for it
// on the same file system, and only there can it be renamed.
func replace(path string, data []byte, perm fs.FileMode) error {
	return renameio.WriteFile(path, data, perm, renameio.WithTempDir(filepath.Dir(path)))
}
