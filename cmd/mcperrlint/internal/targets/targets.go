// Package targets turns command-line arguments into patterns for the go command.
//
// The go command takes server/store for an import path and ./server/store for a directory,
// allows files of one directory only, and rejects ./... at the root of a workspace that is not
// a module. People, hooks and lint-staged name directories and files as they find them:
//
//	server/store              ./server/store, if there is such a directory
//	server/main.go api/a.go   ./server ./api, and only what is found in the two files
//	./...                     ./a/... ./b/... at the root of a workspace with modules a and b
package targets

import (
	"fmt"
	"go/build"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// A List is what was named.
type List struct {
	// Patterns are for the go command. None means ./...
	Patterns []string
	// Files are the absolute paths of the Go files that were named, to whose packages the patterns
	// lead. None means that packages were named.
	Files []string
}

// Resolve returns what words name in an absolute directory. An environment says which workspace
// is in force.
func Resolve(dir string, words []string, env func(string) string) (List, error) {
	var list List
	var packages []string
	for _, word := range words {
		named, isFile, err := parse(dir, word)
		if err != nil {
			return List{}, err
		}
		if isFile {
			list.Files = append(list.Files, named)
		} else {
			packages = append(packages, named)
		}
	}
	if len(list.Files) > 0 && len(packages) > 0 {
		return List{}, fmt.Errorf("%s is a file, and %s is not: name packages or files, not both", short(dir, list.Files[0]), packages[0])
	}
	for _, file := range list.Files {
		packages = append(packages, pattern(dir, filepath.Dir(file)))
	}
	list.Patterns = compact(workspaceAt(dir, env).expand(dir, packages))
	return list, nil
}

// parse returns what one word names: the absolute path of a Go file, or a pattern.
func parse(dir, word string) (named string, isFile bool, err error) {
	base, below := strings.CutSuffix(filepath.ToSlash(word), "/...")
	explicit := build.IsLocalImport(base) || filepath.IsAbs(word)
	path := filepath.FromSlash(base)
	if !filepath.IsAbs(path) {
		path = filepath.Join(dir, path)
	}
	info, err := os.Stat(path)
	switch {
	case base == "" || strings.Contains(base, "...") || err != nil:
		return word, false, nil // the go command says what is wrong with it, if anything
	case !info.IsDir() && !below && strings.HasSuffix(base, ".go"):
		return path, true, nil
	case !info.IsDir():
		return "", false, fmt.Errorf("%s: this is a file; packages are named by their directories, or by their Go files", word)
	case explicit:
		return word, false, nil
	}
	return "./" + filepath.ToSlash(word), false, nil
}

// pattern returns the pattern for a directory. The go command keeps what it knows of relative
// ones, and finds those of absolute paths in a module alone.
func pattern(dir, named string) string {
	rel, err := filepath.Rel(dir, named)
	if err == nil && !filepath.IsLocal(rel) {
		// One of the two may go through a symbolic link, as /tmp does on macOS.
		realDir, err1 := filepath.EvalSymlinks(dir)
		realNamed, err2 := filepath.EvalSymlinks(named)
		if through, err3 := filepath.Rel(realDir, realNamed); err1 == nil && err2 == nil && err3 == nil && filepath.IsLocal(through) {
			rel = through
		}
	}
	switch {
	case err != nil:
		return named
	case filepath.IsLocal(rel) && rel != ".":
		return "./" + filepath.ToSlash(rel)
	}
	return filepath.ToSlash(rel)
}

// short returns the path of a file as it is seen from a directory.
func short(dir, file string) string {
	if rel, err := filepath.Rel(dir, file); err == nil && filepath.IsLocal(rel) {
		return rel
	}
	return file
}

// compact returns patterns in their order, each once.
func compact(patterns []string) []string {
	var once []string
	for _, p := range patterns {
		if !slices.Contains(once, p) {
			once = append(once, p)
		}
	}
	return once
}
