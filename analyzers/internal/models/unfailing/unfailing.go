// Package unfailing finds calls that never fail, although they return an error. Of
//
//	//go:embed prompts
//	var prompts embed.FS
//
//	text, err := prompts.ReadFile("prompts/review.md")
//
// the error is nil on every run if it is nil on one. Facts of other packages say which of their errors
// are always nil ([Never]).
package unfailing

import "fmt"

// A ResultSet are indexes of results, as bits.
type ResultSet uint16

// MaxResults is how many results are told apart.
const MaxResults = 16

// Has reports whether the result with an index is one of them.
func (s ResultSet) Has(index int) bool { return index < MaxResults && s>>index&1 != 0 }

// Never is the fact about a function that says which of its results are errors that are always
// nil.
type Never struct{ Results ResultSet }

// AFact marks the type as a fact.
func (*Never) AFact() {}

// String returns the results, as bits.
func (n *Never) String() string { return fmt.Sprintf("never(%b)", n.Results) }
