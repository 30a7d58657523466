package analyzers

import (
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/separate"
)

// A Suite is all rules with flags of their own.
type Suite struct {
	// Rules are all rules, by name.
	Rules []Rule
	// Settings is what [Settings] returns, for these rules alone.
	Settings *analysis.Analyzer
}

// New returns the rules with fresh flags. Nothing that is set in one suite shows in
// another, or in the analyzers that [All] returns: it is for drivers whose settings
// may differ from those of somebody else in the same process.
func New() Suite {
	copies := separate.Copies(append(All(), Settings())...)
	s := Suite{Rules: Rules(), Settings: copies[len(copies)-1]}
	for i := range s.Rules {
		s.Rules[i].Analyzer = copies[i]
	}
	return s
}
