// Package passes runs analyzers over one package at a time, with the facts about
// the packages that it is built from.
//
// It keeps the contract of golang.org/x/tools/go/analysis/checker, which wants
// the whole program in memory. Here, what is known of other packages comes from
// bytes: facts are written and read for every importer, in a run that has to do
// all of the work just as in one that finds most of it done, so that both give
// the same result.
package passes

import (
	"reflect"

	"golang.org/x/tools/go/analysis"
)

// A Suite is what runs: analyzers and those that they require.
type Suite struct {
	asked   map[*analysis.Analyzer]bool
	kept    map[*analysis.Analyzer]bool
	all     []*analysis.Analyzer // what is required stands before what requires it
	telling []*analysis.Analyzer // those of all that have facts to tell
	below   []*analysis.Analyzer // those of all that run for facts alone
	facts   []reflect.Type       // pointers
	index   map[reflect.Type]int // in facts
}

// NewSuite returns the suite of some analyzers, or an error if they do not fit
// together.
func NewSuite(analyzers []*analysis.Analyzer) (*Suite, error) {
	if err := analysis.Validate(analyzers); err != nil {
		return nil, err
	}
	s := &Suite{asked: make(map[*analysis.Analyzer]bool), kept: make(map[*analysis.Analyzer]bool), index: make(map[reflect.Type]int)}
	s.all = inOrder(analyzers)
	for _, a := range s.all {
		if len(a.FactTypes) > 0 {
			s.telling = append(s.telling, a)
		}
		for _, fact := range a.FactTypes {
			t := reflect.TypeOf(fact)
			s.index[t] = len(s.facts)
			s.facts = append(s.facts, t)
		}
	}
	s.below = inOrder(s.telling)
	for _, a := range analyzers {
		s.asked[a] = true
	}
	return s, nil
}

// Keep makes the results of analyzers part of every [Outcome].
func (s *Suite) Keep(analyzers []*analysis.Analyzer) {
	for _, a := range analyzers {
		s.kept[a] = true
	}
}

// Analyzers returns all analyzers of the suite, those that are required first.
func (s *Suite) Analyzers() []*analysis.Analyzer { return s.all }

// Telling returns the analyzers of the suite that have facts to tell. Where nothing
// but facts is wanted, no others need be asked for.
func (s *Suite) Telling() []*analysis.Analyzer { return s.telling }

// inOrder returns analyzers with those that they require, which come first.
func inOrder(analyzers []*analysis.Analyzer) []*analysis.Analyzer {
	var order []*analysis.Analyzer
	seen := make(map[*analysis.Analyzer]bool)
	var visit func(*analysis.Analyzer)
	visit = func(a *analysis.Analyzer) {
		if seen[a] {
			return
		}
		seen[a] = true
		for _, required := range a.Requires {
			visit(required)
		}
		order = append(order, a)
	}
	for _, a := range analyzers {
		visit(a)
	}
	return order
}
