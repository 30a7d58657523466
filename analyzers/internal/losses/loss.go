package losses

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/exits"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/origins"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// A Loss is a place where a new error takes the place of one that is known, and
// does not keep it.
type Loss struct {
	// Kind says what is left of the error.
	Kind LossKind
	// Origin is one of the things that the lost error can be, if anything is
	// known of it.
	Origin cause.Origin
	// Source names the function that returned the error, such as "os.Open", or
	// is empty.
	Source string
	// Test is the place of the condition that tells that the error is not nil.
	Test token.Pos
	// Recorded tells that the error is recorded, or may be, before the new one is
	// returned.
	Recorded bool
	// Pos is the place where the new error is made, or else is returned. For a call
	// it is that of the parenthesis, for a literal that of the brace.
	Pos token.Pos
	// New is what the new error is. For a result its class is Unknown.
	New cause.Origin
	// Result tells that the new error is a result with the error flag.
	Result bool
	// Bare tells that the new error cannot carry a cause: it is a result, or an
	// error of a library of the protocol.
	Bare bool
	// Outside tells that the lost error can be one of a database, a connection, a service or the
	// file system, whose text would help.
	Outside bool
	// Consumed tells that a function of the package which the new error reaches asks for its
	// cause, see [Flow.consumes].
	Consumed bool
	// Protocol tells that the lost error can be one that a library of the protocol
	// treats in its own way, or have one as a cause.
	Protocol bool
}

// LossKind says what is left of a lost error.
type LossKind int

// The kinds.
const (
	// Dropped means that nothing is left.
	Dropped LossKind = iota
	// WrongVariable means that another error is kept in its place.
	WrongVariable
	// InData means that the error is data of the new one, which the agent can
	// read, and not its cause.
	InData
	// InDetails means that it is in details that only logs see.
	InDetails
	// TextOnly means that only its text is left.
	TextOnly
	// Rewrapped means that nothing is lost: a coded error is wrapped in another
	// one that says the same.
	Rewrapped
)

// String returns the kind in lower case.
func (k LossKind) String() string {
	return [...]string{"dropped", "wrong variable", "in data", "in details", "text only", "rewrapped"}[k]
}

// A Detector reads where errors get lost.
type Detector struct {
	*exits.Finder
	branched *branched                     // of the function that was asked about last
	calls    map[*ssa.Function][]*ssa.Call // by name; nil until somebody asks
}

// NewDetector returns a reader for what is known of ways on which functions return.
func NewDetector(r *exits.Finder) *Detector { return &Detector{Finder: r} }

// Losses returns the errors that a function of the package loses: those in the
// place of which it hands other errors to others, and then those in the place of
// which it returns others, in the order of its returns.
func (f *Detector) Losses(fn *ssa.Function) []Loss {
	if f.Evaluator == nil {
		return nil
	}
	f.Mu.Lock()
	defer f.Mu.Unlock()
	f.Evaluator.Start(fn)
	var losses []Loss
	var made []ssa.Value
	for _, l := range f.handedOver(fn) {
		if loss := f.loss(l); loss != nil {
			losses, made = append(losses, *loss), append(made, l.value)
		}
	}
	for _, l := range f.leavesOf(fn) {
		if slices.ContainsFunc(made, func(v ssa.Value) bool { return f.MadeOf(l.value, v) }) {
			continue // Have: what it is made of is reported
		}
		loss := f.loss(l)
		if loss != nil && !slices.ContainsFunc(losses, func(m Loss) bool { return m.Pos == loss.Pos }) {
			losses = append(losses, *loss)
		}
	}
	return losses
}

// loss returns what is lost by something that is returned, or nil.
func (f *Detector) loss(l leaf) *Loss {
	if len(f.liveAt(l.block)) == 0 {
		return nil // Have: there is nothing to lose, and what is returned need not be looked at
	}
	if l.result {
		return f.lossByResult(l)
	}
	return f.lossByError(l)
}

// lossByError returns what an error loses, or nil.
func (f *Detector) lossByError(l leaf) *Loss {
	if program.IsNil(l.value) || !f.isNew(l.value) {
		return nil
	}
	live := f.missing(l)
	if len(live) == 0 {
		return nil
	}
	var all cause.Role
	for _, e := range live {
		role, followed := f.Holds(l.value, e.value)
		if !followed || role&cause.Itself != 0 {
			return nil
		}
		if role&cause.Kept != 0 {
			return f.rewrapped(l, e)
		}
		all |= role | e.roleByFields(l.value)
	}
	loss := f.lossOf(l, live[0])
	loss.New, loss.Bare = firstOf(f.Evaluator.Errors(l.value)), f.isBare(l.value)
	if loss.Bare {
		return f.bareLoss(loss, l, live, all)
	}
	kind, lost := f.kindOf(l, live, all)
	if !lost {
		return nil
	}
	loss.Kind = kind
	return loss
}

// roleByFields returns the roles that the error plays in a coded one whose fields are
// set after it was made.
func (e liveError) roleByFields(v ssa.Value) cause.Role {
	v = calls.PlainValue(v)
	if _, ok := v.(*ssa.Call); !ok || !api.IsNamed(program.NamedOf(v.Type()), api.Taxonomy, "Error") {
		return 0
	}
	var role cause.Role
	for _, row := range origins.CodedFields {
		if slices.ContainsFunc(origins.FieldStores(v, program.FieldIndex(v.Type(), row.Field)), e.isIn) {
			role |= row.Role
		}
	}
	return role
}

// kindOf says what a new error leaves of others in which it plays some roles, and
// whether it loses them.
func (f *Detector) kindOf(l leaf, live []liveError, roles cause.Role) (kind LossKind, lost bool) {
	other, made := f.otherCause(l, live)
	switch {
	case other != nil && !made:
		return WrongVariable, !f.related(live, other) && !f.isTold(l, other)
	case roles&cause.Shown != 0 || made && f.related(live, other):
		return TextOnly, true
	case roles&cause.Stored != 0:
		return InData, true
	case roles&cause.Noted != 0:
		return InDetails, true
	}
	// A type or a function of the program that gets the error can keep it.
	return Dropped, f.isFollowed(l.value) || !slices.ContainsFunc(live, func(e liveError) bool { return e.isIn(l.value) })
}

// isTold reports whether an error that is kept is known not to be nil where the new one is
// made, and nothing has settled it: what has failed since was tried because of it, such as to
// say more about it, and it is what was to be told.
func (f *Detector) isTold(l leaf, kept ssa.Value) bool {
	return slices.ContainsFunc(f.liveAt(l.block), func(e liveError) bool { return calls.SameError(e.value, kept) })
}

func (f *Detector) lossOf(l leaf, e liveError) *Loss {
	failures := f.Evaluator.At(l.block).Errors(e.value)
	return &Loss{
		Origin: firstOf(failures), Outside: slices.ContainsFunc(failures, isOutside), Consumed: f.consumes(l.block.Parent()), Source: sourceOf(e.value), Test: e.test, Protocol: f.mayBeOfProtocol(e.value),
		Recorded: e.maybeRecorded(l.block), Pos: l.madeAt(),
	}
}

// isOutside reports whether an error is, or shows, one of what lies outside of the process.
func isOutside(f cause.Failure) bool {
	return f.Class == cause.Infrastructure || slices.ContainsFunc(f.Parts, func(p cause.Part) bool {
		return p.Class == cause.Infrastructure && p.Role&(cause.Kept|cause.Shown) != 0
	})
}

func firstOf(failures []cause.Failure) cause.Origin {
	if len(failures) == 0 {
		return cause.Origin{}
	}
	return failures[0].Origin
}

// sourceOf names the function that returned an error.
func sourceOf(err ssa.Value) string {
	if load, ok := err.(*ssa.UnOp); ok {
		if v, ok := program.JustSet(load); ok {
			err = v
		}
	}
	call := makerOf(err)
	if call == nil {
		return ""
	}
	obj := program.CalledObject(call.Common())
	if obj == nil {
		return ""
	}
	return libs.ShortName(obj)
}

// Known reports whether anything is known of the package.
func (f *Detector) Known() bool { return f.Evaluator != nil }
