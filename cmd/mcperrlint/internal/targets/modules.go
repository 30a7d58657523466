package targets

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// How far is looked for modules, which a tree that nobody has cleaned up can have without end.
const (
	deepest    = 5
	mostDirs   = 10_000
	mostModule = 100
)

// Modules returns the directories of modules below a directory, relative to it and with slashes, in
// order. It does not look into those where the go command finds no packages, nor into modules.
func Modules(dir string) []string {
	var list []string
	seen := 0
	_ = filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() || path == dir {
			return nil // what cannot be read is not named
		}
		rel, err := filepath.Rel(dir, path)
		seen++
		switch {
		case err != nil || isLeftOut(entry.Name()):
			return fs.SkipDir
		case seen > mostDirs || len(list) == mostModule:
			return fs.SkipAll
		case IsModule(path):
			list = append(list, filepath.ToSlash(rel))
			return fs.SkipDir
		case strings.Count(filepath.ToSlash(rel), "/") >= deepest-1:
			return fs.SkipDir
		}
		return nil
	})
	return list
}

// isLeftOut reports whether packages are not looked for in a directory with the name.
func isLeftOut(name string) bool {
	switch name {
	case "testdata", "vendor", "node_modules":
		return true
	}
	return strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_")
}

// Reaches reports whether the go command looks for packages in a directory, from another one above it on.
func Reaches(from, dir string) bool {
	rel, err := filepath.Rel(from, dir)
	if err != nil || !filepath.IsLocal(rel) {
		return false
	}
	return rel == "." || !slices.ContainsFunc(strings.Split(filepath.ToSlash(rel), "/"), isLeftOut)
}

// IsModule reports whether a directory is the root of a module.
func IsModule(dir string) bool {
	info, err := os.Stat(filepath.Join(dir, "go.mod"))
	return err == nil && info.Mode().IsRegular()
}

// ModuleOf returns the directory of the module around a path of which not all needs to be there, or
// nothing.
func ModuleOf(path string) string {
	if file := nearest(path, "go.mod"); file != "" {
		return filepath.Dir(file)
	}
	return ""
}

// HasPackages reports whether there are Go files below a directory, of which the go command makes
// packages.
func HasPackages(dir string) bool {
	found, seen := false, 0
	_ = filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		seen++
		switch {
		case err != nil:
			return nil
		case seen > mostDirs:
			return fs.SkipAll
		case entry.IsDir() && path != dir && (isLeftOut(entry.Name()) || IsModule(path)):
			return fs.SkipDir
		case !entry.IsDir() && filepath.Ext(path) == ".go":
			found = true
			return fs.SkipAll
		}
		return nil
	})
	return found
}
