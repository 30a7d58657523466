package losses

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/branch"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/origins"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// Handles finds out what a function of the package does with errors.
func (f *Detector) Handles(fn *ssa.Function) origins.Handling {
	var h origins.Handling
	for i, p := range fn.Params {
		receiver := i == 0 && fn.Signature.Recv() != nil
		if !receiver && i < cause.MaxParameters && program.CanBeError(p.Type()) && f.forgets(p, make(map[ssa.Value]bool)) {
			h.Forgets |= 1 << i
		}
	}
	h.Records = f.recordsAll(fn)
	return h
}

// forgets reports whether nothing is left of a value when its function returns: it
// is compared with nil, or handed to functions that forget it, and no more.
func (f *Detector) forgets(v ssa.Value, seen map[ssa.Value]bool) bool {
	if seen[v] {
		return true
	}
	seen[v] = true
	return !slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.DebugRef:
			return false
		case *ssa.BinOp:
			return !program.IsNil(use.X) && !program.IsNil(use.Y)
		case *ssa.MakeInterface:
			return !f.forgets(use, seen)
		case *ssa.ChangeInterface:
			return !f.forgets(use, seen)
		case *ssa.Phi:
			return !f.forgets(use, seen)
		case *ssa.Call:
			return slices.Contains(f.Given(use), v)
		}
		return true
	})
}

// recordsAll reports whether a function records every error that it returns, or
// gets it from functions that do.
func (f *Detector) recordsAll(fn *ssa.Function) bool {
	results := fn.Signature.Results()
	if results.Len() == 0 || !program.CanBeError(results.At(results.Len()-1).Type()) {
		return false
	}
	some := false
	for _, l := range f.leavesOf(fn) {
		if l.result || program.IsNil(l.value) {
			continue
		}
		if some = f.isRecorded(l); !some {
			return false
		}
	}
	return some
}

// isRecorded reports whether an error that is returned, or the cause of it, has
// been recorded.
func (f *Detector) isRecorded(l leaf) bool {
	recorded := func(v ssa.Value) bool { return v != nil && liveError{flow: f, value: v}.recorded(l.block) }
	if recorded(l.value) {
		return true
	}
	call, ok := makerOf(l.value).(*ssa.Call)
	return ok && slices.ContainsFunc(f.causesOf(call), recorded)
}

// ExportHandlings makes what functions do with errors known to importers.
func (f *Detector) ExportHandlings() {
	for _, fn := range f.Program.Functions() {
		obj, ok := fn.Object().(*types.Func)
		if !ok || !obj.Exported() || obj.Pkg() != f.Pass.Pkg {
			continue
		}
		h := f.Handlings[fn]
		if branch.IsPredicate(obj.Signature()) {
			h.Forgets = 0 // what these tell of errors is a fact of its own
		}
		if h != (origins.Handling{}) {
			f.Pass.ExportObjectFact(obj, &h)
		}
	}
}
