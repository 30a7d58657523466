package report

import (
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// strictFlag is the name of the flag that turns strict categories on.
const strictFlag = "strict"

// Strict gives the analyzer of a rule with strict categories the flag for them, and
// returns it. Without a value the flag asks for all of them:
//
//	-lostcause.strict
//	-lostcause.strict=rewrap,service
func Strict(a *analysis.Analyzer) *analysis.Analyzer {
	a.Flags.Var(new(categories), strictFlag, "report findings of the strict categories, too, or of those that are named, with commas between them")
	return a
}

// asksFor reports whether the flag of a rule asks for strict findings of a category.
func asksFor(a *analysis.Analyzer, category string) bool {
	f := a.Flags.Lookup(strictFlag)
	return f != nil && (f.Value.String() == all || slices.Contains(strings.Split(f.Value.String(), ","), category))
}

// EachFlag is the name of the flag that asks for every place, in place of one finding for each cause.
const EachFlag = "each"

// AsksForEach reports whether the flag asks for every place.
func AsksForEach(a *analysis.Analyzer) bool { return isOn(a, EachFlag) }

// The values that name no category.
const (
	all  = "true"
	none = "false"
)

// categories is the value of the flag: true, false, or the names of categories.
type categories string

// String returns the value, "false" at first.
func (c *categories) String() string {
	if c == nil || *c == "" {
		return none
	}
	return string(*c)
}

// Set sets the value. Which categories there are is known to those who know the rule.
func (c *categories) Set(text string) error {
	if on, err := strconv.ParseBool(text); err == nil {
		text = strconv.FormatBool(on)
	}
	*c = categories(text)
	return nil
}

// IsBoolFlag tells that the flag can stand without a value.
func (c *categories) IsBoolFlag() bool { return true }
