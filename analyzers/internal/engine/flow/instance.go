package flow

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// An instance is a struct that a function of the package makes anew for those who call
// it. Of such a one it can be told what is in a field, whatever others hold there.
type instance struct {
	*Index
	field  *types.Var
	stored []ssa.Value        // what is put into the field
	seen   map[ssa.Value]bool // the values that are it, and the variables that hold it
	made   bool               // a function of the package returned it
	shared bool               // others can get hold of it
}

// instanceField returns what is stored in a field of a struct, and whether the struct
// is one that a function of the package made anew, so that nothing else is there.
func (f *Index) instanceField(holder ssa.Value, field *types.Var) ([]ssa.Value, bool) {
	if field == nil {
		return nil, false
	}
	i := instance{Index: f, field: field, seen: make(map[ssa.Value]bool)}
	if !i.is(holder) || !i.made || i.shared && f.late[field] {
		return nil, false
	}
	return i.stored, len(i.stored) > 0
}

// is adds a value that is the struct, points to it or is a variable that holds it, and
// reports whether all that it can be is made anew. Nil is nothing.
func (i *instance) is(v ssa.Value) bool {
	if i.seen[v] {
		return true
	}
	if len(i.seen) > MaxTraced {
		return false
	}
	i.seen[v] = true
	i.uses(v)
	switch v := v.(type) {
	case *ssa.Const:
		return v.Value == nil
	case *ssa.Alloc:
		return i.all(paths.Stored(v))
	case *ssa.UnOp:
		return v.Op == token.MUL && i.is(v.X)
	case *ssa.Phi:
		return i.all(v.Edges)
	case *ssa.Call:
		return i.returned(v, 0)
	case *ssa.Extract:
		call, ok := v.Tuple.(*ssa.Call)
		return ok && i.returned(call, v.Index)
	}
	return false
}

func (i *instance) all(values []ssa.Value) bool {
	for _, v := range values {
		if !i.is(v) {
			return false
		}
	}
	return true
}

// returned adds what a call returns in the given place.
func (i *instance) returned(call *ssa.Call, index int) bool {
	i.made = true
	callee := program.Callee(&call.Call)
	if callee == nil || len(i.Returns[callee]) == 0 {
		return false
	}
	for _, ret := range i.Returns[callee] {
		if !i.is(program.Given(ret, index)) {
			return false
		}
	}
	return true
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
			if program.Field(use.X.Type(), use.Field) == i.field {
				i.fieldUses(use)
			}
		case *ssa.UnOp:
			if isPointer(use.Type()) && !i.seen[use] {
				i.seen[use] = true
				i.uses(use)
			}
		case *ssa.Store:
			i.shared = i.shared || use.Val == v && !i.seen[use.Addr] && isPointer(v.Type())
		case *ssa.Phi:
			i.shared = i.shared || !i.seen[use] && isPointer(v.Type())
		case *ssa.Return, *ssa.BinOp, *ssa.DebugRef:
			// The function is done with it, or only looks at it.
		default:
			i.shared = i.shared || isPointer(v.Type())
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
		case *ssa.UnOp, *ssa.DebugRef:
		default:
			i.shared = true
		}
	}
}

func isPointer(t types.Type) bool {
	_, ok := t.Underlying().(*types.Pointer)
	return ok
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
