package errflow

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// builtMarks returns the marks of what a builder makes.
func builtMarks(row sdk.Builder, args []ssa.Value) marks {
	m := marks{data: Cleared}
	if len(row.Structured) > 0 {
		m.data = Raised
	}
	switch {
	case row.Flag == sdk.Raised:
		m.flag = Raised
	case row.Flag == sdk.Cleared:
		m.flag = Cleared
	case row.FlagArg >= 0 && row.FlagArg < len(args):
		m.flag = truth(args[row.FlagArg])
	}
	return m
}

// truth returns the flag that a boolean value raises, or a pointer to one.
func truth(v ssa.Value) Flag {
	switch v := v.(type) {
	case *ssa.Const:
		switch {
		case v.IsNil():
			return Cleared
		case v.Value == nil || v.Value.Kind() != constant.Bool:
			return FlagUnknown
		case constant.BoolVal(v.Value):
			return Raised
		}
		return Cleared
	case *ssa.Alloc:
		return truthAt(v)
	case *ssa.Call:
		// What makes a pointer to a boolean of a boolean points to that.
		if args := v.Call.Args; len(args) == 1 && isBool(args[0].Type()) && isPointerToBool(v.Type()) {
			return truth(args[0])
		}
	}
	return FlagUnknown
}

// truthAt returns the flag that the values of a variable raise.
func truthAt(variable *ssa.Alloc) Flag {
	flag := FlagUnknown
	for _, use := range *variable.Referrers() {
		store, ok := use.(*ssa.Store)
		switch {
		case !ok || store.Addr != variable:
		case truth(store.Val) == FlagUnknown:
			return FlagUnknown
		default:
			flag = flag.or(truth(store.Val))
		}
	}
	return flag
}

func isPointerToBool(t types.Type) bool {
	pointer, ok := t.Underlying().(*types.Pointer)
	return ok && isBool(pointer.Elem())
}

// marksOf returns the marks of a result.
func (e *evaluator) marksOf(v ssa.Value) marks {
	_, row, ok := e.flow.Set.Result(v.Type())
	if !ok {
		return marks{}
	}
	return e.marksIn(v, row, make(map[ssa.Value]bool))
}

func (e *evaluator) marksIn(v ssa.Value, row sdk.Result, seen map[ssa.Value]bool) marks {
	if seen[v] {
		return marks{}
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.Phi:
		edges, _ := e.flow.fromPhi(v)
		return e.marksOfAny(edges, row, seen)
	case *ssa.Call:
		return e.markedLater(v, row, e.resultOf(siteOf(v), 0).marks)
	case *ssa.Extract:
		if call, ok := v.Tuple.(*ssa.Call); ok {
			return e.markedLater(v, row, e.resultOf(siteOf(call), v.Index).marks)
		}
	case *ssa.Alloc:
		return e.markedLater(v, row, marks{Cleared, Cleared})
	case *ssa.ChangeType:
		return e.marksIn(v.X, row, seen)
	case *ssa.UnOp:
		if v.Op != token.MUL {
			return marks{}
		}
		if variable, ok := v.X.(*ssa.Alloc); ok && structOf(variable.Type()) != nil {
			return e.marksIn(variable, row, seen)
		}
		values, _ := e.stored(v)
		return e.marksOfAny(values, row, seen)
	}
	return marks{}
}

func (e *evaluator) marksOfAny(values []ssa.Value, row sdk.Result, seen map[ssa.Value]bool) marks {
	var m marks
	for _, v := range values {
		m = m.or(e.marksIn(v, row, seen))
	}
	return m
}

// markedLater returns the marks of a result after what the function does to it.
func (e *evaluator) markedLater(v ssa.Value, row sdk.Result, m marks) marks {
	for _, set := range fieldStores(v, fieldIndex(v.Type(), row.IsError)) {
		if t := truth(set); t != Cleared {
			m.flag = t
		}
	}
	for _, data := range fieldStores(v, fieldIndex(v.Type(), row.Structured)) {
		if !program.IsNil(data) {
			m.data = Raised
		}
	}
	for _, use := range *v.Referrers() {
		call, ok := use.(*ssa.Call)
		if !ok || len(call.Call.Args) == 0 || call.Call.Args[0] != v {
			continue
		}
		_, b, ok := e.flow.Set.Builder(calledObject(&call.Call))
		if !ok || !b.OnReceiver {
			continue
		}
		if b.Flag == sdk.Raised {
			m.flag = Raised
		}
		if len(b.Structured) > 0 {
			m.data = Raised
		}
	}
	return m
}
