package causeloss

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
)

// handling finds out what a function of the package does with errors.
func (k tracer) handling(fn *ssa.Function) errvars.Fact {
	var h errvars.Fact
	for i, p := range fn.Params {
		receiver := i == 0 && fn.Signature.Recv() != nil
		if !receiver && i < cause.MaxIndexes && program.CanBeError(p.Type()) && k.forgets(p) {
			h.Forgets |= 1 << i
		}
	}
	h.Records = k.recordsAll(fn)
	return h
}

// forgets reports whether nothing is left of a value when its function returns: it
// is compared with nil, or handed to functions that forget it, and no more.
func (k tracer) forgets(v ssa.Value) bool {
	for v, use := range (flow.Query{Kinds: flow.Box | flow.Convert | flow.Phi}).Uses(v) {
		call, given := use.(*ssa.Call)
		if !given && !cond.IsNilTest(use) || given && slices.Contains(k.Given(call), v) {
			return false
		}
	}
	return true
}

// recordsAll reports whether a function records every error that it returns, or
// gets it from functions that do.
func (k tracer) recordsAll(fn *ssa.Function) bool {
	results := fn.Signature.Results()
	if results.Len() == 0 || !program.CanBeError(results.At(results.Len()-1).Type()) {
		return false
	}
	some := false
	for _, l := range k.leaves(fn) {
		if l.result || program.IsNil(l.value) {
			continue
		}
		if some = k.isRecorded(l); !some {
			return false
		}
	}
	return some
}

// isRecorded reports whether an error that is returned, or the cause of it, has
// been recorded.
func (k tracer) isRecorded(l leaf) bool {
	recorded := func(v ssa.Value) bool { return v != nil && heldError{k, v}.recorded(l.block) }
	if recorded(l.value) {
		return true
	}
	call, ok := makerOf(l.value).(*ssa.Call)
	return ok && slices.ContainsFunc(causes(call), recorded)
}
