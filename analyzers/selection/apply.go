package selection

import (
	"errors"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// Apply sets the flags of a rule accordingly: settings reach rules in no other way.
// It turns more on, and adds to lists; it takes nothing back. A rule that folds findings with
// one cause into one tells each of them where everything strict is asked for.
func (s *Selection) Apply(r analyzers.Rule) error {
	var err error
	for name, on := range map[string]bool{"strict": s.NeedsStrict(r), "each": s.Strict(r), "tests": s.LooksAtTests(r), "generated": s.Generated} {
		if on {
			err = errors.Join(err, set(r.Analyzer, name, func(string) string { return "true" }))
		}
	}
	if s.RecoveryWords > 0 {
		err = errors.Join(err, set(r.Analyzer, "words", func(string) string { return strconv.Itoa(s.RecoveryWords) }))
	}
	if len(s.PublicErrors) > 0 {
		err = errors.Join(err, set(r.Analyzer, "public", func(held string) string {
			return strings.Trim(held+","+strings.Join(s.PublicErrors, ","), ",")
		}))
	}
	return err
}

// set sets a flag of an analyzer, if it has that, to what becomes of its value.
func set(a *analysis.Analyzer, name string, changed func(held string) string) error {
	f := a.Flags.Lookup(name)
	if f == nil {
		return nil
	}
	return f.Value.Set(changed(f.Value.String()))
}
