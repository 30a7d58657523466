package errflow

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// protocol reports whether a package is one of a library of the protocol.
func (f *Flow) protocol(pkg *types.Package) bool { return sdk.Owns(pkg) }

// bySDK returns what is known of a result of a function of a library of the
// protocol, and whether it is one.
func (e *evaluator) bySDK(obj *types.Func, s callSite, index int) (outcome, bool) {
	set := e.flow.set
	if _, row, ok := set.Builder(obj); ok {
		if index > 0 {
			return outcome{}, true
		}
		args := s.args
		if obj.Signature().Recv() != nil {
			args = args[min(1, len(args)):]
		}
		return outcome{shown: e.built(row, callSite{call: s.call, args: args, pos: s.pos}), flag: e.builtFlag(row, args)}, true
	}
	if _, row, ok := set.ErrorValue(obj); ok {
		o := Origin{Class: Coded, Name: name(obj), Pos: s.pos, at: s.pos}
		var in []ingredient
		if row.Args != nil && row.Args.Message >= 0 {
			in = e.shown(s.arg(row.Args.Message)).ingredients(Shown)
		}
		return outcome{failures: made(o, in)}, true
	}
	if _, row, ok := set.ArgumentAccess(obj); ok {
		if row.Fails && index == obj.Signature().Results().Len()-1 {
			return outcome{failures: []Failure{{Origin: Origin{Class: Argument, Name: name(obj), Pos: s.pos, at: s.pos}}}}, true
		}
		return outcome{}, true
	}
	if _, _, ok := set.ClientCall(obj); ok && isErrorType(resultTypeOf(obj, index)) {
		return outcome{failures: []Failure{{Origin: Origin{Class: Infrastructure, Name: name(obj), Pos: s.pos, at: s.pos}}}}, true
	}
	return outcome{}, false
}

// built returns what can be read in what a builder makes.
func (e *evaluator) built(row sdk.Builder, s callSite) shown {
	var all shown
	for i, index := range row.Text {
		if row.Format && i == 0 {
			for _, in := range e.formatted(s.arg(index), s.arg(index+1)) {
				all.add(shown{rendered: in.failures})
			}
			continue
		}
		all.add(e.shown(s.arg(index)))
	}
	for _, indexes := range [...][]int{row.Error, row.Content, row.Structured} {
		for _, index := range indexes {
			all.add(e.shown(s.arg(index)))
		}
	}
	return all
}

func (e *evaluator) builtFlag(row sdk.Builder, args []ssa.Value) Flag {
	switch row.Flag {
	case sdk.Raised:
		return Raised
	case sdk.Cleared:
		return Cleared
	}
	if row.FlagArg >= 0 && row.FlagArg < len(args) {
		return truth(args[row.FlagArg])
	}
	return FlagUnknown
}

// truth returns the flag that a boolean value, or a pointer to one, raises.
func truth(v ssa.Value) Flag {
	if c, ok := v.(*ssa.Const); ok && c.Value != nil && c.Value.Kind() == constant.Bool {
		if constant.BoolVal(c.Value) {
			return Raised
		}
		return Cleared
	}
	return FlagUnknown
}

// flag returns what is known of the error flag of a result.
func (e *evaluator) flag(v ssa.Value) Flag {
	_, row, ok := e.flow.set.Result(v.Type())
	if !ok {
		return FlagUnknown
	}
	return e.flagOf(v, row, make(map[ssa.Value]bool))
}

func (e *evaluator) flagOf(v ssa.Value, row sdk.Result, seen map[ssa.Value]bool) Flag {
	if seen[v] {
		return FlagUnknown
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.Phi:
		flag := FlagUnknown
		for _, edge := range v.Edges {
			flag = flag.or(e.flagOf(edge, row, seen))
		}
		return flag
	case *ssa.Call:
		return e.setLater(v, row, e.resultOf(siteOf(v), 0).flag)
	case *ssa.Extract:
		if call, ok := v.Tuple.(*ssa.Call); ok {
			return e.setLater(v, row, e.resultOf(siteOf(call), v.Index).flag)
		}
	case *ssa.Alloc:
		return e.setLater(v, row, Cleared)
	case *ssa.ChangeType:
		return e.flagOf(v.X, row, seen)
	case *ssa.UnOp:
		if v.Op != token.MUL {
			return FlagUnknown
		}
		if variable, ok := v.X.(*ssa.Alloc); ok && structOf(variable.Type()) != nil {
			return e.flagOf(variable, row, seen)
		}
		flag := FlagUnknown
		values, _ := e.stored(v)
		for _, value := range values {
			flag = flag.or(e.flagOf(value, row, seen))
		}
		return flag
	}
	return FlagUnknown
}

// setLater returns the flag of a result after what the function does to it.
func (e *evaluator) setLater(v ssa.Value, row sdk.Result, flag Flag) Flag {
	for _, set := range fieldStores(v, fieldIndex(v.Type(), row.IsError)) {
		switch t := truth(set); {
		case t == Raised:
			flag = Raised
		case t == FlagUnknown:
			flag = FlagUnknown
		}
	}
	for _, use := range *v.Referrers() {
		call, ok := use.(*ssa.Call)
		if !ok || len(call.Call.Args) == 0 || call.Call.Args[0] != v {
			continue
		}
		if _, b, ok := e.flow.set.Builder(calledObject(&call.Call)); ok && b.OnReceiver && b.Flag == sdk.Raised {
			flag = Raised
		}
	}
	return flag
}

func resultTypeOf(obj *types.Func, index int) types.Type {
	results := obj.Signature().Results()
	if index >= results.Len() {
		return types.Typ[types.Invalid]
	}
	return results.At(index).Type()
}
