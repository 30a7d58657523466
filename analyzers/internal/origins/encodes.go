package origins

import (
	"fmt"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// Fills is the fact about a function that says which of its results can always be encoded as
// JSON for what it puts into them, though their types do not say so.
type Fills struct{ Results resultSet }

// A resultSet are indexes of results, as bits.
type resultSet uint16

// maxResults is how many results are told apart.
const maxResults = 16

func (s resultSet) has(index int) bool { return index < maxResults && s>>index&1 != 0 }

// AFact marks the type as a fact.
func (*Fills) AFact() {}

// String returns the results, as bits.
func (f *Fills) String() string { return fmt.Sprintf("fills(%b)", f.Results) }

// FilledBy returns the fact about a function of the package, or nil.
func (f *Tracer) FilledBy(fn *ssa.Function) *Fills {
	var fact Fills
	for i := range min(fn.Signature.Results().Len(), maxResults) {
		if f.Knowledge().Fills(fn, i) {
			fact.Results |= 1 << i
		}
	}
	if fact.Results == 0 {
		return nil
	}
	return &fact
}

// isFilled reports whether a function of another package gives for a result what can always
// be encoded as JSON.
func (f *Tracer) isFilled(call *ssa.Call, index int) bool {
	var fact Fills
	obj, ok := call.Call.StaticCallee().Object().(*types.Func)
	return ok && f.Pass.ImportObjectFact(obj.Origin(), &fact) && fact.Results.has(index)
}
