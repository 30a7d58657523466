//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package atomicfile

import (
	"io/fs"
	"os"
)

// lock returns nil: the age of the file tells whether it is abandoned.
func lock(*os.Root, string) *os.File { return nil }

// removeAbandoned removes a file to which nobody has written for long.
func removeAbandoned(root *os.Root, name string, info fs.FileInfo) {
	if isOld(info) {
		_ = root.Remove(name)
	}
}
