package rpccode

import (
	"go/ast"
	"go/types"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// isError reports whether a type, or a pointer to it, is an error.
func isError(t types.Type) bool {
	i := types.Universe.Lookup("error").Type().Underlying().(*types.Interface)
	return types.Implements(t, i) || types.Implements(types.NewPointer(t), i)
}

// isAnswered reports whether values of a type of the program are sent as the error of a response: a struct or a map
// holds them as "error", or they have no name under which one could look for that. The name of a type that is no error
// can say so as well.
func (f *finder) isAnswered(t types.Type) bool {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || !isError(t) && strings.Contains(strings.ToLower(named.Obj().Name()), "rpc") {
		return true
	}
	if f.answers == nil {
		f.findAnswers()
	}
	if pkg := named.Obj().Pkg(); pkg != f.pass.Pkg && !f.looked[pkg] {
		f.looked[pkg] = true
		for _, declared := range calls.Visible(pkg) {
			if s, ok := declared.Type().Underlying().(*types.Struct); ok {
				f.noteFields(s)
			}
		}
	}
	return slices.Contains(f.answers, named.Origin().Obj())
}

// findAnswers notes what the structs and the maps of the package hold as "error".
func (f *finder) findAnswers() {
	f.answers = []*types.TypeName{}
	info := f.pass.TypesInfo
	for cur := range f.root.Preorder((*ast.StructType)(nil), (*ast.KeyValueExpr)(nil)) {
		switch n := cur.Node().(type) {
		case *ast.StructType:
			if s, ok := info.TypeOf(n).(*types.Struct); ok {
				f.noteFields(s)
			}
		case *ast.KeyValueExpr:
			if key := info.Types[n.Key].Value; key != nil && key.ExactString() == `"error"` {
				f.note(info.TypeOf(n.Value))
			}
		}
	}
}

// noteFields notes what the fields of a struct hold as "error".
func (f *finder) noteFields(s *types.Struct) {
	for i := range s.NumFields() {
		if tagName(s.Tag(i)) == "error" {
			f.note(s.Field(i).Type())
		}
	}
}

func (f *finder) note(t types.Type) {
	if held := program.NamedOf(t); held != nil {
		f.answers = append(f.answers, held.Origin().Obj())
	}
}
