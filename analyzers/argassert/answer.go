package argassert

import (
	"go/ast"
	"go/types"
	"strconv"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// answer returns the statement that answers with an error result, if the function
// around the assertion returns one: a result, perhaps an output, and an error.
func (g guard) answer(file *ast.File) (string, bool) {
	var results *ast.FieldList
	for cur := range g.at.Enclosing((*ast.FuncDecl)(nil), (*ast.FuncLit)(nil)) {
		switch f := cur.Node().(type) {
		case *ast.FuncDecl:
			results = f.Type.Results
		case *ast.FuncLit:
			results = f.Type.Results
		}
		break
	}
	list := syntax.Types(results)
	if len(list) < 2 || len(list) > 3 || !program.IsError(g.pass.TypesInfo.TypeOf(list[len(list)-1])) {
		return "", false
	}
	result, ok := g.result(file, g.pass.TypesInfo.TypeOf(list[0]))
	if !ok {
		return "", false
	}
	text := "return " + result
	if len(list) == 3 {
		zeros, ok := syntax.Zeros(g.pass, list[1:2], g.at.Node())
		if !ok {
			return "", false
		}
		text += ", " + zeros[0]
	}
	return text + ", nil", true
}

// result returns an expression for an error result of a library, if t is the type
// of its results.
func (g guard) result(file *ast.File, t types.Type) (string, bool) {
	pointer, ok := types.Unalias(t).(*types.Pointer)
	if !ok {
		return "", false
	}
	library, _, ok := g.set.Result(t)
	if _, named := types.Unalias(pointer.Elem()).(*types.Named); !ok || !named {
		return "", false
	}
	return library.ErrorResult(g.pass, file, g.at.Node().Pos(), strconv.Quote(g.text))
}
