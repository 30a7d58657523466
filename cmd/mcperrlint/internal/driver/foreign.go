package driver

import (
	"cmp"
	"context"
	"errors"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"os/exec"
	"path/filepath"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/gofile"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/process"
	"github.com/mcperrlint/mcperrlint/internal/position"
)

// foreign says why packages are not listed by the go command, or are compiled
// by a compiler whose types we do not know, if so.
func (s *session) foreign() string {
	switch tool := s.env("GOPACKAGESDRIVER"); tool {
	case "off":
	case "":
		if path, err := exec.LookPath("gopackagesdriver"); err == nil {
			return "packages are loaded through " + path + ", with all their dependencies from source"
		}
	default:
		return "packages are loaded through GOPACKAGESDRIVER=" + tool + ", with all their dependencies from source"
	}
	if compiler := s.flag("compiler"); compiler != "" && compiler != "gc" {
		return "packages are loaded with all their dependencies from source, because of -compiler=" + compiler
	}
	return ""
}

// loadForeign leaves loading to go/packages.
func (s *session) loadForeign(ctx context.Context) (*program, error) {
	s.progress.begin(PhaseLoad, 0)
	roots, err := packages.Load(&packages.Config{
		Mode:       packages.LoadAllSyntax | packages.NeedModule | packages.NeedForTest,
		Context:    ctx,
		Dir:        s.dir,
		Env:        process.Environment(s.cfg.Env),
		BuildFlags: s.cfg.BuildFlags,
		Tests:      s.cfg.Tests,
		Overlay:    s.cfg.Overlay,
		ParseFile:  s.parseForeign,
	}, s.cfg.Patterns...)
	if err != nil {
		return nil, err
	}
	prog := new(program)
	packages.Visit(roots, nil, func(p *packages.Package) {
		prog.all = append(prog.all, p.PkgPath)
		if len(p.Errors) > 0 {
			prog.broken = append(prog.broken, Broken{Package: p.PkgPath, Errors: s.listedErrors(p)})
		}
	})
	for _, p := range roots {
		if p.Name == "main" && strings.HasSuffix(p.PkgPath, ".test") && len(p.GoFiles) == 1 && filepath.Ext(p.GoFiles[0]) == "" {
			continue // the generated program that runs tests
		}
		if p.Module != nil && p.Module.Main {
			prog.modules = append(prog.modules, p.Module.Dir)
		}
		if !p.IllTyped {
			prog.files = append(prog.files, p.GoFiles...)
		}
		prog.packages = append(prog.packages, cmp.Or(p.ForTest, p.PkgPath))
		if p.IllTyped && len(p.Errors) == 0 {
			prog.skipped = append(prog.skipped, p.PkgPath)
		}
		if len(p.Syntax) > 0 {
			prog.roots = append(prog.roots, p)
		}
	}
	return prog, nil
}

// parseForeign parses a file as go/packages does by itself.
func (s *session) parseForeign(fset *token.FileSet, path string, text []byte) (*ast.File, error) {
	file, err := gofile.Parse(fset, path, text, parser.AllErrors|parser.ParseComments)
	if file == nil {
		return nil, err
	}
	at := fset.File(file.FileStart)
	s.sources.sums.add(at, text)
	var list scanner.ErrorList
	if errors.As(err, &list) {
		for _, e := range list {
			e.Pos = position.Real(fset, at.Pos(e.Pos.Offset))
		}
	}
	return file, err
}

// listedErrors returns what is wrong with a package, with the real places of what is wrong
// with types.
func (s *session) listedErrors(p *packages.Package) []LoadError {
	all := make([]LoadError, len(p.Errors))
	rest := p.TypeErrors
	for i, e := range p.Errors {
		all[i] = LoadError{Pos: e.Pos, Message: oneLine(e.Msg)}
		switch {
		case e.Kind == packages.ListError:
			all[i].Pos = s.absPos(e.Pos)
		case e.Kind == packages.TypeError && len(rest) > 0:
			all[i], rest = errorAt(rest[0].Fset, rest[0].Pos, e.Msg), rest[1:]
		}
	}
	return all
}
