package values

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Listed skips what it cannot read: its callback never fails.
func Listed(dir string) ([]string, error) { // want Listed:`^never\(10\)$`
	var found []string
	err := filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return nil
		}
		if entry.Name() == ".git" {
			return filepath.SkipDir
		}
		if len(found) > 50 {
			return fs.SkipAll
		}
		found = append(found, path)
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("walk: %w", err)
	}
	return found, nil
}

// ListedIn never fails, either.
func ListedIn(system fs.FS) error { return fs.WalkDir(system, ".", skipped) } // want ListedIn:`^never\(1\)$`

func skipped(string, fs.DirEntry, error) error { return fs.SkipDir }

// ListedUnlessCanceled fails as its callback does, too.
func ListedUnlessCanceled(ctx context.Context, dir string) error { // want ListedUnlessCanceled:`^fails\(infrastructure path/filepath\.Walk \| context context\.Context\.Err\)$`
	return filepath.Walk(dir, func(string, os.FileInfo, error) error {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		return nil
	})
}

// ListedAll passes on what the file system says.
func ListedAll(dir string) error { // want ListedAll:`^fails\(infrastructure path/filepath\.WalkDir\)$`
	return filepath.WalkDir(dir, func(_ string, _ fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		return fs.SkipAll
	})
}

// ListedAllWrapped says more about that.
func ListedAllWrapped(dir string) error { // want ListedAllWrapped:`^fails\(infrastructure path/filepath\.WalkDir \| plain fmt\.Errorf \[unknown kept shown\]\)$`
	return filepath.WalkDir(dir, func(path string, _ fs.DirEntry, err error) error {
		if err != nil {
			return fmt.Errorf("walk %s: %w", path, err)
		}
		return nil
	})
}

// ListedUntilFound has an error of its own.
func ListedUntilFound(dir string) error { // want ListedUntilFound:`^fails\(infrastructure path/filepath\.WalkDir \| plain errors\.New\)$`
	return filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() {
			return errors.New("found")
		}
		return nil
	})
}

// ListedBy does what its caller says.
func ListedBy(dir string, visit fs.WalkDirFunc) error { // want ListedBy:`^fails\(infrastructure path/filepath\.WalkDir \| parameter 1\.\(\)\)$`
	return filepath.WalkDir(dir, visit)
}

type visitor struct{ last error }

func (v *visitor) visit(_ string, _ fs.DirEntry, err error) error {
	v.last = err
	return nil
}

func (v *visitor) stop(_ string, _ fs.DirEntry, err error) error { return err }

// ListedByMethod and StoppedByMethod have methods for callbacks.
func ListedByMethod(dir string) error { return filepath.WalkDir(dir, new(visitor).visit) } // want ListedByMethod:`^never\(1\)$`

func StoppedByMethod(dir string) error { // want StoppedByMethod:`^fails\(infrastructure path/filepath\.WalkDir\)$`
	return filepath.WalkDir(dir, new(visitor).stop)
}

// A Tree is a node with those below it.
type Tree struct {
	Below []*Tree
	cause error // which nothing sets
	met   error
}

// Prune fails only if it has failed before.
func Prune(t *Tree) error { // want Prune:`^never\(1\)$`
	for _, below := range t.Below {
		if err := Prune(below); err != nil {
			return err
		}
	}
	return nil
}

// Err tells what nothing sets.
func (t *Tree) Err() error { return t.cause } // want Err:`never\(1\)$`

// Met tells what is set elsewhere.
func (t *Tree) Met() error { return t.met } // want Met:`^fails`

// Meet sets it.
func (t *Tree) Meet() { _, t.met = os.Open("a") }
