package driver

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cdecl"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cgo"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/gofile"
)

// usesC reports whether some of the Go files of a package use C.
func (l *listed) usesC() bool { return len(l.CgoFiles) > 0 }

// cPackage returns a package that uses C.
func (s *session) cPackage(l *listed) *cgo.Package {
	return &cgo.Package{
		Platform: cdecl.Platform{OS: s.settings.GOOS, Arch: s.settings.GOARCH},
		Dir:      l.Dir, Root: l.root(), Flags: s.cFlags(l), Read: s.sources.readHeader,
	}
}

// root returns the directory of the module that a package belongs to: also where it is in the
// vendor directory of another one.
func (l *listed) root() string {
	if l.Module == nil {
		return l.Dir
	}
	path, _, _ := strings.Cut(l.ImportPath, " ") // without the test that it is built for
	below, ok := strings.CutPrefix(path, l.Module.Path)
	root, found := strings.CutSuffix(l.Dir, filepath.FromSlash(below))
	if !ok || !found {
		return l.Dir
	}
	return root
}

// cFlags returns the flags for the preprocessor and the compiler of C, as the environment and
// the package set them.
func (s *session) cFlags(l *listed) []string {
	given := strings.Fields(s.env("CGO_CPPFLAGS") + " " + s.env("CGO_CFLAGS"))
	return slices.Concat(given, l.CgoCPPFLAGS, l.CgoCFLAGS)
}

// headers returns the headers that the types of a package can depend on.
func (s *session) headers(l *listed) []string {
	var files []*ast.File
	for _, path := range l.abs(l.CgoFiles) {
		text, err := s.sources.keep(path)
		if err != nil {
			continue // which is told when it is parsed
		}
		file, err := gofile.Parse(token.NewFileSet(), path, text, parser.ImportsOnly|parser.ParseComments)
		if err == nil {
			files = append(files, file)
		}
	}
	return s.cPackage(l).Headers(files)
}

// cSource is what is known of the C that a package uses.
type cSource struct {
	declared *cdecl.Declarations
	file     *ast.File // what stands for it in Go
	text     []byte    // of the file
	unknown  []string  // names that nothing declares
}

// typeCheckSeen gives a package the types that importers see, with what they see of the C
// that it uses.
func (l *loader) typeCheckSeen(n *node, src *source) {
	if !n.usesC() {
		l.typeCheck(n, src)
		return
	}
	c := &cSource{}
	if src.c != nil {
		c.declared = src.c.declared
	} else {
		c.declared = l.cPackage(n.listed).Declarations(src.files)
	}
	src.c = c
	l.useC(n, c, l.seenC(n, src))
	evident := cgo.Evident(src.files)
	isKnown := func(name string) bool { return evident[name].Type != "" || !slices.Contains(c.unknown, name) }
	defer cgo.Alias(src.files, isKnown)()
	l.typeCheck(n, src)
}

// seenC returns the declarations for what importers see: those for what is used outside of
// the bodies of functions, so that they are the same whether those were parsed or not.
func (l *loader) seenC(n *node, src *source) cgo.Text {
	return cgo.Declare(n.Name, src.c.declared, cgo.References(src.files, false), cgo.Evident(src.files))
}

// useC makes a file of declarations.
func (l *loader) useC(n *node, c *cSource, text cgo.Text) {
	// The file is there even if something in it is wrong, which the type checker finds.
	c.file, _ = parser.ParseFile(l.fset, filepath.Join(n.Dir, cgo.FileName), text.Go, parser.SkipObjectResolution|parser.ParseComments)
	c.text, c.unknown = text.Go, text.Unknown
}

// checkWithC type-checks a package that is analysed and uses C. What nothing declares is
// guessed from how Go uses it.
func (l *loader) checkWithC(n *node, src *source) {
	cgo.Separate(src.files)
	src.c = &cSource{declared: l.cPackage(n.listed).Declarations(src.files)}
	used, guesses := cgo.References(src.files, true), cgo.Evident(src.files)
	for range mostGuesses {
		l.useC(n, src.c, cgo.Declare(n.Name, src.c.declared, used, guesses))
		src.pkg, src.info, src.typeErrs = types.NewPackage(n.path, n.Name), newInfo(), nil
		l.typeCheck(n, src)
		if !cgo.Infer(cgo.Checked{Pkg: src.pkg, Info: src.info, Files: src.files}, used, src.c.unknown, guesses) {
			break
		}
	}
	if own := l.blame(n, src); len(own) > 0 {
		src.typeErrs, src.broken = own, true
	}
}

// mostGuesses is how often guesses are made, each time from what the guesses before it say of
// other names.
const mostGuesses = 6

// blame returns the errors in Go: those that are there as well if nothing is known of C and
// its use is no error. What is wrong only with what is declared of C may be right.
func (l *loader) blame(n *node, src *source) []types.Error {
	if len(src.typeErrs) == 0 {
		return nil
	}
	fake := &source{pkg: types.NewPackage(n.path, n.Name), files: src.files, fakeC: true}
	if src.info != nil {
		fake.info = newInfo()
	}
	defer cgo.Alias(src.files, func(string) bool { return false })()
	l.typeCheck(n, fake)
	return slices.DeleteFunc(slices.Clone(src.typeErrs), func(e types.Error) bool {
		return !slices.ContainsFunc(fake.typeErrs, func(f types.Error) bool { return e.Pos == f.Pos && e.Msg == f.Msg })
	})
}

// noteC notes whether a package, or one that it is built from, shows types of C that are
// not known.
func (n *node) noteC() {
	n.onC = n.usesC() && showsInvalid(n.types)
	for _, dep := range n.deps {
		n.onC = n.onC || dep.onC
	}
}

// reader returns how passes read the files of a package.
func (l *loader) reader(src *source) func(string) ([]byte, error) {
	return func(path string) ([]byte, error) {
		if src.c != nil && path == l.fset.File(src.c.file.FileStart).Name() {
			return src.c.text, nil
		}
		return l.sources.read(path)
	}
}
