package driver

import (
	"context"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"go/types"
	"io/fs"
	"slices"
	"strings"
	"sync"
)

// check type-checks a package from source. Of packages that are not analysed,
// the bodies of functions are left out.
func (l *loader) check(ctx context.Context, n *node) {
	if n.compiled == nil {
		n.compiled = n.abs(n.GoFiles, n.CgoFiles)
	}
	if n.Error != nil {
		n.errs = append(n.errs, LoadError{Pos: l.absPos(n.Error.Pos), Message: oneLine(n.Error.Err)})
	}
	if len(n.compiled) == 0 {
		return
	}
	if n.whole {
		n.info = newInfo()
		l.parse(n)
		l.typeCheck(n)
		return
	}
	n.fakeC = len(n.CgoFiles) > 0
	l.parse(n)
	l.typeCheck(n)
	if n.fakeC && (len(n.errs) > 0 || showsInvalid(n.types)) {
		l.checkWithCgo(ctx, n)
	}
	n.files = nil
}

// parse parses the files of a package.
func (l *loader) parse(n *node) {
	for _, path := range n.compiled {
		file, err := l.parseFile(path, n.whole)
		if file != nil {
			n.files = append(n.files, file)
		}
		if err != nil {
			n.errs = append(n.errs, parseErrors(path, err)...)
		}
	}
	if n.Error != nil && slices.ContainsFunc(n.errs[1:], func(e LoadError) bool { return e.file() == n.errs[0].file() }) {
		// Have: the first error is what the go command made of the others.
		n.errs = n.errs[1:]
	}
}

type parsedFile struct {
	once sync.Once
	file *ast.File
	err  error
}

// parseFile parses a file, once if it belongs to a package that may have
// variants.
func (l *loader) parseFile(path string, whole bool) (*ast.File, error) {
	if !whole {
		return l.parseSource(path, parser.SkipObjectResolution)
	}
	p, _ := l.parsed.LoadOrStore(path, new(parsedFile))
	f := p.(*parsedFile)
	f.once.Do(func() {
		f.file, f.err = l.parseSource(path, parser.SkipObjectResolution|parser.ParseComments|parser.AllErrors)
	})
	return f.file, f.err
}

func (l *loader) parseSource(path string, mode parser.Mode) (*ast.File, error) {
	source, err := l.sources.read(path)
	if err != nil {
		return nil, err
	}
	return parser.ParseFile(l.fset, path, source, mode)
}

// typeCheck gives the package its types.
func (l *loader) typeCheck(n *node) {
	config := &types.Config{
		Importer:         importer{n},
		IgnoreFuncBodies: !n.whole,
		FakeImportC:      n.fakeC,
		Sizes:            l.sizes,
		Error: func(err error) {
			var e types.Error
			if errors.As(err, &e) {
				n.typeErrs = append(n.typeErrs, e)
				n.errs = append(n.errs, LoadError{Pos: e.Fset.Position(e.Pos).String(), Message: oneLine(e.Msg)})
			}
		},
	}
	if n.Module != nil && n.Module.GoVersion != "" {
		config.GoVersion = "go" + n.Module.GoVersion
	}
	before := len(n.errs)
	err := types.NewChecker(config, l.fset, n.types, n.info).Files(n.files)
	if err != nil && len(n.errs) == before {
		n.errs = append(n.errs, LoadError{Message: oneLine(err.Error())})
	}
}

// importer finds the imports of one package.
type importer struct{ n *node }

func (i importer) Import(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	dep := i.n.imports[path]
	switch {
	case dep == nil && i.n.importErrs[path] != nil:
		return nil, i.n.importErrs[path]
	case dep == nil:
		return nil, fmt.Errorf("the go command lists no package %s", path)
	case dep.types.Complete():
		return dep.types, nil
	case dep.Error != nil:
		return nil, errors.New(oneLine(dep.Error.Err))
	}
	return nil, fmt.Errorf("no types for %s", path)
}

func newInfo() *types.Info {
	return &types.Info{
		Types:        make(map[ast.Expr]types.TypeAndValue),
		Defs:         make(map[*ast.Ident]types.Object),
		Uses:         make(map[*ast.Ident]types.Object),
		Implicits:    make(map[ast.Node]types.Object),
		Instances:    make(map[*ast.Ident]types.Instance),
		Scopes:       make(map[ast.Node]*types.Scope),
		Selections:   make(map[*ast.SelectorExpr]*types.Selection),
		FileVersions: make(map[*ast.File]string),
	}
}

// parseErrors returns what is wrong with a file.
func parseErrors(path string, err error) []LoadError {
	var list scanner.ErrorList
	if errors.As(err, &list) {
		all := make([]LoadError, len(list))
		for i, e := range list {
			all[i] = LoadError{Pos: e.Pos.String(), Message: oneLine(e.Msg)}
		}
		return all
	}
	return []LoadError{{Pos: token.Position{Filename: path, Line: 1}.String(), Message: oneLine(cause(err).Error())}}
}

// cause returns an error without the operation and the path.
func cause(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// absPos returns a place that the go command tells, with an absolute path.
func (s *session) absPos(pos string) string {
	if pos == "" {
		return ""
	}
	return s.abs(pos)
}
