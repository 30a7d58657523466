package fix

import (
	"bytes"
	"cmp"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// source is a file that fixes want to change.
type source struct {
	path    string // without symbolic links
	content []byte
	fset    *token.FileSet
	file    *ast.File

	reason Reason // why it must not be changed, or 0
	err    error  // more about that, or nil

	accepted []accepted
	fixed    []byte
}

func comparePaths(a, b *source) int { return cmp.Compare(a.path, b.path) }

// source returns the file with a name. Names that mean the same file give the
// same source.
func (p *planner) source(name string) *source {
	if s := p.named[name]; s != nil {
		return s
	}
	path, err := filepath.EvalSymlinks(name)
	if err != nil {
		path = name
	}
	s := p.sources[path]
	if s == nil {
		s = p.read(path, name)
		p.sources[path] = s
	}
	p.named[name] = s
	return s
}

// read reads a file, and finds out whether it may be changed.
func (p *planner) read(path, name string) *source {
	s := &source{path: path}
	if s.content, s.err = os.ReadFile(path); s.err != nil {
		s.reason, s.err = Unreadable, cause(s.err)
		return s
	}
	if !p.inModules(path) {
		s.reason = Outside
		return s
	}
	if p.options.Source != nil {
		if analysed, known := p.options.Source(name); known && !bytes.Equal(analysed, s.content) {
			s.reason = Changed
			return s
		}
	}
	s.fset = token.NewFileSet()
	s.file, s.err = parser.ParseFile(s.fset, path, s.content, parser.ParseComments)
	switch {
	case s.err != nil:
		s.reason = Unformatted
	case ast.IsGenerated(s.file):
		s.reason = Generated
	}
	return s
}

// isMapped reports whether a //line directive holds for a place.
func (s *source) isMapped(offset int) bool {
	pos := s.fset.File(s.file.FileStart).Pos(offset)
	return s.fset.PositionFor(pos, true) != s.fset.PositionFor(pos, false)
}

// inImports reports whether a place is between the package clause and the end of
// the last import.
func (s *source) inImports(offset int) bool {
	last := s.file.Name.End()
	for _, decl := range s.file.Decls {
		if d, ok := decl.(*ast.GenDecl); ok && d.Tok == token.IMPORT {
			last = d.End()
		}
	}
	file := s.fset.File(s.file.FileStart)
	return file.Offset(s.file.Name.End()) <= offset && offset <= file.Offset(last)
}

// inModules reports whether a file is part of one of the modules.
func (p *planner) inModules(path string) bool {
	root := filepath.Dir(path)
	for !isFile(filepath.Join(root, "go.mod")) {
		if parent := filepath.Dir(root); parent != root {
			root = parent
			continue
		}
		return false
	}
	rel, err := filepath.Rel(root, path)
	return err == nil && slices.Contains(p.modules, root) && !strings.HasPrefix(filepath.ToSlash(rel), "vendor/")
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// resolved returns directories without symbolic links.
func resolved(dirs []string) []string {
	list := make([]string, len(dirs))
	for i, dir := range dirs {
		list[i] = filepath.Clean(dir)
		if real, err := filepath.EvalSymlinks(dir); err == nil {
			list[i] = real
		}
	}
	return list
}
