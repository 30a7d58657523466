package atomicfile

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// maxLinks is how many symbolic links are followed from one to the next.
const maxLinks = 40

// Resolve returns the absolute path of a file without symbolic links. The file, and
// directories above it, need not be there: a link to nothing stands for what it
// points to.
func Resolve(path string) (string, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	return resolve(path, maxLinks)
}

func resolve(path string, links int) (string, error) {
	found, err := filepath.EvalSymlinks(path)
	if err == nil || !errors.Is(err, fs.ErrNotExist) || filepath.Dir(path) == path {
		return found, err
	}
	dir, err := resolve(filepath.Dir(path), links)
	if err != nil {
		return "", err
	}
	link, err := os.Readlink(path)
	switch {
	case err != nil:
		return filepath.Join(dir, filepath.Base(path)), nil // nothing is there
	case links == 0:
		return "", errors.New("too many symbolic links")
	case !filepath.IsAbs(link):
		link = filepath.Join(dir, link)
	}
	return resolve(link, links-1)
}
