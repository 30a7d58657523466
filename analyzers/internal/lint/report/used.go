package report

import (
	"go/token"
	"reflect"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
)

// ResultType is the result type of every rule.
var ResultType = reflect.TypeFor[*Used]()

// Used is the result of a rule: which names in which directives suppressed a
// finding of it. A directive counts also where nothing would have been shown,
// because the finding is strict or lies in a test file: it is not useless, but
// meant for somebody who asks for more.
type Used struct {
	names map[token.Pos]bool
	kept  kept
}

// Has reports whether the name suppressed a finding.
func (u *Used) Has(n Name) bool { return u.names[n.Pos] }

var usedKey = guard.NewKey[*Used]("used")

// Run wraps the function of a rule, whose own result does not matter: it gives
// the rule a result of type *[Used], and turns a panic into an error.
func Run(run func(*analysis.Pass) (any, error)) func(*analysis.Pass) (any, error) {
	return guard.Run(guard.Rule, func(pass *analysis.Pass) (any, error) {
		used := &Used{names: make(map[token.Pos]bool)}
		if _, err := run(coveragesKey.With(usedKey.With(pass, used), make(coverages))); err != nil {
			return nil, err
		}
		return used, nil
	})
}

// UsedBy returns what suppressed findings of the running rule so far.
func UsedBy(pass *analysis.Pass) *Used {
	used, _ := usedKey.Of(pass)
	return used
}

// note notes that the name suppressed a finding of the running rule.
func note(pass *analysis.Pass, n Name) {
	if used, ok := usedKey.Of(pass); ok {
		used.names[n.Pos] = true
	}
}
