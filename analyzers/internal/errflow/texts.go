package errflow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/losses"
)

// Texts returns the constant texts of which a value of a function of the package is made.
func (f *Flow) Texts(v ssa.Value) []string {
	if f.Evaluator == nil || v.Parent() == nil {
		return nil
	}
	f.Mu.Lock()
	defer f.Mu.Unlock()
	f.Evaluator.Start(v.Parent())
	if f.IsOverlong(v.Parent()) {
		return nil
	}
	return losses.TextsIn(f.Tracer, v)
}
