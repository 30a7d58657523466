package syntax

import (
	"go/ast"
	"go/token"

	"golang.org/x/tools/go/analysis"
)

// Import adds an import at the end of the first list of imports of a file, so that
// code at pos can refer to the package by its name. It reports whether that can be
// written, and no other declaration hides the name.
func Import(pass *analysis.Pass, file *ast.File, pos token.Pos, path, name string) (analysis.TextEdit, bool) {
	scope := pass.Pkg.Scope().Innermost(pos)
	if scope == nil {
		return analysis.TextEdit{}, false
	}
	if _, hidden := scope.LookupParent(name, token.NoPos); hidden != nil {
		return analysis.TextEdit{}, false
	}
	for _, decl := range file.Decls {
		list, ok := decl.(*ast.GenDecl)
		if !ok || list.Tok != token.IMPORT || len(list.Specs) == 0 {
			continue
		}
		if !list.Rparen.IsValid() {
			return analysis.TextEdit{Pos: list.End(), End: list.End(), NewText: []byte("\nimport \"" + path + "\"")}, true
		}
		last := list.Specs[len(list.Specs)-1].End()
		if pass.Fset.PositionFor(last, false).Line == pass.Fset.PositionFor(list.Rparen, false).Line {
			return analysis.TextEdit{}, false
		}
		return analysis.TextEdit{Pos: list.Rparen, End: list.Rparen, NewText: []byte("\t\"" + path + "\"\n")}, true
	}
	return analysis.TextEdit{}, false
}
