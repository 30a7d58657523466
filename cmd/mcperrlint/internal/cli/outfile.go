package cli

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
)

// stdoutName is the value of -o that means standard output.
const stdoutName = "-"

// outFile returns the file that -o names. It can be anywhere; but a link in a checkout,
// which strangers may have made, does not lead out of that.
func outFile(path, checkedOut string) checkout.File {
	abs, err := filepath.Abs(path)
	rel, relErr := filepath.Rel(checkedOut, abs)
	if errors.Join(err, relErr) != nil || !filepath.IsLocal(rel) || strings.HasPrefix(filepath.ToSlash(rel), ".git/") {
		return checkout.Named(path)
	}
	return checkout.File{Path: path, Tree: checkedOut}
}

// writeTo has a function write to what -o names. A file gets all of it or keeps
// what it has; pipes, terminals and other devices are written to as it comes.
func (p *program) writeTo(file checkout.File, write func(io.Writer) error) error {
	path := file.Path
	if stream := p.stream(path); stream != nil {
		return write(stream)
	}
	if err := file.Check(); err != nil {
		return err
	}
	info, err := os.Stat(path)
	if err == nil && !info.Mode().IsRegular() || isDescriptor(path) {
		return writeOn(path, os.O_APPEND, write)
	}
	var report bytes.Buffer
	if err := write(&report); err != nil {
		return err
	}
	err = file.Write(report.Bytes())
	if err != nil && info != nil && cannotReplace(err) {
		return writeOn(path, os.O_TRUNC, func(w io.Writer) error {
			_, err := w.Write(report.Bytes())
			return err
		})
	}
	return err
}

// stream returns standard output or standard error, if that is what a path means:
// whatever is written to a device or a file by its name has a place of its own in
// it, and would be in the way of what the stream writes.
func (p *program) stream(path string) io.Writer {
	if path == "" {
		return p.out
	}
	named, err := os.Stat(path)
	if err != nil {
		return nil
	}
	for _, w := range []io.Writer{p.out, p.err} {
		file, ok := w.(*os.File)
		if !ok {
			continue
		}
		if info, err := file.Stat(); err == nil && os.SameFile(info, named) {
			return w
		}
	}
	return nil
}

// isDescriptor reports whether a path names an open file of a process, such as what
// a shell has opened for us.
func isDescriptor(path string) bool {
	path = filepath.ToSlash(filepath.Clean(path))
	return strings.HasPrefix(path, "/dev/fd/") || strings.HasPrefix(path, "/proc/")
}

// cannotReplace reports whether an error is about the directory of a file, in which
// there cannot be another one: it is not ours, or the file is mounted.
func cannotReplace(err error) bool {
	return errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS) || errors.Is(err, syscall.EBUSY)
}

// writeOn has a function write on a file that is there.
func writeOn(path string, flag int, write func(io.Writer) error) error {
	file, err := os.OpenFile(path, os.O_WRONLY|flag, 0)
	if err != nil {
		return err
	}
	err = write(file)
	if closing := file.Close(); err == nil {
		err = closing
	}
	return err
}
