package suite

import (
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/selection"
)

// offFlag is the name of the flag that turns rules and categories off.
const offFlag = "off"

// off is its value: rules, and categories as rule/category.
type off struct{ names []string }

// withOff gives the analyzer the flag.
func withOff(a *analysis.Analyzer) *analysis.Analyzer {
	a.Flags.Var(new(off), offFlag, "comma-separated list of rules, and categories as rule/category, that are not reported")
	return a
}

func offOf(a *analysis.Analyzer) *off { return a.Flags.Lookup(offFlag).Value.(*off) }

// Set states the list. An unknown name is a mistake.
func (o *off) Set(text string) error {
	var names []string
	for name := range strings.SplitSeq(text, ",") {
		name, _ = selection.Current(strings.TrimSpace(name))
		if name == "" {
			continue
		}
		if err := selection.Removed(name); err != nil {
			return err
		}
		if !slices.Contains(selection.Names(), name) {
			return fmt.Errorf("unknown rule or category %q", name)
		}
		names = append(names, name)
	}
	o.names = names
	return nil
}

// String returns the list as the flag takes it.
func (o *off) String() string { return strings.Join(o.names, ",") }

func (o *off) has(name string) bool { return slices.Contains(o.names, name) }
