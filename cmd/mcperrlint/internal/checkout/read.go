package checkout

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// Limit is how many bytes a file may have that is read, unless it has a limit of its own. The
// largest Go files that people generate have half of it.
const Limit = 32 << 20

// ErrTooLarge means that a file has more bytes than its limit.
var ErrTooLarge = errors.New("the file is too large")

// errIrregular means that a file is a directory, a pipe, a device or the like: reading some of
// them never ends.
var errIrregular = errors.New("this is no regular file")

// tooLarge is the error for a file of a size that is above a limit.
type tooLarge struct{ size, limit int64 }

// Error returns the size, as far as it is known, and the limit.
func (e tooLarge) Error() string {
	if e.size <= e.limit {
		return fmt.Sprintf("files of more than %d bytes are not read", e.limit)
	}
	return fmt.Sprintf("the file has %d bytes; files of more than %d bytes are not read", e.size, e.limit)
}

// Is reports whether an error is ErrTooLarge.
func (tooLarge) Is(target error) bool { return target == ErrTooLarge }

// Read returns the content of a regular file that has no more bytes than its limit.
func (f File) Read() (data []byte, err error) {
	if f.Tree == "" {
		data, err = f.read(os.Stat, os.Open, f.Path)
	} else {
		err = f.in(func(tree *os.Root, name string) error {
			data, err = f.read(tree.Stat, tree.Open, name)
			return err
		})
	}
	return data, f.failure("read", err)
}

// read reads a file. It is opened only if it is regular: to open a pipe can take for ever.
func (f File) read(stat func(string) (fs.FileInfo, error), open func(string) (*os.File, error), name string) ([]byte, error) {
	info, err := stat(name)
	if err == nil {
		err = f.fits(info)
	}
	if err != nil {
		return nil, err
	}
	file, err := open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	// It may be another one now, and have no end.
	if info, err = file.Stat(); err == nil {
		err = f.fits(info)
	}
	if err != nil {
		return nil, err
	}
	buffer := bytes.NewBuffer(make([]byte, 0, info.Size()+bytes.MinRead))
	if _, err := buffer.ReadFrom(io.LimitReader(file, f.limit()+1)); err != nil {
		return nil, err
	}
	if int64(buffer.Len()) > f.limit() {
		return nil, tooLarge{limit: f.limit()}
	}
	return buffer.Bytes(), nil
}

// fits returns an error if a file is not to be read.
func (f File) fits(info fs.FileInfo) error {
	switch {
	case !info.Mode().IsRegular():
		return errIrregular
	case info.Size() > f.limit():
		return tooLarge{info.Size(), f.limit()}
	}
	return nil
}

// limit returns how many bytes the file may have.
func (f File) limit() int64 {
	if f.Limit > 0 {
		return f.Limit
	}
	return Limit
}
