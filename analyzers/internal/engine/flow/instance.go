package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// instanceField returns what is stored in a field of a struct, and whether the struct
// is one that a function of the package made anew for those who call it, so that nothing else is there.
func (f *Index) instanceField(holder ssa.Value, field *types.Var) (stored []ssa.Value, ok bool) {
	if f.late[field] {
		return nil, false
	}
	q := Query{Index: f, Kinds: Phi | Load | Store | Return, Skip: func(e Edge) bool { return e.Kind == Store && !e.SetsVariable() }}
	if !All(q.Ends(holder), isNew) {
		return nil, false
	}
	is := func(other *types.Var) bool { return other == field }
	made := false
	for v := range q.Back(holder) {
		call, _ := program.CallOf(v)
		made = made || call != nil
		stored = append(stored, paths.Values(paths.FieldStores(v, is))...)
		for load := range program.UsesAs[*ssa.UnOp](v) {
			stored = append(stored, paths.Values(paths.FieldStores(load, is))...)
		}
	}
	return stored, made && len(stored) > 0
}

// isNew reports whether a value is a variable, or nothing.
func isNew(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return isLocal(v) || ok && c.Value == nil
}

// isVariable reports whether an address is that of a variable, or of a part of one, and
// not what a pointer says that comes from elsewhere.
func isVariable(addr ssa.Value) bool {
	switch paths.Holder(addr).(type) {
	case *ssa.Alloc, *ssa.Global:
		return true
	}
	return false
}
