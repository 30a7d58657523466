package plainerror

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// fix calls the factory of the code in the place of what makes a plain error:
//
//	fmt.Errorf("index %q not found: %w", name, err)
//	taxonomy.NotFound(fmt.Sprintf("index %q not found", name), taxonomy.Cause(err))
//
// It returns nil where that cannot be written, or where a comment would be lost.
func (m made) fix(anywhere bool) *analysis.SuggestedFix {
	if m.code == 0 {
		return nil
	}
	file := syntax.FileOf(m.pass, m.call.Pos())
	if file == nil || syntax.HasComments(file, m.call) {
		return nil
	}
	factory, imports, ok := reference(m.pass, file, m.call.Pos(), m.code.Factory(), anywhere)
	message, written := m.message(file)
	if !ok || !written {
		return nil
	}
	text := factory + "(" + message
	if m.cause != nil {
		option, _, _ := reference(m.pass, file, m.call.Pos(), "Cause", anywhere)
		cause, ok := syntax.Source(m.pass, m.cause)
		if !ok || option == "" {
			return nil
		}
		text += ", " + option + "(" + cause + ")"
	}
	return &analysis.SuggestedFix{
		Message:   "Call taxonomy." + m.code.Factory(),
		TextEdits: append(imports, analysis.TextEdit{Pos: m.call.Pos(), End: m.call.End(), NewText: []byte(text + ")")}),
	}
}

// message returns the source of the message: the text, or a call that prints the
// operands.
func (m *made) message(file *ast.File) (string, bool) {
	text, ok := m.constantArgument()
	if !ok || len(m.operands) == 0 {
		return text, ok && !strings.Contains(m.text, "%")
	}
	printer, ok := syntax.Reference(m.pass, file, m.call.Pos(), "fmt", "Sprintf")
	if !ok {
		return "", false
	}
	text = printer + "(" + text
	for _, operand := range m.operands {
		source, ok := syntax.Source(m.pass, operand)
		if !ok {
			return "", false
		}
		text += ", " + source
	}
	return text + ")", true
}

// worded calls the function of the bridge that does the same, for a text that is the author's own:
//
//	errors.New("the board is full")
//	bridge.NewError("the board is full")
func (m made) worded() *analysis.SuggestedFix {
	file := syntax.FileOf(m.pass, m.call.Pos())
	if file == nil || !m.ownText {
		return nil
	}
	name := "NewError"
	if m.format {
		name = "Errorf"
	}
	var edits []analysis.TextEdit
	text, ok := syntax.Reference(m.pass, file, m.call.Pos(), syntax.Bridge, name)
	if !ok {
		edit, possible := syntax.Import(m.pass, file, m.call.Pos(), syntax.Bridge, "bridge")
		if !possible {
			return nil
		}
		text, edits = "bridge."+name, []analysis.TextEdit{edit}
	}
	return &analysis.SuggestedFix{
		Message:   "Call " + text,
		TextEdits: append(edits, analysis.TextEdit{Pos: m.call.Fun.Pos(), End: m.call.Fun.End(), NewText: []byte(text)}),
	}
}

// reference returns the text by which code can refer to a name of package
// taxonomy, and what must be added to the file for that. Only a package that
// imports package taxonomy in some file, or what needs it, is known to be able to.
func reference(pass *analysis.Pass, file *ast.File, pos token.Pos, name string, anywhere bool) (string, []analysis.TextEdit, bool) {
	if text, ok := syntax.Reference(pass, file, pos, syntax.Taxonomy, name); ok {
		return text, nil, true
	}
	const pkg = "taxonomy"
	if !anywhere && !hasTaxonomy(pass.Pkg) || imports(pass, file) {
		return "", nil, false
	}
	edit, ok := syntax.Import(pass, file, pos, syntax.Taxonomy, pkg)
	return pkg + "." + name, []analysis.TextEdit{edit}, ok
}

// hasTaxonomy reports whether the module of a package is known to have package taxonomy.
func hasTaxonomy(pkg *types.Package) bool {
	return slices.ContainsFunc(pkg.Imports(), func(p *types.Package) bool {
		return slices.Contains([]string{syntax.Taxonomy, syntax.Contract, syntax.Bridge}, p.Path()) || syntax.IsBridge(p.Path())
	})
}

// imports reports whether the file imports package taxonomy under any name.
func imports(pass *analysis.Pass, file *ast.File) bool {
	for _, spec := range file.Imports {
		if pkg := pass.TypesInfo.PkgNameOf(spec); pkg != nil && pkg.Imported().Path() == syntax.Taxonomy {
			return true
		}
	}
	return false
}
