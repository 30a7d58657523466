package plainerror

import (
	"go/ast"
	"go/token"
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
func (m made) fix() *analysis.SuggestedFix {
	file := syntax.FileOf(m.pass, m.call.Pos())
	if file == nil || syntax.HasComments(file, m.call) {
		return nil
	}
	factory, imports, ok := reference(m.pass, file, m.call.Pos(), m.code.Factory())
	message, written := m.message(file)
	if !ok || !written {
		return nil
	}
	text := factory + "(" + message
	if m.cause != nil {
		option, _, _ := reference(m.pass, file, m.call.Pos(), "Cause")
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

// reference returns the text by which code can refer to a name of package
// taxonomy, and what must be added to the file for that. Only a package that
// imports package taxonomy in some file is known to be able to.
func reference(pass *analysis.Pass, file *ast.File, pos token.Pos, name string) (string, []analysis.TextEdit, bool) {
	if text, ok := syntax.Reference(pass, file, pos, syntax.Taxonomy, name); ok {
		return text, nil, true
	}
	const pkg = "taxonomy"
	if !syntax.HasImport(pass.Pkg, syntax.Taxonomy) || imports(pass, file) {
		return "", nil, false
	}
	edit, ok := syntax.Import(pass, file, pos, syntax.Taxonomy, pkg)
	return pkg + "." + name, []analysis.TextEdit{edit}, ok
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
