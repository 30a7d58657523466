package handlers

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/seams"
)

// handles is the fact about a function that its own package knows to be a
// handler.
type handles struct{}

// AFact marks the type as a fact.
func (*handles) AFact() {}

// String returns "handles".
func (*handles) String() string { return "handles" }

// export makes what is known about functions of the package known to its
// importers.
func (f *finder) export() {
	f.takers.Export(f.effectsIn)
	for fn := range f.handlers {
		if obj := program.ObjectOf(fn); obj != nil && obj.Exported() {
			f.Pass.ExportObjectFact(obj, new(handles))
		}
	}
}

// effectsIn returns the calls that make a function a seam, with what it does with their errors.
func (f *finder) effectsIn(fn *ssa.Function) map[*ssa.Call]seams.Effect {
	found := make(map[*ssa.Call]seams.Effect)
	for call, s := range f.seams {
		if s.Func == fn {
			found[call] = s.Effect
		}
	}
	return found
}
