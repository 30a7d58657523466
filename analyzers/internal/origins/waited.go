package origins

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// waitedFor returns the function of another module that has waited for what a value is, or
// for that from which a method without parameters took it, and the call; nil if there is none.
func (e Calls) waitedFor(v ssa.Value, depth int) (*types.Func, *ssa.Call) {
	if part, ok := v.(*ssa.Extract); ok {
		v = part.Tuple
	}
	call, ok := v.(*ssa.Call)
	if !ok || depth == maxAccessors {
		return nil, nil
	}
	obj := program.CalledObject(&call.Call)
	if obj == nil || obj.Pkg() == nil || module.Seems(e.flow.Pass, obj.Pkg()) || sdk.Owns(obj.Pkg()) || libs.IsStandard(obj.Pkg().Path()) {
		return nil, nil
	}
	args := calls.At(call).Args
	if libs.ClassOf(obj) == cause.Infrastructure && !slices.ContainsFunc(args, Callback) {
		return obj, call // Have: it calls nothing of the program, whose errors would be others
	}
	if isAccessor(obj) && len(args) > 0 {
		return e.waitedFor(args[0], depth+1)
	}
	return nil, nil
}

// maxAccessors bounds how many methods are called on what others have returned.
const maxAccessors = 3

func isAccessor(obj *types.Func) bool {
	return obj.Signature().Recv() != nil && obj.Signature().Params().Len() == 0
}

// handsOutError reports whether a method only tells the error in something that the client
// has waited for, as far as its name and its type say.
func (e Calls) handsOutError(obj *types.Func, s calls.Site) bool {
	if !isAccessor(obj) || obj.Signature().Results().Len() != 1 || !strings.HasSuffix(obj.Name(), "Err") {
		return false
	}
	waited, _ := e.waitedFor(s.Arg(0), 0)
	return waited != nil
}

// inFieldOfWaited returns the errors in a field of the elements of a list that a client has
// waited for: they are those of the client.
func (e Calls) inFieldOfWaited(list ssa.Value, field string) []cause.Failure {
	slice, ok := list.Type().Underlying().(*types.Slice)
	if !ok {
		return cause.Untraced()
	}
	i := program.FieldIndex(slice.Elem(), field)
	obj, call := e.waitedFor(list, 0)
	if obj == nil || i < 0 || !program.CanBeError(program.StructOf(slice.Elem()).Field(i).Type()) {
		return cause.Untraced()
	}
	return []cause.Failure{{Origin: cause.Origin{Class: cause.Infrastructure, Name: libs.FullName(obj), Pos: call.Pos(), Here: call.Pos()}}}
}
