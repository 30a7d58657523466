package selection

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// Apply sets the flags of a rule; settings reach rules in no other way. It turns more on and
// adds to lists. It turns nothing off, except in packages that have not adopted codes, if a
// rule is selected only for those that have. If everything strict is selected, rules report
// each finding, not one for each cause.
func (s *Selection) Apply(r analyzers.Rule) error {
	var err error
	for name, on := range map[string]bool{"strict": s.Strict(r), "each": s.Strict(r), "tests": s.LooksAtTests(r), "generated": s.Generated, "adopted": s.WhereAdopted(r)} {
		if on {
			err = errors.Join(err, set(r.Analyzer, name, func(string) string { return "true" }))
		}
	}
	err = errors.Join(err, s.applyCategories(r))
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

// applyCategories asks the rule for the strict categories that are turned on one by one, beside
// those that the flag names. It is an error if the flag names something else.
func (s *Selection) applyCategories(r analyzers.Rule) error {
	f := r.Analyzer.Flags.Lookup("strict")
	if f == nil || f.Value.String() == "true" {
		return nil
	}
	var known, names []string
	for _, k := range r.Categories {
		if k.Tier == analyzers.TierDefault {
			continue
		}
		known = append(known, k.Name)
		if s.Rules[r.Analyzer.Name+"/"+k.Name].Level > Off {
			names = append(names, k.Name)
		}
	}
	if held := f.Value.String(); held != "false" {
		for name := range strings.SplitSeq(held, ",") {
			if !slices.Contains(known, name) {
				return fmt.Errorf("-%s.strict: want true, false or strict categories (%s), not %q", r.Analyzer.Name, strings.Join(known, ", "), name)
			}
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return nil
	}
	return f.Value.Set(strings.Join(names, ","))
}

// set sets a flag of an analyzer, if it has that, to what becomes of its value.
func set(a *analysis.Analyzer, name string, changed func(held string) string) error {
	f := a.Flags.Lookup(name)
	if f == nil {
		return nil
	}
	return f.Value.Set(changed(f.Value.String()))
}
