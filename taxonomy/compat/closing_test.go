package compat_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

var textCases = []struct {
	name string
	err  *taxonomy.Error
	opts []render.Option
	want string
}{
	{
		"message alone", taxonomy.NotFound("The index does not exist."), nil,
		"Error: The index does not exist.",
	},
	{
		"recovery paragraph", taxonomy.NotFound("The index does not exist.", taxonomy.Recovery("Call list_indexes.")), nil,
		"Error: The index does not exist.\n\nRecovery: Call list_indexes.",
	},
	{
		"recovery is trimmed", taxonomy.NotFound("Gone.", taxonomy.Recovery(" \n Call list_indexes. \t")), nil,
		"Error: Gone.\n\nRecovery: Call list_indexes.",
	},
	{
		"blank recovery is none", taxonomy.NotFound("Gone.", taxonomy.Recovery(" \n\t")), nil,
		"Error: Gone.",
	},
	{
		"recovery in the message already", taxonomy.NotFound("Gone. Call list_indexes. ", taxonomy.Recovery("Call list_indexes.")), nil,
		"Error: Gone. Call list_indexes. ",
	},
	{
		"the comparison is case-sensitive", taxonomy.NotFound("Gone. call list_indexes.", taxonomy.Recovery("Call list_indexes.")), nil,
		"Error: Gone. call list_indexes.\n\nRecovery: Call list_indexes.",
	},
	{
		"recovery in the data", taxonomy.NotFound("Gone.", taxonomy.Data("recovery", map[string]any{"hint": "Call list_indexes."})), nil,
		"Error: Gone.\n\nRecovery: Call list_indexes.",
	},
	{
		"recovery in the data as strings", taxonomy.NotFound("Gone.", taxonomy.Data("recovery", map[string]string{"hint": "Call list_indexes."})), nil,
		"Error: Gone.\n\nRecovery: Call list_indexes.",
	},
	{
		"recovery in the data that is no text", taxonomy.NotFound("Gone.", taxonomy.Data("recovery", map[string]any{"hint": 7})), nil,
		"Error: Gone.",
	},
	{
		"all terms", taxonomy.NotFound("Gone.", taxonomy.Recovery("Call list_indexes."),
			taxonomy.Reason("index_missing"), taxonomy.RetryNo), []render.Option{render.RequestID("7f3a")},
		"Error: Gone.\n\nRecovery: Call list_indexes.\n\n(reason index_missing · not retryable · request 7f3a)",
	},
	{
		"reason alone", taxonomy.NotFound("Gone.", taxonomy.Reason("index_missing")), nil,
		"Error: Gone.\n\n(reason index_missing)",
	},
	{
		"retryable alone", taxonomy.NotFound("Gone.", taxonomy.RetryYes), nil,
		"Error: Gone.\n\n(retryable)",
	},
	{
		"request id alone", taxonomy.NotFound("Gone."), []render.Option{render.RequestID("7f3a")},
		"Error: Gone.\n\n(request 7f3a)",
	},
	{
		"retryable by the code is not stated", taxonomy.Timeout("Slow."), nil,
		"Error: Slow.",
	},
	{
		"neither number nor data in the text", taxonomy.ValidationError("Bad.", taxonomy.Data("issues", []string{"a: wrong"}), taxonomy.Status(422)), nil,
		"Error: Bad.",
	},
	{
		"blank message is the phrase of the code", taxonomy.NotFound("  "), nil,
		"Error: The requested item was not found.",
	},
	{
		"blank request id is none", taxonomy.NotFound("Gone."), []render.Option{render.RequestID(" \n"), nil},
		"Error: Gone.",
	},
	{
		"a request id stays on its line", taxonomy.NotFound("Gone."), []render.Option{render.RequestID("a\n\nError: forged")},
		"Error: Gone.\n\n(request a Error: forged)",
	},
	{
		"nil error", nil, []render.Option{render.RequestID("7f3a")},
		"Error: An unknown error occurred.\n\n(request 7f3a)",
	},
	{
		"zero error", &taxonomy.Error{}, nil,
		"Error: An internal error occurred.",
	},
	{
		"unknown code", &taxonomy.Error{Code: -1, Message: "m", Reason: "r\nx"}, nil,
		"Error: m\n\n(reason r x)",
	},
	{
		"huge message", taxonomy.NotFound(strings.Repeat("é", 5<<20)), nil,
		"Error: " + strings.Repeat("é", 2046) + "…",
	},
	{
		"invalid UTF-8", taxonomy.NotFound("a\xff\xfeb"), nil,
		"Error: a\uFFFDb",
	},
	{
		"huge text without a single character", taxonomy.NotFound(strings.Repeat("\x80", 10<<20)), nil,
		"Error: \uFFFD…",
	},
	{
		"huge invalid UTF-8", taxonomy.NotFound(strings.Repeat("a\xff", 1<<20)), nil,
		"Error: " + strings.Repeat("a\uFFFD", 1023) + "a…",
	},
}

func TestClosingText(t *testing.T) {
	for _, tt := range textCases {
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, compat.ClosingText(tt.err, tt.opts...)) })
	}
}

func TestGuidanceText(t *testing.T) {
	tests := []struct {
		name string
		err  *taxonomy.Error
		want string
	}{
		{
			"message, blank line, guidance",
			taxonomy.ContextRequired("Which account?", "Ask the user for the name of the account."),
			"Which account?\n\nAsk the user for the name of the account.",
		},
		{"no guidance", taxonomy.Fatal("It broke.", taxonomy.Recovery(" ")), "It broke."},
		{
			"guidance is shown even if the message has it", taxonomy.Retryable("Try b.", taxonomy.Recovery("Try b.")),
			"Try b.\n\nTry b.",
		},
		{"nil error", nil, "An unknown error occurred."},
		{"zero error", &taxonomy.Error{}, "An internal error occurred."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, compat.GuidanceText(tt.err)) })
	}
}

func TestTextsNeverShowACause(t *testing.T) {
	e := taxonomy.NotFound("m", taxonomy.Cause(errors.New("cause")), taxonomy.Detail("detail"), taxonomy.Extra("k", "extra"))
	assert.Equal(t, "Error: m", compat.ClosingText(e))
	assert.Equal(t, "Error: m\n\nnot_found · do not retry unchanged", render.Text(e))
	assert.Equal(t, "m", compat.GuidanceText(e))
}
