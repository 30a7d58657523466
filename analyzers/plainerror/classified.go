package plainerror

import (
	"go/ast"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// isMute reports whether an error is plain and tells what classifies errors nothing but its text,
// which stays in the log:
//
//	errors.New("no id")                // the agent reads of an unexpected failure
//	fmt.Errorf("read note: %w", err)   // has its code from err
func (c *checker) isMute(f cause.Failure) bool {
	if !isPlain(f) || c.isAskedFor(f.Origin) {
		return false
	}
	return !slices.ContainsFunc(f.Parts, func(p cause.Part) bool {
		if p.Role&cause.Kept != 0 {
			return p.Class != cause.Plain || c.isAskedFor(p.Origin)
		}
		return p.Role&cause.Shown != 0 && p.Class == cause.Infrastructure // lostcause asks to wrap it
	})
}

// isAskedFor reports whether an error is in a variable that somebody can compare it with to give it
// a code, as an adapter of package taxonomy does. A variable of the package that is returned and
// wrapped only is not.
func (c *checker) isAskedFor(o cause.Origin) bool {
	if slices.ContainsFunc(o.Via, func(s cause.Step) bool { return isVariable(o.Name, s) }) {
		return true
	}
	name, own := strings.CutPrefix(o.Name, c.pass.Pkg.Path()+".")
	variable, _ := c.pass.Pkg.Scope().Lookup(name).(*types.Var)
	return own && variable != nil && (variable.Exported() || c.isCompared(variable))
}

// isCompared reports whether anything but a return statement or a call that wraps errors uses a
// variable.
func (c *checker) isCompared(variable *types.Var) bool {
	root := c.pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root()
	for cur := range root.Preorder((*ast.Ident)(nil)) {
		ident := cur.Node().(*ast.Ident)
		if c.pass.TypesInfo.Uses[ident] != variable || syntax.InTest(c.pass.Fset, ident.Pos()) {
			continue
		}
		switch parent := cur.Parent().Node().(type) {
		case *ast.ReturnStmt:
		case *ast.CallExpr:
			if !wraps(c.pass, parent) {
				return true
			}
		default:
			return true
		}
	}
	return false
}
