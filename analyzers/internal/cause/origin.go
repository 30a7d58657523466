// Package cause has the values that describe errors: what an error is, what it is made of, when it
// occurs, and what can be read in a result. For
//
//	if id == "" {
//		return fmt.Errorf("get order: %w", store.ErrGone)
//	}
//
// there is one [Failure]. Its [Origin] is Plain, made by fmt.Errorf. Its one [Part] is the
// variable ErrGone, with the roles Kept and Shown: errors.Unwrap leads to it, and its text is in
// the message. The failure occurs under the [Condition] that id is "". An [Outcome] has everything
// about a result of a function, and an [Account] about all its results, in terms of its
// parameters.
//
// [Union] joins lists of failures. Lists are immutable.
//
// Importers get an Account too. [Account.Tell] removes what means something only here: SSA functions,
// positions, and what places are computed from. These are fields that facts omit (local and owned); a
// position becomes a place in words, and the function is that of the fact. [Account.Seen] returns the
// places as importers see them.
//
// Read origin.go and condition.go; join.go, readable.go and account.go; limit.go and alike.go,
// which bound how much is remembered; then fact.go and facttext.go.
package cause

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/class"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/content"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// An Origin is something that an error or a text comes from.
type Origin struct {
	// Class says what it is.
	Class class.Class
	// Name names the function that returned a foreign error, as in
	// "database/sql.(*DB).QueryContext", the variable that holds it, the function
	// that made a plain or coded one, or the type of a typed one.
	Name string
	// Code is the code of a coded error, 0 if it is not known.
	Code taxonomy.Code
	// Reason is the reason of a coded error, "" if it has none that is known.
	Reason string
	// Contract names the contract through which a coded error was made, as in
	// "example.test/m/orders.Failures", or is empty.
	Contract string
	// Failure names the variable that declares the failure of which a coded error was made,
	// as in "example.test/m/orders.Gone", or is empty.
	Failure string
	// Via are the calls through which it came to the function that was asked
	// about, the innermost first.
	Via []Step
	// Cleared tells, of what can be read in a result, that it is only in results that
	// are known to be none of an error.
	Cleared bool
	// Holds says what its text tells, where the place says more than the name; see Content.
	Holds content.Content

	Param      int          // the index of a Parameter, where a receiver comes first
	Field      string       // the field of the parameter that is meant, called for what it returns, or "" for all of it
	Given      Parameters   // the parameters of the function that are in the address of a request that failed
	Classified bool         // the errors of the parameter are classified before anything else happens to them
	Place      places.Place // what Here is, in words, for an origin that is known from a fact

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
	Home  *places.Home  // what Place is told from
}

// From returns what comes into being at a place in this package.
func From(c class.Class, name string, pos token.Pos) Origin {
	return Origin{Class: c, Name: name, local: local{Pos: pos, Here: pos}}
}

// ReadAt returns the origin as it is seen at a place in this package.
func (o Origin) ReadAt(pos token.Pos) Origin {
	o.Here, o.Place, o.Home = pos, "", nil
	return o
}

// Called is the field of a Parameter whose errors are those that it returns when
// it is called. With the index of another result behind it, it is what that shows.
const Called = "()"

// A Step is a function through which an origin came.
type Step struct {
	// Func names the function, such as "store.Get".
	Func string
	// Place is the line of the function where the origin came into being, or
	// where it calls the step before.
	Place places.Place
	// Pos is that place, if it is in this package.
	Pos token.Pos

	home *places.Home // what Place is told from, of a step in another package
}

// ToldFrom returns the step with what its place is told from, of a step in another package.
func (s Step) ToldFrom(home *places.Home) Step {
	s.home = home
	return s
}

// At returns the place, also if it is in another package: then drivers can show it, and
// nothing else is known of it. It is invalid if it is not known where the file lies.
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
	// Origin is what the error itself is.
	Origin
	// Parts are what it is made of, at any depth.
	Parts []Part

	When  []Condition // on the parameters of functions that are looked at
	Lines []string    // the lines of other errors of another package that differ in nothing else
	Cut   bool        // there was no room for others beside it

	left int // how many steps there were for which a fact has no room, while that is made
}

// Each returns the failure with its origin, and those of its parts, as change makes them.
func (f Failure) Each(change func(Origin) Origin) Failure {
	f.Origin, f.Parts = change(f.Origin), slices.Clone(f.Parts)
	for i, p := range f.Parts {
		f.Parts[i].Origin = change(p.Origin)
	}
	return f
}

// A Part is something that an error is made of.
type Part struct {
	Origin
	// Role is what the error does with it.
	Role Role
}

// Role says what an error does with what it is made of.
type Role int

// The roles. Several can hold.
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
func (o Origin) HasRoom() bool { return len(o.Via) < maxSteps }

// Parameters are indexes of parameters, as bits, where a receiver comes first.
type Parameters uint16

// MaxParameters is how many parameters are told apart.
const MaxParameters = 16

// Has reports whether a parameter is among them.
func (p Parameters) Has(index int) bool { return index < MaxParameters && p>>index&1 != 0 }

// CodedOrigin returns the outermost coded error of a failure.
func (f Failure) CodedOrigin() (Origin, bool) {
	if f.Class == class.Coded {
		return f.Origin, true
	}
	for _, p := range f.Parts {
		if p.Class == class.Coded && p.Role&Kept != 0 {
			return p.Origin, true
		}
	}
	return Origin{}, false
}

// Content returns what the text of the origin tells: that of os.ReadFile a path, that of
// (*http.Client).Do an address.
func (o Origin) Content() content.Content {
	switch {
	case o.Holds != content.Named:
		return o.Holds
	case o.Class == class.Sensitive:
		return content.OfNamed(o.Name)
	case o.Class == class.Infrastructure:
		return content.OfFunction(o.Name)
	}
	return content.Other
}
