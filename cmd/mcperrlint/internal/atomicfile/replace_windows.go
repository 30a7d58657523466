package atomicfile

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// replace writes to a file beside the one that it replaces. Permissions are those
// that new files get: Windows knows little more than whether a file is read-only.
func replace(path string, data []byte, _ fs.FileMode) error {
	file, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"*")
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	err = errors.Join(err, file.Sync(), file.Close())
	if err == nil {
		err = os.Rename(file.Name(), path)
	}
	if err != nil {
		_ = os.Remove(file.Name()) // it is of no use
	}
	return err
}
