package config

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/bmatcuk/doublestar/v4"
)

// Missing returns one line, with its place in the file, for everything that the file names
// and that is not there: the baseline, and Go files that an exclusion is for.
func (c *Config) Missing() ([]string, error) {
	var lines []string
	tell := func(at place, text string) {
		lines = append(lines, fmt.Sprintf("%s:%d:%d: %s", c.Path, at.line, at.column, text))
	}
	if _, err := os.Stat(c.Baseline); c.Baseline != "" && errors.Is(err, fs.ErrNotExist) {
		tell(c.baseline, fmt.Sprintf("baseline: there is no %s; write it with mcperrlint baseline write", c.Baseline))
	}
	matched, err := c.matched()
	for i, e := range c.Exclude {
		if !matched[i] {
			tell(c.excluded[i], fmt.Sprintf("exclude: %s matches no Go file; remove it, or mend the path", e.Path))
		}
	}
	return lines, err
}

// matched tells of every exclusion whether there are Go files that it is for.
func (c *Config) matched() ([]bool, error) {
	matched, left := make([]bool, len(c.Exclude)), len(c.Exclude)
	if left == 0 {
		return matched, nil
	}
	root := filepath.Dir(c.Path)
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return nil // what cannot be read has no findings.
		case entry.IsDir() && path != root && isHidden(entry.Name()):
			return fs.SkipDir
		case entry.IsDir() || filepath.Ext(path) != ".go":
			return nil
		}
		rel, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		for i, e := range c.Exclude {
			if !matched[i] && doublestar.MatchUnvalidated(e.Path, filepath.ToSlash(rel)) {
				matched[i] = true
				left--
			}
		}
		if left == 0 {
			return fs.SkipAll
		}
		return nil
	})
	return matched, err
}

// isHidden reports whether the go command does not look into a directory with the name,
// or finds no packages there.
func isHidden(name string) bool {
	return strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") || name == "node_modules"
}
