package taxonomy

import "fmt"

func noteFailures(e *Error, failures []string) *Error {
	if len(failures) == 0 {
		return e
	}
	return e.With(Extra("adapter_failures", failures))
}

// builtin holds the adapters of this package; they have no state.
var builtin = defaultAdapters()

// missing returns the built-in adapters that were not given.
func missing(given []Adapter) []Adapter {
	if len(given) == 0 {
		return builtin
	}
	slugs := make(map[string]bool, len(given))
	for _, a := range given {
		slugs[slugOf(a)] = true
	}
	rest := make([]Adapter, 0, len(builtin))
	for _, a := range builtin {
		if !slugs[a.Slug()] {
			rest = append(rest, a)
		}
	}
	return rest
}

// adapt asks the adapters in their order, each slug once.
func adapt(err error, adapters []Adapter, failures *[]string) *Error {
	for i, a := range adapters {
		if a == nil || repeated(adapters, i) {
			continue
		}
		e, failure := ask(a, err)
		if failure != "" {
			*failures = append(*failures, failure)
		}
		if e != nil {
			return e
		}
	}
	return nil
}

// repeated reports whether an adapter before the i-th has the same slug.
func repeated(adapters []Adapter, i int) bool {
	for _, earlier := range adapters[:i] {
		if earlier != nil && slugOf(earlier) == slugOf(adapters[i]) {
			return true
		}
	}
	return false
}

// ask returns a copy of what the adapter answers, or what is wrong with it.
func ask(a Adapter, err error) (e *Error, failure string) {
	defer func() {
		if r := recover(); r != nil {
			e, failure = nil, fmt.Sprintf("%s: panic in Adapt (%T)", slugOf(a), r)
		}
	}()
	answer := a.Adapt(err)
	switch {
	case answer == nil:
		return nil, ""
	case !answer.Code.Known():
		return nil, fmt.Sprintf("%s: unknown code %d", slugOf(a), int(answer.Code))
	}
	found := *answer
	return &found, ""
}

func slugOf(a Adapter) (slug string) {
	defer func() {
		if recover() != nil {
			slug = "(no slug)"
		}
	}()
	if a == nil {
		return ""
	}
	return a.Slug()
}
