package driver

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"go/token"
	"go/types"
	"io"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// compiledPackage is what the go command tells of a package that it ran cgo for.
type compiledPackage struct {
	ImportPath, Dir string
	CompiledGoFiles []string
	Error           *listedError
	DepsErrors      []*listedError
}

// usesC reports whether some of the Go files of a package must be made.
func (l *listed) usesC() bool { return len(l.CgoFiles)+len(l.SwigFiles)+len(l.SwigCXXFiles) > 0 }

// runCgo has the files made that packages which are analysed and use cgo are
// compiled from. Nothing else is compiled for that.
func (l *loader) runCgo(ctx context.Context, order []*node) {
	var using []*node
	var paths []string
	for _, n := range order {
		if n.whole && n.usesC() {
			using = append(using, n)
			paths = append(paths, n.path)
		}
	}
	if len(using) == 0 {
		return
	}
	slices.Sort(paths)
	made, err := l.cgoFiles(ctx, slices.Compact(paths))
	for _, n := range using {
		l.useCgo(n, made[n.path], err)
	}
}

// cgoFiles runs cgo for packages.
func (l *loader) cgoFiles(ctx context.Context, paths []string) (map[string]*compiledPackage, error) {
	out, err := l.goCommand(ctx, l.listArgs([]string{"-deps=false", "-test=false", "-compiled", "-json=ImportPath,Dir,CompiledGoFiles,Error,DepsErrors"}, paths)...)
	if err != nil {
		return nil, err
	}
	made := make(map[string]*compiledPackage)
	for decoder := json.NewDecoder(bytes.NewReader(out)); ; {
		p := new(compiledPackage)
		if err := decoder.Decode(p); errors.Is(err, io.EOF) {
			return made, nil
		} else if err != nil {
			return nil, err
		}
		made[p.ImportPath] = p
	}
}

// useCgo gives a package the files that cgo made. Variants of it for tests have
// Go files more, which cannot use cgo.
func (l *loader) useCgo(n *node, made *compiledPackage, err error) {
	n.onC = true
	n.compiled = n.abs(n.GoFiles)
	before := len(n.compiled)
	if made != nil {
		for _, file := range made.CompiledGoFiles {
			if filepath.IsAbs(file) && (filepath.Ext(file) == ".go" || filepath.Ext(file) == "") {
				n.compiled = append(n.compiled, file)
			}
		}
	}
	if len(n.compiled) > before {
		return
	}
	n.fakeC = true
	n.compiled = n.abs(n.GoFiles, n.CgoFiles)
	n.errs = append(n.errs, l.cgoErrors(made, err)...)
}

// cgoErrors says why there are no files.
func (l *loader) cgoErrors(made *compiledPackage, err error) []LoadError {
	if err != nil {
		return []LoadError{{Message: oneLine(err.Error())}}
	}
	if made != nil {
		for _, e := range append([]*listedError{made.Error}, made.DepsErrors...) {
			if e != nil {
				return l.compilerErrors(e)
			}
		}
	}
	return []LoadError{{Message: "cgo made no files for the package"}}
}

// compilerLine is how compilers write an error.
var compilerLine = regexp.MustCompile(`^(.+?:\d+(?::\d+)?): (.+)$`)

// compilerErrors returns the errors of a compiler, of which the go command makes
// a single one.
func (l *loader) compilerErrors(e *listedError) []LoadError {
	var all []LoadError
	for line := range strings.Lines(e.Err) {
		if m := compilerLine.FindStringSubmatch(strings.TrimSpace(line)); m != nil {
			all = append(all, LoadError{Pos: l.absPos(m[1]), Message: oneLine(m[2])})
		}
	}
	if len(all) == 0 {
		all = []LoadError{{Pos: l.absPos(e.Pos), Message: oneLine(e.Err)}}
	}
	return all
}

// checkWithCgo type-checks a package again of which other packages see what it
// takes from C.
func (l *loader) checkWithCgo(ctx context.Context, n *node) {
	made, err := l.cgoFiles(ctx, []string{n.path})
	n.errs, n.fakeC = nil, false
	n.types = types.NewPackage(n.path, n.Name)
	if n.cacheable() {
		l.readLock.Lock()
		l.byPath[n.path] = n.types
		l.readLock.Unlock()
	}
	l.prepare(n)
	l.useCgo(n, made[n.path], err)
	l.checkDeclarations(n)
}

// showsInvalid reports whether other packages see types that are not known.
func showsInvalid(pkg *types.Package) bool {
	v := visibility{pkg: pkg, seen: make(map[types.Type]bool)}
	for _, name := range pkg.Scope().Names() {
		if token.IsExported(name) && v.invalid(pkg.Scope().Lookup(name).Type()) {
			return true
		}
	}
	return false
}

type visibility struct {
	pkg  *types.Package
	seen map[types.Type]bool
}

// invalid reports whether a type is, or lets other packages reach, one that is
// not known.
func (v visibility) invalid(t types.Type) bool {
	if t == nil || v.seen[t] {
		return false
	}
	v.seen[t] = true
	switch t := t.(type) {
	case *types.Basic:
		return t.Kind() == types.Invalid
	case *types.Alias:
		return v.invalid(types.Unalias(t))
	case *types.Named:
		return v.invalidNamed(t)
	case *types.Struct:
		for f := range t.Fields() {
			if (f.Exported() || f.Embedded()) && v.invalid(f.Type()) {
				return true
			}
		}
	case *types.Interface:
		for m := range t.Methods() {
			if v.invalid(m.Type()) {
				return true
			}
		}
	case *types.Signature:
		return v.invalid(t.Params()) || v.invalid(t.Results())
	case *types.Tuple:
		for x := range t.Variables() {
			if v.invalid(x.Type()) {
				return true
			}
		}
	case *types.Map:
		return v.invalid(t.Key()) || v.invalid(t.Elem())
	case interface{ Elem() types.Type }:
		return v.invalid(t.Elem())
	}
	return false
}

func (v visibility) invalidNamed(t *types.Named) bool {
	if t.Obj().Pkg() != v.pkg {
		return false
	}
	for m := range t.Methods() {
		if m.Exported() && v.invalid(m.Type()) {
			return true
		}
	}
	return v.invalid(t.Underlying())
}
