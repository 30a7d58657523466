package drafts

import (
	"go/ast"
	"go/token"
	"path"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/internal/position"
)

// A writer puts drafts into one package.
type writer struct {
	pass    *analysis.Pass
	root    inspector.Cursor
	bridged func(path string) bool // the program is built from a bridge
	taken   map[string]bool        // the names that drafts got
}

func newWriter(pass *analysis.Pass, bridged func(path string) bool) *writer {
	root := pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root()
	return &writer{pass: pass, root: root, bridged: bridged, taken: make(map[string]bool)}
}

// changes are the edits for a draft. That of an import is there once.
type changes []analysis.TextEdit

func (c *changes) add(edits ...analysis.TextEdit) {
	for _, e := range edits {
		if !slices.ContainsFunc(*c, func(known analysis.TextEdit) bool {
			return known.Pos == e.Pos && known.End == e.End && string(known.NewText) == string(e.NewText)
		}) {
			*c = append(*c, e)
		}
	}
}

func (c *changes) insert(at token.Pos, text string) { c.replace(at, at, text) }

func (c *changes) replace(from, to token.Pos, text string) {
	c.add(analysis.TextEdit{Pos: from, End: to, NewText: []byte(text)})
}

// fileOf returns the file of the program that has a place in it, or nil: tests and generated files are left alone.
func (w *writer) fileOf(pos token.Pos) *ast.File {
	file := syntax.FileOf(w.pass, pos)
	if file == nil || syntax.InTest(w.pass.Fset, pos) || report.Generated(w.pass.Fset, file) {
		return nil
	}
	return file
}

// handlerAt returns the function whose name, or keyword of a literal, is at a place, or a cursor that is not valid.
func (w *writer) handlerAt(at token.Position) (fn inspector.Cursor, found bool) {
	for cur := range w.root.Preorder((*ast.FuncDecl)(nil), (*ast.FuncLit)(nil)) {
		pos := cur.Node().Pos()
		if decl, ok := cur.Node().(*ast.FuncDecl); ok {
			pos = decl.Name.Pos()
		}
		if w.isAt(pos, at) {
			return cur, true
		}
	}
	return inspector.Cursor{}, false
}

// callAt returns the call whose arguments begin at a place.
func (w *writer) callAt(at token.Position) (call inspector.Cursor, found bool) {
	for cur := range w.root.Preorder((*ast.CallExpr)(nil)) {
		if w.isAt(cur.Node().(*ast.CallExpr).Lparen, at) {
			return cur, true
		}
	}
	return inspector.Cursor{}, false
}

func (w *writer) isAt(pos token.Pos, at token.Position) bool {
	p := position.Original(w.pass.Fset, pos)
	return p.Line == at.Line && p.Column == at.Column && p.Filename == at.Filename
}

// beside returns the place before the declaration around a node, where another one can stand: it begins a line.
func (w *writer) beside(cur inspector.Cursor) (at token.Pos, ok bool) {
	for outer := range cur.Enclosing((*ast.FuncDecl)(nil), (*ast.GenDecl)(nil)) {
		if _, top := outer.Parent().Node().(*ast.File); !top {
			continue
		}
		at = outer.Node().Pos()
		if doc := docOf(outer.Node()); doc != nil {
			at = doc.Pos()
		}
		return at, w.pass.Fset.PositionFor(at, false).Column == 1
	}
	return token.NoPos, false
}

func docOf(decl ast.Node) *ast.CommentGroup {
	switch d := decl.(type) {
	case *ast.FuncDecl:
		return d.Doc
	case *ast.GenDecl:
		return d.Doc
	}
	return nil
}

// free returns a name for the contract of a tool that means nothing in the package, nor at a place of it.
func (w *writer) free(tool string, at token.Pos) (name string, ok bool) {
	base := Variable(tool, false)
	for n := 1; n < 10; n++ {
		name = base
		if n > 1 {
			name += strconv.Itoa(n)
		}
		if !w.taken[name] && !w.means(name, at) {
			w.taken[name] = true
			return name, true
		}
	}
	return "", false
}

// means reports whether a name is declared in the package, in one of its files, or around a place.
func (w *writer) means(name string, at token.Pos) bool {
	scope := w.pass.Pkg.Scope()
	for i := range scope.NumChildren() {
		if scope.Child(i).Lookup(name) != nil {
			return true
		}
	}
	inner := scope.Innermost(at)
	if inner == nil {
		inner = scope
	}
	_, obj := inner.LookupParent(name, token.NoPos)
	return obj != nil
}

// reference returns how code at a place names something of a package, and imports that if the file does not.
func (w *writer) reference(edits *changes, at token.Pos, pkg, name string) (text string, ok bool) {
	file := syntax.FileOf(w.pass, at)
	if text, ok = syntax.Reference(w.pass, file, at, pkg, name); ok {
		return text, true
	}
	imported, ok := syntax.Import(w.pass, file, at, pkg, path.Base(pkg))
	if !ok {
		return "", false
	}
	edits.add(imported)
	return path.Base(pkg) + "." + name, true
}

// declare adds the declaration of a draft before the declaration around a node, and returns its name.
func (w *writer) declare(edits *changes, t Task, cur inspector.Cursor) (name, why string) {
	at, ok := w.beside(cur)
	if !ok {
		return "", "there is no line before its declaration"
	}
	contract, ok := w.reference(edits, at, syntax.Contract, "Contract")
	if !ok {
		return "", "package contract cannot be imported under its name"
	}
	l := literal{draft: t.Draft, tools: t.Tools, contract: qualifier(contract), held: w.held(t.Draft, at)}
	if len(l.held) < len(t.Draft.Entries) {
		taxonomy, ok := w.reference(edits, at, syntax.Taxonomy, "Code")
		if !ok {
			return "", "package taxonomy cannot be imported under its name"
		}
		l.taxonomy = qualifier(taxonomy)
	}
	if l.name, ok = w.free(t.Draft.Tool, cur.Node().Pos()); !ok {
		return "", "all names for its contract are taken"
	}
	edits.insert(at, l.declaration())
	return l.name, ""
}

// qualifier returns what stands before a name: "contract." of contract.Contract, and nothing where a file imports all
// names.
func qualifier(reference string) string { return reference[:strings.LastIndexByte(reference, '.')+1] }
