package calls

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// IsCallback reports whether a value is a function that can fail.
func IsCallback(v ssa.Value) bool {
	if v == nil {
		return false
	}
	sig, ok := v.Type().Underlying().(*types.Signature)
	if !ok || sig.Results().Len() == 0 {
		return false
	}
	return program.CanBeError(sig.Results().At(sig.Results().Len() - 1).Type())
}
