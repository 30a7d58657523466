package targets

import (
	"go/build"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/mod/modfile"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
)

// A workspace is what a go.work file says. The zero workspace is none.
type workspace struct {
	root    string   // the directory of the file
	modules []string // the directories of its modules
}

// workspaceAt returns the workspace that is in force in a directory. Of a file that is wrong the
// go command says so.
func workspaceAt(dir string, env func(string) string) workspace {
	file := WorkspaceFile(dir, env)
	if file == "" {
		return workspace{}
	}
	text, err := checkout.Named(file).Read()
	if err != nil {
		return workspace{}
	}
	work, err := modfile.ParseWork(file, text, nil)
	if err != nil {
		return workspace{}
	}
	w := workspace{root: filepath.Dir(file)}
	for _, use := range work.Use {
		module := filepath.FromSlash(use.Path)
		if !filepath.IsAbs(module) {
			module = filepath.Join(w.root, module)
		}
		w.modules = append(w.modules, filepath.Clean(module))
	}
	return w
}

// Root returns the directory from which all is looked at that belongs to the packages of a file: that of
// the workspace if its module is part of one, else of its module. It returns nothing for a file of no
// module.
func Root(file string, env func(string) string) string {
	module := ModuleOf(filepath.Dir(file))
	if w := workspaceAt(module, env); module != "" && slices.Contains(w.modules, module) {
		return w.root
	}
	return module
}

// WorkspaceFile returns the path of the go.work file that is in force in a directory, or nothing.
func WorkspaceFile(dir string, env func(string) string) string {
	switch file := env("GOWORK"); file {
	case "":
		return nearest(dir, "go.work")
	case "off":
		return ""
	default:
		return file
	}
}

// nearest returns the path of the file with a name that is nearest to a directory, in it or above
// it, or nothing.
func nearest(dir, name string) string {
	for ; ; dir = filepath.Dir(dir) {
		path := filepath.Join(dir, name)
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			return path
		}
		if dir == filepath.Dir(dir) {
			return ""
		}
	}
}

// expand returns patterns in which dir/... means the modules of the workspace below the directory
// as well. At the root of the workspace that is all of them, wherever they are.
func (w workspace) expand(dir string, patterns []string) []string {
	if len(w.modules) == 0 {
		return patterns
	}
	if len(patterns) == 0 {
		patterns = []string{"./..."}
	}
	var expanded []string
	for _, p := range patterns {
		base, below := strings.CutSuffix(filepath.ToSlash(p), "/...")
		if !below || !build.IsLocalImport(base) && !filepath.IsAbs(base) {
			expanded = append(expanded, p)
			continue
		}
		at := filepath.FromSlash(base)
		if !filepath.IsAbs(at) {
			at = filepath.Join(dir, at)
		}
		expanded = append(expanded, w.below(dir, p, filepath.Clean(at))...)
	}
	return expanded
}

// below returns the patterns for what one pattern means, which is everything below a directory.
func (w workspace) below(dir, asked, at string) []string {
	var list []string
	if module := nearest(at, "go.mod"); module != "" && slices.Contains(w.modules, filepath.Dir(module)) {
		list = append(list, asked)
	}
	for _, module := range w.modules {
		rel, err := filepath.Rel(at, module)
		if module != at && (at == w.root || err == nil && filepath.IsLocal(rel)) {
			list = append(list, pattern(dir, module)+"/...")
		}
	}
	if len(list) == 0 {
		return []string{asked} // the go command says what is wrong with it
	}
	return list
}
