package baseline

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// A Scope says what a run has looked at. What it has not looked at has not
// vanished: other packages, packages that do not load, files for other systems,
// test files and rules that are off.
type Scope struct {
	// Files are the absolute paths of the Go files that were analysed.
	Files []string
	// Trees are the directories of which the run was asked for all packages, as
	// with ./... in them. A package that is gone has vanished from its tree.
	Trees []string
	// Ran reports whether the run would have reported such findings. It is to
	// say so of rules that it does not know: they are gone. Nil means that all
	// rules ran.
	Ran func(rule, category string) bool
}

// area is a scope in terms of entries.
type area struct {
	baseline *Baseline
	ran      func(rule, category string) bool
	files    map[string]bool
	dirs     map[string]bool // with files that were analysed
	trees    []string        // absolute
}

func (b *Baseline) area(s Scope) *area {
	a := &area{baseline: b, ran: s.Ran, files: make(map[string]bool), dirs: make(map[string]bool)}
	names := b.names()
	for _, file := range s.Files {
		name := names.of(file)
		a.files[name] = true
		a.dirs[path.Dir(name)] = true
	}
	for _, tree := range s.Trees {
		a.trees = append(a.trees, b.abs(names.of(tree)))
	}
	return a
}

// covers reports whether the run would have found what an entry stands for, were
// it still there.
func (a *area) covers(e Entry) bool {
	rule, category, _ := strings.Cut(e.Rule, "/")
	if a.ran != nil && !a.ran(rule, category) {
		return false
	}
	if a.files[e.File] {
		return true
	}
	if a.baseline.exists(e) {
		return false
	}
	// The file is gone. So is what was in it, if the run knows the rest of
	// the package, or if there is no package any more.
	dir := path.Dir(e.File)
	abs := a.baseline.abs(dir)
	return a.dirs[dir] || a.inTree(abs) && !hasGoFiles(abs)
}

// hasPlace reports whether the run would have found that a finding stands for a place. Any
// package can register a tool.
func (a *area) hasPlace(p Place) bool {
	if p.File == "" {
		return len(a.trees) > 0
	}
	return a.covers(Entry{File: p.File})
}

// inTree reports whether the run was asked for all packages below a directory
// that contains the given one.
func (a *area) inTree(dir string) bool {
	for _, tree := range a.trees {
		if rel, err := filepath.Rel(tree, dir); err == nil && filepath.IsLocal(rel) {
			return true
		}
	}
	return false
}

// exists reports whether the file of an entry is there. Outside of the module
// nothing is looked for, because strangers can write entries: there, every file is.
func (b *Baseline) exists(e Entry) bool {
	path := b.abs(e.File)
	if b.file.Tree != "" {
		if rel, err := filepath.Rel(b.file.Tree, path); err != nil || !filepath.IsLocal(rel) {
			return true
		}
	}
	_, err := os.Stat(path)
	return !errors.Is(err, fs.ErrNotExist)
}

func hasGoFiles(dir string) bool {
	files, err := os.ReadDir(dir)
	if err != nil {
		return !errors.Is(err, fs.ErrNotExist)
	}
	for _, f := range files {
		if strings.HasSuffix(f.Name(), ".go") {
			return true
		}
	}
	return false
}
