package origins

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
)

// A function can return either a failure or a success, and what it shows in one of them
// is not in the other. So it is remembered of everything that is shown whether it is
// only in results that are known to be none of an error.

// flagged returns what can be read in a value with what its flag says, if it is a result
// that is made here or comes from a call: what can have been known before does not
// count if the flag is set here.
func (e Texts) flagged(v ssa.Value, s cause.Readable) cause.Readable {
	_, row, ok := e.flow.Set.Result(v.Type())
	if !ok || len(s.Rendered)+len(s.Text) == 0 {
		return s
	}
	switch v := v.(type) {
	case *ssa.Alloc:
		if Stores(v) {
			return s // it is another result
		}
	case *ssa.Call, *ssa.Extract:
	default:
		return s // it is one that was looked at already
	}
	switch {
	case e.markedLater(v, row, cause.Marks{Flag: cause.Cleared}).Flag != cause.Cleared:
		return s.Cleared(false)
	case e.MarksOf(v).Flag == cause.Cleared:
		return s.Cleared(true)
	}
	return s
}
