package driver

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/mod/modfile"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
)

// root is a module whose files can change: one of the main modules, or one that
// takes the place of another.
type root struct{ dir, path string }

// readRoots reads which local modules there are, and adds to the snapshot the files
// that say so.
func (s *snapshot) readRoots() error {
	if !s.listsAsUsual() {
		return errNoSnapshot
	}
	if s.settings.GOWORK == "" || s.settings.GOWORK == "off" {
		return s.readModule(filepath.Dir(s.settings.GOMOD), true)
	}
	dir := filepath.Dir(s.settings.GOWORK)
	text, err := s.content(s.settings.GOWORK)
	if err != nil {
		return err
	}
	if _, err := s.content(s.settings.GOWORK + ".sum"); err != nil && !os.IsNotExist(err) {
		return err
	}
	work, err := modfile.ParseWork(s.settings.GOWORK, text, nil)
	if err != nil {
		return err
	}
	for _, use := range work.Use {
		if err := s.readModule(absIn(dir, use.Path), true); err != nil {
			return err
		}
	}
	return s.readReplaced(dir, work.Replace)
}

// listsAsUsual reports whether nothing was asked for that lets the go command look
// elsewhere. With -mod=mod it may first edit go.mod and go.sum; a listing is kept only where it did not.
func (s *snapshot) listsAsUsual() bool {
	if len(s.cfg.Overlay) > 0 && s.recall == nil || s.settings.GOMOD == "" || strings.HasPrefix(s.settings.GOVERSION, "devel") || strings.ContainsAny(s.settings.GOFLAGS, `'"`) {
		return false
	}
	for _, name := range []string{"overlay", "modfile", "C"} {
		if s.flag(name) != "" {
			return false
		}
	}
	if !slices.Contains([]string{"", "readonly", "mod"}, s.flag("mod")) {
		return false
	}
	for _, pattern := range s.cfg.Patterns {
		local := pattern == "." || pattern == ".." || strings.HasPrefix(pattern, "./") || strings.HasPrefix(pattern, "../")
		if !local || strings.HasSuffix(pattern, ".go") {
			return false
		}
	}
	return true
}

// readModule reads what a module says about itself and, if it is a main one, about
// others.
func (s *snapshot) readModule(dir string, isMain bool) error {
	for _, r := range s.roots {
		if r.dir == dir {
			return nil
		}
	}
	if _, err := os.Lstat(filepath.Join(dir, "vendor")); err == nil {
		return errNoSnapshot
	}
	if _, err := s.content(filepath.Join(dir, "go.sum")); err != nil && !os.IsNotExist(err) {
		return err
	}
	name := filepath.Join(dir, "go.mod")
	text, err := s.content(name)
	if err != nil {
		return err
	}
	file, err := modfile.Parse(name, text, nil)
	if err != nil || file.Module == nil {
		return errNoSnapshot
	}
	s.roots = append(s.roots, root{dir, file.Module.Mod.Path})
	s.sources.trees = append(s.sources.trees, dir)
	if isMain {
		return s.readReplaced(dir, file.Replace)
	}
	return nil
}

// readReplaced reads the modules that take the place of others.
func (s *snapshot) readReplaced(dir string, list []*modfile.Replace) error {
	for _, r := range list {
		if r.New.Version != "" {
			continue // a module of the module cache
		}
		if err := s.readModule(absIn(dir, r.New.Path), false); err != nil {
			return err
		}
		// The packages of that module may go by another path.
		s.roots = append(s.roots, root{absIn(dir, r.New.Path), r.Old.Path})
	}
	return nil
}

// content reads a file and adds it to the snapshot.
func (s *snapshot) content(path string) ([]byte, error) {
	data, err := s.sources.load(checkout.File{Path: path, Tree: filepath.Dir(path)})
	if err == nil {
		fmt.Fprintf(s.sum, "content %q %d\n%s\n", path, len(data), data)
	}
	return data, err
}

func absIn(dir, path string) string {
	if filepath.IsAbs(path) {
		return filepath.Clean(path)
	}
	return filepath.Join(dir, filepath.FromSlash(path))
}
