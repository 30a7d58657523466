package contract

import "github.com/mcperrlint/mcperrlint/taxonomy"

// The bounds within which Fill looks at the tree of an error. A tree beyond
// them is taken for endless and stays as it is.
const (
	maxDepth = 100
	maxNodes = 10_000
)

// reasonCapabilityMissing is, beside that for invalid arguments, a reason of the
// framework: it refuses a call before the tool sees it, and writes the
// recovery itself.
const reasonCapabilityMissing = "client_capability_missing"

// Fill adds declared recoveries to an error on its way out of the server.
//
// Every *taxonomy.Error in the tree of err with a declared reason gets the
// declared recovery, domain, help page, retry flag and log level, unless it has
// its own. Fill does
// not change errors: it returns a tree with copies, which has the same text, and
// in which [errors.Is] and [errors.As] find the same. If there is nothing to
// add, Fill returns err, also for cancelled calls, for reasons of the framework,
// and for endless trees.
func (c Contract) Fill(err error) error {
	f := filler{contract: c, left: maxNodes}
	filled, _ := f.fill(err, maxDepth)
	if f.left < 0 {
		return err
	}
	return filled
}

// A filler is one run of Fill.
type filler struct {
	contract Contract
	left     int // how many more errors may be looked at; negative once the tree is taken for endless
}

// fill returns err with what was missing added, and whether that is anything.
func (f *filler) fill(err error, depth int) (error, bool) {
	if err == nil {
		return nil, false
	}
	if f.left--; depth == 0 {
		f.left = -1
	}
	if f.left < 0 {
		return err, false
	}
	if e, ok := err.(*taxonomy.Error); ok {
		return f.fillCoded(e, depth)
	}
	wraps := unwrap(err)
	filled := make([]error, len(wraps))
	changed := false
	for i, w := range wraps {
		var added bool
		filled[i], added = f.fill(w, depth-1)
		changed = changed || added
	}
	if !changed {
		return err, false
	}
	return &rewrapped{of: err, wraps: filled}, true
}

func (f *filler) fillCoded(e *taxonomy.Error, depth int) (error, bool) {
	if e == nil || e.Code == taxonomy.CodeRequestCancelled {
		return e, false
	}
	opts := f.contract.missing(e)
	if cause, added := f.fill(e.Unwrap(), depth-1); added {
		opts = append(opts, taxonomy.Cause(cause))
	}
	if len(opts) == 0 {
		return e, false
	}
	return e.With(opts...), true
}

// missing returns what is declared for the error and what it does not state.
func (c Contract) missing(e *taxonomy.Error) []taxonomy.Option {
	f := c.entry(e.Reason)
	if f == nil || Reserved(e.Reason) {
		return nil
	}
	var opts []taxonomy.Option
	if recovery := f.written(); !hinted(e) && !blank(recovery) {
		opts = append(opts, taxonomy.Recovery(recovery))
	}
	if e.Retry == taxonomy.RetryUnstated && retryKnown(f.Retry) && f.Retry != taxonomy.RetryUnstated {
		opts = append(opts, f.Retry)
	}
	if e.Domain == "" && f.Domain != "" {
		opts = append(opts, taxonomy.Domain(f.Domain))
	}
	if e.Help == "" && isHelp(f.Help) {
		opts = append(opts, taxonomy.Help(f.Help))
	}
	if _, stated := e.StatedLevel(); !stated && f.Severity.Known() {
		opts = append(opts, taxonomy.LogLevel(f.Severity.Level()))
	}
	return opts
}

// Reserved reports whether a reason belongs to the framework. Errors with such a
// reason were made before the tool was called, and have their own recovery.
func Reserved(reason string) bool {
	return reason == taxonomy.ReasonInvalidArguments || reason == reasonCapabilityMissing
}
