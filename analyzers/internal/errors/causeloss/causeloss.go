// Package causeloss finds places where a non-nil error gets lost, and what replaces it. In
//
//	body, err := os.ReadFile(name)
//	if err != nil {
//		return nil, errors.New("no such note")
//	}
//
// there is one [Loss]: the error of os.ReadFile is [Dropped], because nothing of it is in the returned
// error. With fmt.Errorf("no such note: %v", err), the Loss would be [TextOnly]. With return notes,
// nil, it would be a [Masking]: a success hides the failure.
//
// Nothing is lost if the error no longer matters. A handler that asks another service because of it,
// and answers with that, has a fallback. One that returns the text that could not be decoded shows
// everything.
//
// Branches prove which errors are non-nil in a block. The values that a return can yield there are
// split into leaves, one per path. A leaf that is new and keeps none of the errors that are non-nil in
// its block loses them.
//
// Read these files in this order: leaf.go (values of returns), live.go (non-nil errors),
// record.go (who is told), fallback.go, beside.go and showsall.go (what excuses a loss), class.go (what
// errors can be), new.go (new errors), cause.go (what those keep) and consumer.go (who asks for
// causes). loss.go, masking.go, joined.go and handling.go are built on these, and causeloss.go combines them.
package causeloss

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/origin"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
)

// A Loss is a place where a new error replaces a known one without keeping it.
type Loss struct {
	// Kind says what remains of the error.
	Kind LossKind
	// Origin is one of the origins of the lost error, if known.
	Origin cause.Origin
	// Source names the function that returned the error, such as "os.Open", or
	// is empty.
	Source string
	// Test is the place of the condition that tells that the error is not nil.
	Test token.Pos
	// Recorded reports that the error is recorded, or may be, before the new one
	// is returned.
	Recorded bool
	// Pos is where the new error is made, or else returned: the parenthesis of a
	// call, the brace of a literal.
	Pos token.Pos
	// New is the origin of the new error. For a result its class is Unknown.
	New cause.Origin
	// Result reports that the new error is an error result.
	Result bool
	// Bare reports that the new error cannot carry a cause: it is a result, or
	// an error of an MCP library.
	Bare bool
	// Outside reports that the lost error may come from a database, a connection, a service or
	// the file system, whose text would help.
	Outside bool
	// Consumed reports that the new error reaches a function of the package that asks for
	// its cause.
	Consumed bool
	// Protocol reports that the lost error, or a cause of it, may be one that an
	// MCP library treats specially.
	Protocol bool
}

// LossKind says what remains of a lost error.
type LossKind int

// The kinds.
const (
	// Dropped means that nothing remains.
	Dropped LossKind = iota
	// WrongVariable means that another error is kept instead.
	WrongVariable
	// InData means that the error is in data of the new one, which the agent
	// can read, and not its cause.
	InData
	// InDetails means that it is in details that only logs see.
	InDetails
	// TextOnly means that only its text remains.
	TextOnly
	// Rewrapped means that nothing is lost: a coded error is wrapped in another
	// with the same code.
	Rewrapped
)

// String returns the kind in lower case.
func (k LossKind) String() string {
	return [...]string{"dropped", "wrong variable", "in data", "in details", "text only", "rewrapped"}[k]
}

// A Detector finds places where errors of a package get lost.
type Detector struct {
	*returns.Finder
	live liveErrors
}

// NewDetector returns a detector that uses known exits of functions.
func NewDetector(r *returns.Finder) *Detector {
	return &Detector{r, liveErrors{tracer{r.Tracer}, new(asked)}}
}

// A tracer is an [origin.Tracer] that is asked what becomes of errors.
type tracer struct{ *origin.Tracer }

func (f *Detector) tracer() tracer { return tracer{f.Tracer} }

// Losses returns the errors that a function of the package replaces by others, in
// the order of its returns.
func (f *Detector) Losses(fn *ssa.Function) []Loss {
	var losses []Loss
	for _, l := range f.tracer().leaves(fn) {
		loss := f.loss(l)
		if loss != nil && !slices.ContainsFunc(losses, func(m Loss) bool { return m.Pos == loss.Pos }) {
			losses = append(losses, *loss)
		}
	}
	return losses
}

// Maskings returns the successes that a function of the package returns instead of
// errors, in the order of its returns.
func (f *Detector) Maskings(fn *ssa.Function) []Masking {
	var list []Masking
	for _, ret := range f.LiveReturns(fn) {
		if ret.Block() == fn.Recover || !f.succeeds(ret) {
			continue
		}
		if found := f.maskingAt(ret); found != nil {
			list = append(list, *found)
		}
	}
	return list
}

// Handles returns what a function of the package does with error arguments.
func (f *Detector) Handles(fn *ssa.Function) errvars.Fact {
	return f.tracer().handling(fn)
}
