package bridge

import (
	"context"
	"strings"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// effectHint is the recovery where nobody knows whether a call had its effect.
const effectHint = "The call may have had its effect. Find out whether it did before you call the tool again."

// onceOnly returns a failure of a call that must not have its effect twice. A failure of
// a kind that passes, such as a timeout or a lost connection, may be repeated no more,
// and says that the effect may be there. It stays as it is
//
//   - if the call was refused before it could do anything, or a service says how long to wait;
//   - if the author of the tool says that it may be repeated, in the contract or the error.
func (c Call) onceOnly(ctx context.Context, declared contract.Contract, err error, e *taxonomy.Error) *taxonomy.Error {
	if c.Once == nil || !e.CanRetry() || e.Code == taxonomy.CodeRateLimited || e.RetryAfter > 0 || authorRepeats(declared, err, e) {
		return e
	}
	once := true
	_ = guarded(ctx, func(ctx context.Context) error {
		once = c.Once(ctx)
		return nil
	})
	if !once {
		return e
	}
	hint := effectHint
	if own := strings.TrimSpace(e.Recovery); own != "" {
		hint = own + " " + effectHint
	}
	return e.With(taxonomy.RetryNo, taxonomy.Recovery(hint))
}

// authorRepeats reports whether the author of a tool says that a call with this failure
// may be repeated. Errors that package taxonomy makes of a response or of what the
// network says have a kind that tells so.
func authorRepeats(declared contract.Contract, err error, e *taxonomy.Error) bool {
	for i := range declared {
		if declared[i].Reason == e.Reason && e.Reason != "" {
			return declared[i].Retry == taxonomy.RetryYes
		}
	}
	ofTool := e.Kind == "" || e.Kind == class.KindToolRuntimeRetry
	return e.Retry == taxonomy.RetryYes && ofTool && wasCoded(err, e)
}
