package render_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

const consent = render.ConsentPhrase

const (
	refusedWarning = "Error details stay hidden: a truth value does not turn them on. " +
		"The documentation of render.ConsentPhrase says what does."
	loudTail = "They may hold secrets. Never run a server that others can reach like this."
)

func loud(what string) string {
	return "WARNING: INTERNAL ERROR DETAILS ARE BEING SHOWN (" + what + "). " + loudTail
}

func TestSwitches(t *testing.T) {
	const (
		message = "Developer message: pool exhausted\nCaused by *errors.errorString: dial failed"
		stack   = "Stack trace:\ngoroutine 1"
	)
	e := taxonomy.InternalError("m", taxonomy.Detail("pool exhausted"), taxonomy.Extra("stack", "goroutine 1"),
		taxonomy.Cause(errors.New("dial failed")))
	tests := []struct {
		name           string
		message, stack string
		want           string
		warnings       []string
	}{
		{"both off", "", "", "", nil},
		{"message", consent, "", message, []string{loud("developer messages")}},
		{"stack", "", consent, stack, []string{loud("stack traces")}},
		{"both", consent, consent, message + "\n" + stack, []string{loud("developer messages and stack traces")}},
		{"surrounding spaces do not matter", " " + consent + "\n", "", message, []string{loud("developer messages")}},
		{"part of the phrase is nothing", consent[:20], consent + "!", "", nil},
		{"another case of the phrase is nothing", "Y" + consent[1:], "", "", nil},
		{"other values are ignored in silence", "please", "2", "", nil},
		{"a truth value is refused", "true", "", "", []string{refusedWarning}},
		{"two truth values are refused once", "1", " YES ", "", []string{refusedWarning}},
		{"a false value is refused too", "", "off", "", []string{refusedWarning}},
		{"a refusal does not silence an activation", "true", consent, stack, []string{refusedWarning, loud("stack traces")}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var warnings []string
			x := render.NewExposure(tt.message, tt.stack, func(text string) { warnings = append(warnings, text) })
			assert.Equal(t, tt.want, x.Reveal(e))
			assert.Equal(t, tt.want, x.Reveal(e), "the second time")
			assert.Equal(t, tt.warnings, warnings, "warned when it was made, and then no more")
		})
	}
}

func TestBooleanLookingValues(t *testing.T) {
	for _, value := range []string{
		"0", "1", "t", "f", "true", "false", "TRUE", "False", "y", "n", "yes", "no", "on", "off", "ON",
		"enable", "disable", "enabled", "disabled", "\ttrue ",
	} {
		t.Run(value, func(t *testing.T) {
			var warnings []string
			x := render.NewExposure(value, "", func(text string) { warnings = append(warnings, text) })
			assert.Equal(t, []string{refusedWarning}, warnings)
			assert.Empty(t, x.Reveal(taxonomy.InternalError("m", taxonomy.Detail("d"))))
		})
	}
}

func TestWhatIsRevealed(t *testing.T) {
	x := render.NewExposure(consent, consent, func(string) {})
	inner := taxonomy.DatabaseError("Failed.", taxonomy.Detail("pool exhausted"), taxonomy.Extra("stack", "goroutine 7"))
	tests := []struct {
		name string
		err  *taxonomy.Error
		want string
	}{
		{"no stack exists", taxonomy.NotFound("m", taxonomy.Detail("d")), "Developer message: d\nStack trace: none was recorded."},
		{"no detail exists", taxonomy.NotFound("m"), "Developer message: (none)\nStack trace: none was recorded."},
		{
			"a stack that is no text", taxonomy.NotFound("m", taxonomy.Extra("stack", 7)),
			"Developer message: (none)\nStack trace: none was recorded.",
		},
		{
			"detail and stack of a cause", taxonomy.InternalError("m", taxonomy.Cause(fmt.Errorf("outer: %w", inner))),
			"Developer message: (none)\nCaused by *fmt.wrapError: outer: Failed.\nCaused by *taxonomy.Error: Failed. (pool exhausted)\n" +
				"Stack trace:\ngoroutine 7",
		},
		{
			"cyclic cause", taxonomy.InternalError("m", taxonomy.Cause(specimen.Cyclic())),
			"Developer message: (none)\nCaused by *specimen.Knot: knot\nCaused by *specimen.Knot: knot\nCaused by (cycle): \n" +
				"Stack trace: none was recorded.",
		},
		{
			"panicking cause", taxonomy.InternalError("m", taxonomy.Cause(specimen.Explosive{})),
			"Developer message: (none)\nCaused by specimen.Explosive: [specimen.Explosive: its Error method panicked]\n" +
				"Stack trace: none was recorded.",
		},
		{"nil error", nil, ""},
		{"zero error", &taxonomy.Error{}, "Developer message: (none)\nStack trace: none was recorded."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, x.Reveal(tt.err)) })
	}
}

func TestSuccessAndAgentAreUntouched(t *testing.T) {
	e := taxonomy.NotFound("m", taxonomy.Detail("secret"))
	before := specimen.JSON(t, render.Result(e, render.StructuredPresent))
	render.NewExposure(consent, consent, func(string) {})
	assert.Equal(t, before, specimen.JSON(t, render.Result(e, render.StructuredPresent)))
}

func TestOddExposures(t *testing.T) {
	e := taxonomy.NotFound("m", taxonomy.Detail("secret"))
	var none *render.Exposure
	assert.Empty(t, none.Reveal(e))
	assert.Empty(t, (&render.Exposure{}).Reveal(e))
	t.Run("a warn function that panics", func(t *testing.T) {
		x := render.NewExposure(consent, "true", func(string) { panic("warn") })
		assert.Equal(t, "Developer message: secret", x.Reveal(e))
	})
}
