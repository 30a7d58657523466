package argassert

import (
	"go/ast"
	"go/types"
	"strconv"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
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
	list := typesOf(results)
	if len(list) < 2 || len(list) > 3 || !program.IsError(g.pass.TypesInfo.TypeOf(list[len(list)-1])) {
		return "", false
	}
	result, ok := g.result(file, g.pass.TypesInfo.TypeOf(list[0]))
	if !ok {
		return "", false
	}
	text := "return " + result
	if len(list) == 3 {
		zero, ok := g.zero(list[1])
		if !ok {
			return "", false
		}
		text += ", " + zero
	}
	return text + ", nil", true
}

// typesOf returns the type of each result.
func typesOf(results *ast.FieldList) []ast.Expr {
	var list []ast.Expr
	if results == nil {
		return nil
	}
	for _, field := range results.List {
		for range max(1, len(field.Names)) {
			list = append(list, field.Type)
		}
	}
	return list
}

// result returns an expression for an error result of a library, if t is the type
// of its results.
func (g guard) result(file *ast.File, t types.Type) (string, bool) {
	pointer, ok := types.Unalias(t).(*types.Pointer)
	if !ok {
		return "", false
	}
	library, row, ok := g.set.Result(t)
	named, isNamed := types.Unalias(pointer.Elem()).(*types.Named)
	if !ok || !isNamed || row.IsError == "" || row.PointerFlag {
		return "", false
	}
	reference := func(name string) (string, bool) {
		return api.Reference(g.pass, file, g.at.Node().Pos(), named.Obj().Pkg().Path(), name)
	}
	if library.Name == "mcp-go" {
		builder, ok := reference("NewToolResultError")
		return builder + "(" + strconv.Quote(g.text) + ")", ok
	}
	result, _ := reference(named.Obj().Name())
	content, _ := reference("Content")
	text, ok := reference("TextContent")
	return "&" + result + "{" + row.IsError + ": true, " + row.Content + ": []" + content + "{&" + text + "{Text: " + strconv.Quote(g.text) + "}}}", ok && library.Name == "go-sdk"
}

// zero returns the zero value of an output.
func (g guard) zero(expr ast.Expr) (string, bool) {
	t := g.pass.TypesInfo.TypeOf(expr)
	if _, isParam := types.Unalias(t).(*types.TypeParam); isParam {
		return "", false
	}
	switch t.Underlying().(type) {
	case *types.Interface, *types.Pointer, *types.Map, *types.Slice:
		return "nil", true
	case *types.Struct:
		source, ok := syntax.Source(g.pass, expr)
		return source + "{}", ok
	}
	return "", false
}
