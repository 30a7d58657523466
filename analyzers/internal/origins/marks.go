package origins

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// builtMarks returns the marks of what a builder makes.
func builtMarks(row sdk.Builder, args []ssa.Value) cause.Marks {
	m := cause.Marks{Data: cause.Cleared}
	if len(row.Structured) > 0 {
		m.Data = cause.Raised
	}
	switch {
	case row.Flag == sdk.Raised:
		m.Flag = cause.Raised
	case row.Flag == sdk.Cleared:
		m.Flag = cause.Cleared
	case row.FlagArg >= 0 && row.FlagArg < len(args):
		m.Flag = truth(args[row.FlagArg])
	}
	return m
}

// truth returns the flag that a boolean value raises, or a pointer to one.
func truth(v ssa.Value) cause.Flag {
	switch v := v.(type) {
	case *ssa.Const:
		switch {
		case v.IsNil():
			return cause.Cleared
		case v.Value == nil || v.Value.Kind() != constant.Bool:
			return cause.FlagUnknown
		case constant.BoolVal(v.Value):
			return cause.Raised
		}
		return cause.Cleared
	case *ssa.Alloc:
		return truthAt(v)
	case *ssa.Call:
		// What makes a pointer to a boolean of a boolean points to that.
		if args := v.Call.Args; len(args) == 1 && program.IsBool(args[0].Type()) && isPointerToBool(v.Type()) {
			return truth(args[0])
		}
	}
	return cause.FlagUnknown
}

// truthAt returns the flag that the values of a variable raise.
func truthAt(variable *ssa.Alloc) cause.Flag {
	flag := cause.FlagUnknown
	for _, use := range *variable.Referrers() {
		store, ok := use.(*ssa.Store)
		switch {
		case !ok || store.Addr != variable:
		case truth(store.Val) == cause.FlagUnknown:
			return cause.FlagUnknown
		default:
			flag = flag.Or(truth(store.Val))
		}
	}
	return flag
}

func isPointerToBool(t types.Type) bool {
	pointer, ok := t.Underlying().(*types.Pointer)
	return ok && program.IsBool(pointer.Elem())
}

// MarksOf returns the marks of a result.
func (e Texts) MarksOf(v ssa.Value) cause.Marks {
	_, row, ok := e.flow.Set.Result(v.Type())
	if !ok {
		return cause.Marks{}
	}
	return e.marksIn(v, row, make(map[ssa.Value]bool))
}

func (e Texts) marksIn(v ssa.Value, row sdk.Result, seen map[ssa.Value]bool) cause.Marks {
	if seen[v] {
		return cause.Marks{}
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.Phi:
		edges, _ := e.flow.FromPhi(v)
		return e.marksOfAny(edges, row, seen)
	case *ssa.Call:
		return e.markedLater(v, row, e.Calls().ResultOf(calls.At(v), 0).Marks)
	case *ssa.Extract:
		if call, ok := v.Tuple.(*ssa.Call); ok {
			return e.markedLater(v, row, e.Calls().ResultOf(calls.At(call), v.Index).Marks)
		}
	case *ssa.Alloc:
		return e.markedLater(v, row, cause.Marks{Flag: cause.Cleared, Data: cause.Cleared})
	case *ssa.ChangeType:
		return e.marksIn(v.X, row, seen)
	case *ssa.UnOp:
		if v.Op != token.MUL {
			return cause.Marks{}
		}
		if variable, ok := v.X.(*ssa.Alloc); ok && program.StructOf(variable.Type()) != nil {
			return e.marksIn(variable, row, seen)
		}
		values, _ := e.Storage().stored(v)
		return e.marksOfAny(values, row, seen)
	}
	return cause.Marks{}
}

func (e Texts) marksOfAny(values []ssa.Value, row sdk.Result, seen map[ssa.Value]bool) cause.Marks {
	var m cause.Marks
	for _, v := range values {
		m = m.Or(e.marksIn(v, row, seen))
	}
	return m
}

// markedLater returns the marks of a result after what the function does to it.
func (e Texts) markedLater(v ssa.Value, row sdk.Result, m cause.Marks) cause.Marks {
	for _, set := range FieldStores(v, program.FieldIndex(v.Type(), row.IsError)) {
		if t := truth(set); t != cause.Cleared {
			m.Flag = t
		}
	}
	for _, data := range FieldStores(v, program.FieldIndex(v.Type(), row.Structured)) {
		if !program.IsNil(data) {
			m.Data = cause.Raised
		}
	}
	for _, use := range *v.Referrers() {
		call, ok := use.(*ssa.Call)
		if !ok || len(call.Call.Args) == 0 || call.Call.Args[0] != v {
			continue
		}
		_, b, ok := e.flow.Set.Builder(program.CalledObject(&call.Call))
		if !ok || !b.OnReceiver {
			continue
		}
		if b.Flag == sdk.Raised {
			m.Flag = cause.Raised
		}
		if len(b.Structured) > 0 {
			m.Data = cause.Raised
		}
	}
	return m
}
