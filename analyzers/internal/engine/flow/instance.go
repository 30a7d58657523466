package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// An instance is a struct that a function of the package makes anew for those who call
// it. Of such a one it can be told what is in a field, whatever others hold there.
type instance struct {
	field  *types.Var
	stored []ssa.Value        // what is put into the field
	seen   map[ssa.Value]bool // the values that are it, and the variables that hold it
	shared bool               // others can get hold of it
}

// instanceField returns what is stored in a field of a struct, and whether the struct
// is one that a function of the package made anew, so that nothing else is there.
func (f *Index) instanceField(holder ssa.Value, field *types.Var) ([]ssa.Value, bool) {
	q := Query{Index: f, Kinds: Phi | Load | Store | Return, Skip: func(e Edge) bool { return e.Kind == Store && !e.SetsVariable() }}
	if !All(q.Ends(holder), isNew) {
		return nil, false
	}
	i := instance{field: field, seen: make(map[ssa.Value]bool)}
	made := false
	for v := range q.Back(holder) {
		call, _ := program.CallOf(v)
		i.seen[v], made = true, made || call != nil
	}
	if !made {
		return nil, false
	}
	for v := range q.Back(holder) {
		i.uses(v)
	}
	return i.stored, len(i.stored) > 0 && !(i.shared && f.late[field])
}

// isNew reports whether a value is a variable, or nothing.
func isNew(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return isLocal(v) || ok && c.Value == nil
}

// uses notes what becomes of a value that is the struct, or that points to it or to a
// variable that holds it. What gets a copy gets hold of nothing.
func (i *instance) uses(v ssa.Value) {
	if v.Referrers() == nil {
		return
	}
	for _, use := range *v.Referrers() {
		switch use := use.(type) {
		case *ssa.FieldAddr:
			if paths.FieldOf(use) == i.field {
				i.fieldUses(use)
			}
		case *ssa.UnOp:
			if program.IsPointer(use.Type()) && !i.seen[use] {
				i.seen[use] = true
				i.uses(use)
			}
		case *ssa.Store:
			i.shared = i.shared || use.Val == v && !i.seen[use.Addr] && program.IsPointer(v.Type())
		case *ssa.Phi:
			i.shared = i.shared || !i.seen[use] && program.IsPointer(v.Type())
		case *ssa.Return, *ssa.BinOp:
			// The function is done with it, or only looks at it.
		default:
			i.shared = i.shared || program.IsPointer(v.Type())
		}
	}
}

// fieldUses notes what is stored in the field where its address is taken.
func (i *instance) fieldUses(addr *ssa.FieldAddr) {
	for _, use := range *addr.Referrers() {
		switch use := use.(type) {
		case *ssa.Store:
			if use.Addr == addr {
				i.stored = append(i.stored, use.Val)
			} else {
				i.shared = true
			}
		case *ssa.UnOp:
		default:
			i.shared = true
		}
	}
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
