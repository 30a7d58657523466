package main

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The findings in the project, by what they are about.
const (
	factoryMissing = "mcperrlint: fixable/fixable.go:8:9: `CodeNotFound` is passed to `taxonomy.New`, although `taxonomy.NotFound` says the same by its name; help: call `taxonomy.NotFound` (errfactory/new)"
	textInNewest   = "mcperrlint: internal/tools/tools.go:29:3: when `sql.Row.Scan` in `Notes.Newest` fails, newest answers with its text, which can show SQL and table names; help: write a message for the agent, and keep the error with `taxonomy.Cause` (upstreamtext/database)"
	textInPing     = "mcperrlint: internal/tools/tools.go:36:3: when `sql.DB.PingContext` fails, ping answers with its text, which can show SQL and table names; help: tell the agent in your own words what failed and what it can do, and log the error (upstreamtext/database)"
)

// texts turns a strict rule on, whose findings rest on what other packages tell.
const texts = "rules:\n  upstreamtext: on\n"

// A message is what the rule says, without anything in front of it, and related
// places, which this finding has, are no issues.
func TestMessage(t *testing.T) {
	r := golangci(t, project(), configuration(texts), "--output.text.colors=false", "--output.text.print-issued-lines=false", "./internal/tools")
	assert.Equal(t, 1, r.status)
	_, message, _ := strings.Cut(textInNewest, ": ")
	assert.Equal(t, filepath.Join(project(), message)+" (mcperrlint)\n", r.output)
}

// What is known of other packages arrives, whether they are linted or not, and
// whether they are looked at again or known from before.
func TestFacts(t *testing.T) {
	for range 2 {
		assert.Equal(t, []string{textInNewest}, issues(t, project(), configuration(texts), "./internal/tools"))
		assert.Equal(t, []string{factoryMissing, textInNewest}, issues(t, project(), configuration(texts)))
	}
}

// Settings change what is found, whatever is kept from runs with others. That they
// mean what they should is tested in the package of the plugin.
func TestSettings(t *testing.T) {
	rows := []struct {
		name, settings string
		want           []string
	}{
		{"registrar", texts + "registrars:\n  - name: example.test/project/rpc.(*Router).Handle\n    handler: 1\n", []string{factoryMissing, textInNewest, textInPing}},
		{"preset and category", "version: 1\npreset: wire\nrules:\n  errfactory/new: on\n  upstreamtext: off\n", []string{factoryMissing}},
		{"public errors", texts + "public-errors: [database/sql.(*Row).Scan]\n", []string{factoryMissing}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			assert.Equal(t, row.want, issues(t, project(), configuration(row.settings)))
		})
	}
}

// Generated files are left alone, by golangci-lint and by the rules. To see them,
// both have to be told.
func TestGenerated(t *testing.T) {
	const inGenerated = "mcperrlint: fixable/generated.go:9:9: `CodeNotFound` is passed to `taxonomy.New`, although `taxonomy.NotFound` says the same by its name; help: call `taxonomy.NotFound` (errfactory/new)"
	assert.Equal(t, []string{factoryMissing}, issues(t, project(), configuration(""), "./fixable"))
	both := configuration("generated: true")
	assert.Equal(t, []string{factoryMissing, inGenerated}, issues(t, project(), both, "./fixable"))
	rulesAlone := replaced(t, both, "generated: disable", "generated: strict")
	assert.Equal(t, []string{factoryMissing}, issues(t, project(), rulesAlone, "./fixable"))
}

// All directives count, and nolintlint tells those of golangci-lint that have no
// effect from those that have.
func TestDirectives(t *testing.T) {
	strict := replaced(t, configuration(""), "[mcperrlint]\n", "[mcperrlint, nolintlint]\n")
	strict = replaced(t, strict, "  settings:\n", "  settings:\n    nolintlint:\n      allow-unused: false\n")
	assert.Equal(t, []string{
		"nolintlint: quiet/quiet.go:28:52: directive `//nolint:mcperrlint // nothing is reported here` is unused for linter \"mcperrlint\"",
	}, issues(t, project(), strict, "./quiet"))

	r := golangci(t, project(), strict, "./quiet")
	require.Equal(t, 1, r.status)
	assert.Contains(t, r.errors, "Found unknown linters in //nolint directives: errfactory")
}
