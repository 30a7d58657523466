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

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/gofile"
	"github.com/mcperrlint/mcperrlint/internal/position"
)

// source is a file that fixes want to change.
type source struct {
	path    string // without symbolic links
	name    string // as a finding has it
	file    checkout.File
	content []byte
	sum     finding.Sum // of the content
	fset    *token.FileSet
	syntax  *ast.File

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
	module, found := p.module(path)
	s := &source{path: path, name: name, file: checkout.File{Path: path, Tree: module}}
	if !found {
		s.reason = Outside
		return s
	}
	if s.content, s.err = p.content(s); s.err != nil {
		s.reason, s.err = Unreadable, cause(s.err)
		return s
	}
	s.sum = finding.SumOf(s.content)
	s.fset = token.NewFileSet()
	s.syntax, s.err = gofile.Parse(s.fset, path, s.content, parser.ParseComments)
	switch {
	case s.err != nil:
		s.reason = Unformatted
	case ast.IsGenerated(s.syntax):
		s.reason = Generated
	}
	return s
}

// content returns what a file holds, on the disk or in the overlay.
func (p *planner) content(s *source) ([]byte, error) {
	for _, name := range []string{s.name, s.path} {
		if content, found := p.options.Overlay[name]; found {
			return content, s.file.Check()
		}
	}
	return s.file.Read()
}

// isMapped reports whether a //line directive holds for a place.
func (s *source) isMapped(offset int) bool {
	pos := s.fset.File(s.syntax.FileStart).Pos(offset)
	_, differs := position.Said(s.fset, pos, position.Real(s.fset, pos))
	return differs
}

// byteOrderMark can stand in front of a Go file. The parser skips it, but the
// offsets count its bytes.
const byteOrderMark = "\ufeff"

// hasMark reports whether the file begins with a byte order mark.
func (s *source) hasMark() bool { return bytes.HasPrefix(s.content, []byte(byteOrderMark)) }

// behindMark returns an offset, or that of the first byte behind the byte order mark
// for one that lies before it: the mark must stay in front.
func (s *source) behindMark(offset int) int {
	if s.hasMark() && 0 <= offset && offset < len(byteOrderMark) {
		return len(byteOrderMark)
	}
	return offset
}

// inImports reports whether a place is between the package clause and the end of
// the last import.
func (s *source) inImports(offset int) bool {
	last := s.syntax.Name.End()
	for _, decl := range s.syntax.Decls {
		if d, ok := decl.(*ast.GenDecl); ok && d.Tok == token.IMPORT {
			last = d.End()
		}
	}
	file := s.fset.File(s.syntax.FileStart)
	return file.Offset(s.syntax.Name.End()) <= offset && offset <= file.Offset(last)
}

// module returns the root of the module that a file is part of, if it is one of
// those that may be changed.
func (p *planner) module(path string) (root string, found bool) {
	root = filepath.Dir(path)
	for !isFile(filepath.Join(root, "go.mod")) {
		if parent := filepath.Dir(root); parent != root {
			root = parent
			continue
		}
		return "", false
	}
	rel, err := filepath.Rel(root, path)
	return root, err == nil && slices.Contains(p.modules, root) && !strings.HasPrefix(filepath.ToSlash(rel), "vendor/")
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
