package compat_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
)

func TestDispatchPrefixes(t *testing.T) {
	tabs := compat.TabPrefixes()
	tests := []struct {
		name    string
		table   compat.Prefixes
		code    int
		message string
		want    string
	}{
		{"-32001", tabs, -32001, "no usable tab", "Tab closed: no usable tab"},
		{"-32002", tabs, -32002, "the adapter is not ready", "Tab unavailable: the adapter is not ready"},
		{"-32003", tabs, -32003, "wrong tab", "Tab does not belong to the plugin: wrong tab"},
		{"any other code", tabs, -32603, "it broke", "Tool dispatch error: it broke"},
		{"no table", nil, -32001, "it broke", "Tool dispatch error: it broke"},
		{"own table", compat.Prefixes{429: " Busy: "}, 429, "later", "Busy: later"},
		{"blank prefix", compat.Prefixes{429: " "}, 429, "later", "Tool dispatch error: later"},
		{"the message is sanitized", tabs, -32001, "open /srv/app/key.pem at 10.0.0.1", "Tab closed: open [PATH] at [IP]"},
		{"blank message", tabs, -32001, " \n", "Tab closed."},
		{"invalid UTF-8", tabs, -32001, "a\xff", "Tab closed: a\uFFFD"},
		{"huge message", tabs, -32001, strings.Repeat("a", 10<<20), "Tab closed: " + strings.Repeat("a", 497) + "..."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, tt.table.Text(tt.code, tt.message)) })
	}
}

func TestTabPrefixesReturnsACopy(t *testing.T) {
	compat.TabPrefixes()[-32001] = "changed"
	assert.Equal(t, "Tab closed:", compat.TabPrefixes()[-32001])
}
