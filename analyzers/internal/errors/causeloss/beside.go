package causeloss

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
)

// isToldBeside reports whether a value is made of what came with the error, such as the output
// of a command or a response: that can hold details of the failure.
func (e heldError) isToldBeside(v ssa.Value) bool {
	x, ok := e.value.(*ssa.Extract)
	if !ok {
		return false
	}
	return e.flow.Made().Reaches(func(v ssa.Value) bool {
		other, ok := v.(*ssa.Extract)
		return ok && other.Tuple == x.Tuple && other.Index != x.Index
	}, v)
}

// isReplaced reports whether what is made stands for the error by what came with it: it shows that, or
// is made where that was found to be something certain. In
//
//	issue, response, err := client.Get(ctx, key)
//	if err != nil && response != nil {
//		if response.Code == 404 {
//			return errors.New("issue not found")
//		}
//		return fmt.Errorf("no issue: %s", response.Body)
//	}
//
// the response says of both what the error would.
func (e liveError) isReplaced(l leaf) bool {
	found := false
	for b := range cond.Dominating(l.block) {
		found = found || b.Finds() && e.isToldBeside(b.Cond)
	}
	return found || e.isToldBeside(l.value)
}
