package cause

import (
	"github.com/mcperrlint/mcperrlint/analyzers/internal/class"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/content"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/marks"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Limits on what importers are told, so that facts stay small.
const (
	maxFactFailures = 6
	maxFactParts    = 4
	maxFactSteps    = 3
)

// Fails is the fact about a function that says what it returns.
type Fails struct{ Results []ResultFact }

// HoldsError is the fact about a variable that says which errors it holds.
type HoldsError struct{ Failures []failureFact }

// ResultFact is what is known of one result.
type ResultFact struct {
	Failures []failureFact
	Rendered []failureFact
	Text     []originFact
	Carried  []carriedFact
	Flag     marks.Flag
	Data     marks.Flag
}

// carriedFact is what a field of a struct holds as an error.
type carriedFact struct {
	Field    string
	Failures []failureFact
}

// failureFact is an error with what it is made of.
type failureFact struct {
	Origin originFact
	Parts  []partFact
	When   []ConditionFact
	Alike  []string // the lines of others that differ in nothing else
	Cut    bool     // there was no room for others beside it
	way    int      // how many steps there are, with those for which there is no room; importers are not told
}

// ConditionFact is a condition on a parameter of the function of the fact, or on a field
// of it.
type ConditionFact struct {
	Param       int
	Field       string
	Value, What string
	Own, Is     bool
	Itself      bool
}

// partFact is a part of an error.
type partFact struct {
	Origin originFact
	Role   Role
}

// originFact is an origin, in words that mean the same in all packages.
type originFact struct {
	Class            class.Class
	Name             string
	Code             taxonomy.Code
	Reason, Contract string
	Failure          string
	Via              []Step
	Place            places.Place
	Param            int
	Field            string
	Coded            bool
	Cleared          bool
	Holds            content.Content
	Given            Parameters
}

// AFact marks the type as a fact.
func (*Fails) AFact() {}

// AFact marks the type as a fact.
func (*HoldsError) AFact() {}
