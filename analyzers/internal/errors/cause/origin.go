// Package cause has the values that describe errors: what an error is, what it is made of, when it
// occurs, and what can be read in a result. For
//
//	if id == "" {
//		return fmt.Errorf("get order: %w", store.ErrGone)
//	}
//
// there is one [Failure]. Its [Origin] has the [Class] Plain, made by fmt.Errorf. Its one [Part] is the
// variable ErrGone, with the roles Kept and Shown: errors.Unwrap leads to it, and its text is in
// the message. The failure occurs under the [Condition] that id is "". An [Outcome] has everything
// about a result of a function, and an [Account] about all its results, in terms of its
// parameters.
//
// The [Marks] of a result say whether its error flag is raised, as in &mcp.CallToolResult{IsError: true},
// and whether it carries data for programs.
//
// [Union] joins lists of failures. Lists are immutable.
//
// Importers get an Account too. [Account.Tell] removes what means something only here: SSA functions,
// positions, and what places are computed from. These are fields that facts omit (local and owned); a
// position becomes a place in words, and the function is that of the fact. [Account.Seen] returns the
// places as importers see them.
//
// Read class.go, origin.go and condition.go; flag.go; join.go, readable.go and account.go; limit.go and alike.go,
// which bound how much is remembered; then fact.go and facttext.go.
package cause

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/taxonomy"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// An Origin is the source of an error or a text.
type Origin struct {
	// Class says what it is.
	Class Class
	// Name is the function that returned a foreign error, as in
	// "database/sql.(*DB).QueryContext", the variable that holds it, the function
	// that made a plain or coded one, or the type of a typed one.
	Name string
	// Code is the code of a coded error, or 0 if unknown.
	Code taxonomy.Code
	// Reason is the reason of a coded error, or "" if unknown.
	Reason string
	// Contract is the contract that made a coded error, as in
	// "example.test/m/orders.Failures", or empty.
	Contract string
	// Failure is the variable with the failure that made a coded error, as in
	// "example.test/m/orders.Gone", or empty.
	Failure string
	// Via are the calls on its path to the function in question, innermost
	// first.
	Via []Step
	// Cleared reports that a readable text is only in results that are known not to
	// be of an error.
	Cleared bool
	// Short reports that only a part of the text is read: what was cut off, or read up to a limit.
	Short bool
	// Holds says what its text exposes, if the place says more than the name; see
	// [words.Content].
	Holds words.Content

	Param      int           // the index of a Parameter, where a receiver comes first
	Field      string        // the field of the parameter that is meant, called for what it returns, or "" for all of it
	Given      Indexes       // the parameters of the function that are in the address of a request that failed
	Classified bool          // the errors of the parameter are classified before anything else happens to them
	Place      summary.Place // what Here is, in words, for an origin that is known from a fact

	local
}

// What is local about an origin means nothing to importers: a fact does not hold it.
type local struct {
	// Pos is the place in this package where it comes into being, or, if that
	// is in another package, of the call that leads there.
	Pos token.Pos
	// Here is the place in the function that was asked about: of the origin, or of the call
	// that leads to it. It need not be that of the return.
	Here token.Pos

	Owner *ssa.Function // the function of a Parameter, or of those in Given
	Home  *summary.Home // what Place is told from
}

// From returns what comes into being at a place in this package.
func From(c Class, name string, pos token.Pos) Origin {
	return Origin{Class: c, Name: name, local: local{Pos: pos, Here: pos}}
}

// ReadAt returns the origin as it is seen at a place in this package.
func (o Origin) ReadAt(pos token.Pos) Origin {
	o.Here, o.Place, o.Home = pos, "", nil
	return o
}

// Called is the field of a Parameter for the errors that it returns when called.
// Followed by the index of another result, it is what that result shows.
const Called = "()"

// A Step is a function on the path of an origin.
type Step struct {
	// Func is the name of the function, such as "store.Get".
	Func string
	// Place is the line where the function makes the error, or calls the
	// previous step.
	Place summary.Place
	// Pos is that place, if it is in this package.
	Pos token.Pos

	home *summary.Home // what Place is told from, of a step in another package
}

// ToldFrom returns the step with the home of its place, for steps in another package.
func (s Step) ToldFrom(home *summary.Home) Step {
	s.home = home
	return s
}

// At returns the position, also in another package, where drivers can only print it. It
// is invalid if the location of the file is unknown.
func (s Step) At() token.Pos {
	if !s.Pos.IsValid() && s.home != nil {
		return s.home.Pos(s.Place)
	}
	return s.Pos
}

// String returns the function and the place.
func (s Step) String() string {
	if s.Place == "" {
		return s.Func
	}
	return s.Func + " (" + s.Place.Short() + ")"
}

// A Failure is one error that a value can be.
type Failure struct {
	// Origin is the origin of the error itself.
	Origin
	// Parts are the errors that it is made of, at any depth.
	Parts []Part

	When  []Condition // on the parameters of functions that are looked at
	Lines []string    // the lines of other errors of another package that differ in nothing else
	Cut   bool        // there was no room for others beside it

	left int // how many steps there were for which a fact has no room, while that is made
}

// Each returns the failure with change applied to its origin and those of its parts.
func (f Failure) Each(change func(Origin) Origin) Failure {
	f.Origin, f.Parts = change(f.Origin), slices.Clone(f.Parts)
	for i, p := range f.Parts {
		f.Parts[i].Origin = change(p.Origin)
	}
	return f
}

// IsOutside reports whether an error is, or is made of, one of what lies outside of the process: of a database, a
// connection, a service or the file system.
func (f Failure) IsOutside() bool {
	return f.Class == Infrastructure || slices.ContainsFunc(f.Parts, func(p Part) bool { return p.Class == Infrastructure })
}

// A Part is something that an error is made of.
type Part struct {
	Origin
	// Role is what the error does with it.
	Role Role
}

// Role says what an error does with what it is made of.
type Role int

// The roles, which can be combined.
const (
	// Kept means that errors.Unwrap leads to it.
	Kept Role = 1 << iota
	// Shown means that its text is in the message.
	Shown
	// Stored means that it is in the data that the agent sees.
	Stored
	// Noted means that it is in details that only logs see.
	Noted
	// Itself is the role that an error plays in itself.
	Itself
)

// within returns the role of a part of something that plays the role outer.
func (r Role) within(outer Role) Role {
	inner := r & outer & (Kept | Shown)
	if outer&Kept != 0 {
		inner |= r & Stored
	}
	return inner | r&Noted
}

// HasRoom reports whether another step on the way of the origin would be remembered.
func (o Origin) HasRoom() bool { return len(o.Via) < budget.Deep }

// Indexes are indexes of parameters, where a receiver comes first, or of results, as bits.
type Indexes uint16

// MaxIndexes is how many there can be: the width of the type.
const MaxIndexes = paths.MaxParameters

// Has reports whether an index is among them.
func (s Indexes) Has(index int) bool { return index < MaxIndexes && s>>index&1 != 0 }

// CodedOrigin returns the outermost coded error of a failure.
func (f Failure) CodedOrigin() (Origin, bool) {
	if f.Class == Coded {
		return f.Origin, true
	}
	for _, p := range f.Parts {
		if p.Class == Coded && p.Role&Kept != 0 {
			return p.Origin, true
		}
	}
	return Origin{}, false
}

// Content returns what the text of the origin tells: that of os.ReadFile a path, that of
// (*http.Client).Do an address.
func (o Origin) Content() words.Content {
	switch {
	case o.Holds != words.ByName:
		return o.Holds
	case o.Class == Sensitive:
		return words.ContentOfText(o.Name)
	case o.Class == Infrastructure:
		return words.ContentOfFunction(o.Name)
	}
	return words.Other
}
