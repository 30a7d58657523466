package analyzers

import "golang.org/x/tools/go/analysis"

// A Suite has all rules with flags of their own.
type Suite struct {
	// Rules are all rules, by name.
	Rules []Rule
	// Settings is the analyzer of [Settings] for these rules alone.
	Settings *analysis.Analyzer
}

// New returns the rules with fresh flags, independent of other suites and of the
// analyzers that [All] returns. It is for drivers that may share a process with
// other settings.
func New() Suite {
	copies := copiesOf(append(All(), Settings())...)
	s := Suite{Rules: Rules(), Settings: copies[len(copies)-1]}
	for i := range s.Rules {
		s.Rules[i].Analyzer = copies[i]
	}
	return s
}
