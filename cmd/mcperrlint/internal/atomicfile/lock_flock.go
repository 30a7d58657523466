//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package atomicfile

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// lock locks a file until what it returns is closed, also by the end of the
// process. It returns nil where the file system has no locks: then the age of the
// file has to do.
func lock(root *os.Root, name string) *os.File {
	file, err := root.OpenFile(name, os.O_WRONLY, 0)
	if err != nil {
		return nil
	}
	for {
		switch err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX); {
		case err == nil:
			return file
		case !errors.Is(err, syscall.EINTR):
			_ = file.Close()
			return nil
		}
	}
}

// removeAbandoned removes a file if the run is over that created it. The lock is
// held meanwhile: whoever has just created the file waits for it, and finds that
// the file is gone.
func removeAbandoned(root *os.Root, name string, info fs.FileInfo) {
	file, err := root.OpenFile(name, os.O_WRONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return
	}
	defer file.Close()
	err = syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if err == nil || !errors.Is(err, syscall.EWOULDBLOCK) && isOld(info) {
		_ = root.Remove(name)
	}
}
