package driver

import (
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

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cgo"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/gofile"
)

// source is a package as it is type-checked.
type source struct {
	pkg      *types.Package
	files    []*ast.File
	c        *cSource    // what is known of C, if the package uses it
	fakeC    bool        // nothing is known of C, and its use is no error
	broken   bool        // what is wrong is wrong with Go
	lasts    bool        // nothing changes the files, so that they can be of use in another run
	size     int         // of the files
	info     *types.Info // nil if the bodies of functions are left out
	typeErrs []types.Error
}

// all returns the files, and the one with the declarations for C.
func (s *source) all() []*ast.File {
	if s.c == nil || s.fakeC {
		return s.files
	}
	return append(s.files[:len(s.files):len(s.files)], s.c.file)
}

// wholeMode is the mode in which a package is parsed that is analysed.
const wholeMode = parser.SkipObjectResolution | parser.ParseComments | parser.AllErrors

// checkWhole type-checks a package that is analysed, and gives it the types that
// importers see: see [loader.open].
func (l *loader) checkWhole(n *node) *source {
	src := &source{pkg: types.NewPackage(n.path, n.Name), info: newInfo()}
	l.prepare(n)
	if len(n.compiled) == 0 {
		return src
	}
	src.lasts = l.recall != nil && !n.nearC
	l.parse(n, src, wholeMode)
	if n.usesC() {
		l.checkWithC(n, src)
	} else {
		l.typeCheck(n, src)
	}
	if n.wanted && !n.types.Complete() {
		l.declare(n, src)
	}
	l.leaveOut(n, src)
	n.errs = append(n.errs, loadErrors(src.typeErrs)...)
	return src
}

// declare gives a package the types that importers see. What is wrong with them
// is wrong with the whole package, too.
func (l *loader) declare(n *node, of *source) {
	src := &source{pkg: n.types, files: of.files, c: of.c}
	l.typeCheckSeen(n, src)
	n.noteC()
}

// checkTypes type-checks a package that is not analysed, without the bodies of
// functions.
func (l *loader) checkTypes(n *node) {
	l.prepare(n)
	if len(n.compiled) == 0 {
		return
	}
	src := &source{pkg: n.types}
	l.parse(n, src, parser.SkipObjectResolution|n.comments(), n.insides...)
	n.dropLeft(src.files)
	l.typeCheckSeen(n, src)
	if len(src.typeErrs) > 0 && n.usesC() {
		src.typeErrs = l.blame(n, src)
	}
	n.setImports()
	n.errs = append(n.errs, loadErrors(src.typeErrs)...)
	n.noteC()
}

// comments returns the mode in which a package is parsed that is not analysed: C stands in
// comments.
func (n *node) comments() parser.Mode {
	if n.usesC() {
		return parser.ParseComments
	}
	return 0
}

// prepare notes which files are compiled, and what the go command found wrong
// with them.
func (l *loader) prepare(n *node) {
	n.compiled = n.abs(n.GoFiles, n.CgoFiles)
	if n.Error != nil {
		n.errs = append(n.errs, l.listedError(n.Error))
	}
	for _, path := range n.abs(n.SwigFiles, n.SwigCXXFiles) {
		n.errs = append(n.errs, LoadError{Pos: token.Position{Filename: path, Line: 1}.String(), Message: "not looked at: SWIG makes Go from this file, and it is not run"})
	}
}

// listedError returns what the go command found wrong. What it quotes of a file that a link has
// led to, out of the module, is not told.
func (l *loader) listedError(of *listedError) LoadError {
	e := LoadError{Pos: l.absPos(of.Pos), Message: oneLine(of.Err)}
	if file := e.file(); file != "" {
		if err := l.sources.file(file).Check(); errors.Is(err, checkout.ErrOutside) {
			e.Message = oneLine(cause(err).Error())
		}
	}
	return e
}

// parse parses the files of a package, without what is in the bodies of functions if
// it is told where those are.
func (l *loader) parse(n *node, src *source, mode parser.Mode, insides ...[]int) {
	before := len(n.errs)
	for i, path := range n.compiled {
		var inside []int
		if len(insides) == len(n.compiled) {
			inside = insides[i]
		}
		file, err := l.parseFile(src, path, mode, inside)
		if file != nil {
			src.files = append(src.files, file)
		}
		if err != nil {
			n.errs = append(n.errs, l.parseErrors(path, file, err)...)
		}
	}
	if n.Error != nil && n.isOf(n.errs[0], n.errs[before:]) {
		n.errs = n.errs[1:]
	}
}

// isOf reports whether an error of the go command is what it made of errors in the syntax. It
// tells the place that a //line directive says, which can be in any file.
func (n *node) isOf(e LoadError, syntax []LoadError) bool {
	return slices.ContainsFunc(syntax, func(own LoadError) bool {
		return own.file() == e.file() || own.Said.File != "" && own.Said.File == e.file()
	})
}

// mostOfPackage is how many bytes the Go files of a package can have together. Those of the
// largest that people generate have a third of it.
const mostOfPackage = 2 * checkout.Limit

// errPackage means that they have more.
var errPackage = fmt.Errorf("not read: the Go files of the package have more than %d bytes", mostOfPackage)

func (l *loader) parseFile(src *source, path string, mode parser.Mode, inside []int) (*ast.File, error) {
	text, err := l.sources.read(path)
	if err != nil {
		return nil, err
	}
	if src.size += len(text); src.size > mostOfPackage {
		return nil, errPackage
	}
	file, err := l.parseText(src, path, blank(text, inside), mode)
	if file != nil && src.info != nil { // what is analysed can have fixes
		l.sources.sums.add(l.fset.File(file.FileStart), text)
	}
	return file, err
}

// parseText parses the text of a file, unless it did so in an earlier run.
func (l *loader) parseText(src *source, path string, text []byte, mode parser.Mode) (*ast.File, error) {
	if !src.lasts {
		return gofile.Parse(l.fset, path, text, mode)
	}
	sum := finding.SumOf(text)
	known := l.recall.syntax[path]
	if known == nil || known.sum != sum {
		file, err := gofile.Parse(l.fset, path, text, mode)
		known = &knownSyntax{sum: sum, file: file, err: err, size: len(text)}
	}
	l.noteSyntax(path, known)
	return known.file, known.err
}

// mostTypeErrors is how many errors of types are kept of a package: generated code can have one
// in each of a million lines.
const mostTypeErrors = 1000

// typeCheck gives a package its types.
func (l *loader) typeCheck(n *node, src *source) {
	files := src.all()
	if err := unfolded(l.fset, files); err != nil {
		src.typeErrs = append(src.typeErrs, *err)
		return
	}
	config := &types.Config{
		Importer:         importer{n},
		IgnoreFuncBodies: src.info == nil,
		FakeImportC:      src.fakeC,
		Sizes:            l.sizes,
		Error: func(err error) {
			var e types.Error
			if errors.As(err, &e) && !(n.usesC() && cgo.IsUnknown(e)) && len(src.typeErrs) < mostTypeErrors {
				src.typeErrs = append(src.typeErrs, e)
			}
		},
	}
	if n.usesC() && !src.fakeC {
		cgo.Configure(config)
	}
	if n.Module != nil && n.Module.GoVersion != "" {
		config.GoVersion = "go" + n.Module.GoVersion
	}
	err := types.NewChecker(config, l.fset, src.pkg, src.info).Files(files)
	if err != nil && len(src.typeErrs) == 0 && !n.usesC() {
		src.typeErrs = append(src.typeErrs, types.Error{Fset: l.fset, Msg: err.Error()})
	}
}

// loadErrors returns what is worth telling of what the type checker found. Where a
// package cannot be imported, that is all: the rest follows from it, or cannot be told
// from what does.
func loadErrors(list []types.Error) []LoadError {
	if slices.ContainsFunc(list, isImportError) {
		list = slices.DeleteFunc(slices.Clone(list), func(e types.Error) bool { return !isImportError(e) })
	}
	all := make([]LoadError, len(list))
	for i, e := range list {
		all[i] = errorAt(e.Fset, e.Pos, e.Msg)
	}
	return all
}

func isImportError(e types.Error) bool { return strings.HasPrefix(e.Msg, importFails) }

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

// parseErrors returns what is wrong with a file. The parser says it of the places that //line
// directives say, but counts bytes of the file.
func (l *loader) parseErrors(path string, syntax *ast.File, err error) []LoadError {
	var list scanner.ErrorList
	if errors.As(err, &list) {
		all := make([]LoadError, len(list))
		for i, e := range list {
			if syntax == nil {
				all[i] = LoadError{Pos: e.Pos.String(), Message: oneLine(e.Msg)}
				continue
			}
			all[i] = errorAt(l.fset, l.fset.File(syntax.FileStart).Pos(e.Pos.Offset), e.Msg)
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
