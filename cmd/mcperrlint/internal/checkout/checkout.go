// Package checkout reads and writes files whose names come from a checkout, which
// strangers may have written.
//
// The settings of a pull request can say
//
//	baseline: ../../home/you/.profile
//
// and .github may be a symbolic link to somebody else's directory. Such files belong to
// a tree, and neither dots nor links lead out of it, nor into .git, which may contain
// commands. Files that the user names on the command line may be anywhere.
//
// All files must be regular and within a size limit: a link to /dev/zero never ends, and 6
// GiB of zeros make a small commit.
package checkout

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/atomicfile"
)

// A File is a file that need not be there yet.
type File struct {
	// Path is where it is, as the user is told.
	Path string
	// Tree is the directory that it must not be outside of. Empty means that it can
	// be anywhere.
	Tree string
	// Limit is how many bytes of it are read at most. Zero means [Limit].
	Limit int64
}

// ErrOutside means that a file is outside of its tree.
var ErrOutside = errors.New("the file is outside")

// errGit means that a file is one of git.
var errGit = fmt.Errorf("%w: what is in .git belongs to git", ErrOutside)

// Named returns a file that can be anywhere, because the user has named it.
func Named(path string) File { return File{Path: path} }

// Check returns an error if the file is outside of its tree.
func (f File) Check() error {
	if f.Tree == "" {
		return nil
	}
	_, _, err := f.locate()
	return f.failure("open", err)
}

// Write writes the content, as a whole or not at all.
func (f File) Write(data []byte) error {
	if f.Tree == "" {
		return atomicfile.Write(f.Path, data)
	}
	return f.failure("write", f.in(func(tree *os.Root, name string) error {
		return atomicfile.WriteIn(tree, name, data)
	}))
}

// Create writes a file that is not there, with the directories in which it is. If
// it is there, the error is an fs.ErrExist. The file has a tree.
func (f File) Create(data []byte) error {
	return f.failure("write", f.in(func(tree *os.Root, name string) error {
		if err := tree.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			return err
		}
		return atomicfile.CreateIn(tree, name, data)
	}))
}

// in calls a function with the tree, and with the name of the file in it.
func (f File) in(do func(tree *os.Root, name string) error) error {
	dir, name, err := f.locate()
	if err != nil {
		return err
	}
	tree, err := os.OpenRoot(dir)
	if err != nil {
		return err
	}
	defer tree.Close()
	return do(tree, name) // a link that has come up meanwhile leads nowhere
}

// locate returns the tree, and the name of the file in it, without symbolic links.
func (f File) locate() (dir, name string, err error) {
	if dir, err = atomicfile.Resolve(f.Tree); err != nil {
		return "", "", err
	}
	path, err := atomicfile.Resolve(f.Path)
	if err != nil {
		return "", "", err
	}
	if name, err = filepath.Rel(dir, path); err != nil || !filepath.IsLocal(name) {
		return "", "", f.outside()
	}
	for part := range strings.SplitSeq(filepath.ToSlash(name), "/") {
		if strings.EqualFold(part, ".git") {
			return "", "", errGit
		}
	}
	return dir, name, nil
}

// outside returns an error that says how the file comes to be outside.
func (f File) outside() error {
	tree, treeErr := filepath.Abs(f.Tree)
	path, pathErr := filepath.Abs(f.Path)
	rel, err := filepath.Rel(tree, path)
	if errors.Join(treeErr, pathErr, err) == nil && filepath.IsLocal(rel) {
		return fmt.Errorf("%w of %s: a symbolic link leads there", ErrOutside, f.Tree)
	}
	return fmt.Errorf("%w of %s", ErrOutside, f.Tree)
}

// failure returns an error that names the file as the user knows it.
func (f File) failure(what string, err error) error {
	if err == nil {
		return nil
	}
	var cause *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &cause):
		err = cause.Err
	case errors.As(err, &link):
		err = link.Err
	}
	return &fs.PathError{Op: what, Path: f.Path, Err: err}
}
