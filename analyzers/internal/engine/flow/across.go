package flow

import (
	"iter"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// Back yields the edges of [Back], and those from other functions of the package: by Enter, Return and Keep.
// What a call is given leads into each of its results here.
func (f *Index) Back(v ssa.Value) iter.Seq[Edge] {
	return func(yield func(Edge) bool) {
		for e := range Back(v) {
			if !yield(e) {
				return
			}
		}
		switch v := v.(type) {
		case *ssa.Parameter:
			f.backToArguments(v, yield)
		case *ssa.Call:
			if v.Call.Signature().Results().Len() == 1 {
				f.backToReturned(v, v, 0, yield)
			}
		case *ssa.Extract:
			if call, ok := v.Tuple.(*ssa.Call); ok && f.backToReturned(v, call, v.Index, yield) {
				for i, arg := range program.Arguments(&call.Call) {
					if !yield(Edge{From: arg, To: v, Kind: Argument, At: call, Index: i}) {
						return
					}
				}
			}
		case *ssa.FieldAddr, *ssa.Field:
			f.backToKept(v, f.Fields[paths.FieldOf(v)], yield)
		case *ssa.Global:
			f.backToKept(v, f.Globals[v], yield)
		}
	}
}

func (f *Index) backToArguments(p *ssa.Parameter, yield func(Edge) bool) {
	index := PositionOf(p)
	for _, call := range f.Calls.Callers(p.Parent()) {
		if args := call.Common().Args; index < len(args) && !yield(Edge{From: args[index], To: p, Kind: Enter, At: call, Index: index}) {
			return
		}
	}
}

func (f *Index) backToReturned(result ssa.Value, call *ssa.Call, index int, yield func(Edge) bool) bool {
	for _, ret := range f.Returns[program.Callee(&call.Call)] {
		if index < len(ret.Results) && !yield(Edge{From: ret.Results[index], To: result, Kind: Return, At: ret, Index: index}) {
			return false
		}
	}
	return true
}

func (f *Index) backToKept(at ssa.Value, stored []ssa.Value, yield func(Edge) bool) {
	instr, _ := at.(ssa.Instruction)
	for _, v := range stored {
		if !yield(Edge{From: v, To: at, Kind: Keep, At: instr}) {
			return
		}
	}
}
