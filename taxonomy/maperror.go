package taxonomy

import (
	"errors"
	"regexp"
	"strings"
)

// A MapRule says which errors [MapError] replaces, and by what.
type MapRule struct {
	// Match reports whether the rule is for err. A nil Match is for all.
	Match func(err error) bool
	// Make returns the error to use, for which err becomes the cause.
	Make func(err error) *Error
}

// MapError replaces err by what the first rule that matches makes of it, with
// err as the cause. If none matches it returns err itself. A rule that panics
// or makes nothing is passed over.
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

func (r MapRule) apply(err error) (mapped *Error) {
	_ = safely(func() {
		if r.Make == nil || r.Match != nil && !r.Match(err) {
			return
		}
		if made := r.Make(err); made != nil {
			mapped = made.With(Cause(err))
		}
	})
	return mapped
}

// MatchText returns a match for errors whose text contains part, in any case.
func MatchText(part string) func(error) bool {
	part = strings.ToLower(part)
	return func(err error) bool { return strings.Contains(strings.ToLower(errorText(err)), part) }
}

// MatchRegexp returns a match for errors whose text the expression matches.
func MatchRegexp(expression *regexp.Regexp) func(error) bool {
	return func(err error) bool { return expression.MatchString(errorText(err)) }
}

// MatchIs returns a match for errors that are target in the sense of [errors.Is].
func MatchIs(target error) func(error) bool {
	return func(err error) bool { return errors.Is(finite(err), target) }
}
