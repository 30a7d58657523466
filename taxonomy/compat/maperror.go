package compat

import (
	"errors"
	"regexp"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// A MapRule says which errors [MapError] replaces, and with what.
type MapRule struct {
	// Match reports whether the rule applies to err. A nil Match applies to
	// all.
	Match func(err error) bool
	// Make returns the replacement; err becomes its cause.
	Make func(err error) *taxonomy.Error
}

// MapError returns the error that the first matching rule makes of err, with
// err as its cause. If no rule matches, it returns err. Rules that panic or
// return nil are skipped.
func MapError(err error, rules ...MapRule) error {
	if err == nil {
		return nil
	}
	for _, rule := range rules {
		if mapped := rule.apply(err); mapped != nil {
			return mapped
		}
	}
	return err
}

func (r MapRule) apply(err error) (mapped *taxonomy.Error) {
	defer func() {
		if recover() != nil {
			mapped = nil
		}
	}()
	if r.Make == nil || r.Match != nil && !r.Match(err) {
		return nil
	}
	if made := r.Make(err); made != nil {
		return made.With(taxonomy.Cause(err))
	}
	return nil
}

// MatchText returns a match for errors whose text contains part, ignoring case.
func MatchText(part string) func(error) bool {
	part = strings.ToLower(part)
	return func(err error) bool { return strings.Contains(strings.ToLower(textOf(err)), part) }
}

// MatchRegexp returns a match for errors whose text the expression matches.
func MatchRegexp(expression *regexp.Regexp) func(error) bool {
	return func(err error) bool { return expression.MatchString(textOf(err)) }
}

// MatchIs returns a match for errors for which [errors.Is] finds target.
func MatchIs(target error) func(error) bool {
	return func(err error) bool { return errors.Is(finite(err), target) }
}

// finite returns err, cut if it cannot be walked to its end.
func finite(err error) error { return taxonomy.InternalError("", taxonomy.Cause(err)).Unwrap() }

// textOf returns the text of an error, also if its method panics.
func textOf(err error) string {
	for _, link := range taxonomy.Chain(err) {
		return link.Message
	}
	return ""
}
