package config_test

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/config"
)

const own = `registrars:
  - name: example.test/app.(*Router).Handle
    handler: 1
  - {name: example.test/app.Prompts.Add, kind: prompt, handler: 0}
results:
  - name: example.test/app.Failed
    text: 0
    error: true
  - name: example.test/app.Failedf
    text: [0, 2]
    format: true
    error: false
taxonomies:
  - example.test/app.Refusal
  - name: example.test/app.Wrap
    hides-text: true
seams:
  - name: example.test/app.Adapt
    handler: 0
    effect: converts
    leaves: code
  - name: example.test/app.Recover
    effect: leaks
sources:
  - example.test/app.Config.Token
sinks:
  - name: example.test/app.Notify
    text: [1, 2]
sanitizers:
  - example.test/app.Redact
`

// What is said of functions becomes values of flags, which take them.
func TestFlags(t *testing.T) {
	flags := parse(t, own).Flags()
	assert.Equal(t, []config.Flag{
		{settings.Registrars, "example.test/app.(*Router).Handle:handler=1"},
		{settings.Registrars, "example.test/app.Prompts.Add:handler=0:kind=prompt"},
		{settings.Results, "example.test/app.Failed:text=0:error=true"},
		{settings.Results, "example.test/app.Failedf:text=0+2:format=true:error=false"},
		{settings.Taxonomies, "example.test/app.Refusal"},
		{settings.Taxonomies, "example.test/app.Wrap:hides-text=true"},
		{settings.Seams, "example.test/app.Adapt:handler=0:effect=converts:leaves=code"},
		{settings.Seams, "example.test/app.Recover:effect=leaks"},
		{settings.Sources, "example.test/app.Config.Token"},
		{settings.Sinks, "example.test/app.Notify:text=1+2"},
		{settings.Sanitizers, "example.test/app.Redact"},
	}, flags)
	for _, f := range flags {
		require.NoError(t, settings.Analyzer.Flags.Set(f.Name, f.Value))
		t.Cleanup(func() { require.NoError(t, settings.Analyzer.Flags.Set(f.Name, "")) })
	}
	assert.Empty(t, config.Default().Flags())
}

func TestPrintOwn(t *testing.T) {
	before := parse(t, own)
	var printed strings.Builder
	require.NoError(t, before.Print(&printed))
	assert.Equal(t, before.Flags(), parse(t, printed.String()).Flags())
	assert.NoError(t, validate(t, schema(t), printed.String()))
}

// ownMistakes are lists that are wrong. Those that the schema cannot know have no
// mark.
var ownMistakes = []struct {
	text, want string
	schema     bool
}{
	{"registrar: []\n", `1:1: unknown key "registrar"; did you mean registrars?`, true},
	{"registrars: a.F\n", `1:13: registrars: want a list`, true},
	{"registrars: [3]\n", `1:14: registrars: want text`, true},
	{"registrars: [[]]\n", `1:14: registrars: want keys with values`, true},
	{"registrars: [a.F]\n", `1:14: registrars: a.F: handler is missing: the argument with the handler, counted from 0`, true},
	{"registrars:\n  - handler: 1\n", `registrars: want a name`, true},
	{"registrars:\n  - name: Serve\n    handler: 1\n", `2:11: registrars: "Serve" is no qualified name`, true},
	{"registrars:\n  - name: a.F\n    handle: 1\n", `3:5: unknown key "handle"; did you mean handler?`, true},
	{"registrars:\n  - name: a.F\n    handler: first\n", `3:14: handler: want an argument, counted from 0`, true},
	{"registrars:\n  - name: a.F\n    handler: -1\n", `3:14: handler: want an argument, counted from 0`, true},
	{"registrars:\n  - name: a.F\n    handler: 0x1\n", `3:14: handler: want an argument, counted from 0`, false},
	{"registrars:\n  - name: a.F\n    handler: 256\n", `3:14: handler: want an argument, counted from 0`, true},
	{"registrars:\n  - name: a.F\n    handler: [0]\n", `3:14: handler: want an argument, counted from 0`, true},
	{"registrars:\n  - name: a.F\n    handler: 0\n    kind: tol\n", `4:11: kind: unknown value "tol"; did you mean tool?`, true},
	{"registrars:\n  - {name: a.F, handler: 0}\n  - {name: a.F, handler: 1}\n", `3:12: registrars: a.F is there twice`, false},
	{"results:\n  - name: a.F\n    text: []\n", `3:11: text: want at least one argument, counted from 0`, true},
	{"results:\n  - name: a.F\n    text: [0, x]\n", `3:15: text: want an argument, counted from 0`, true},
	{"results:\n  - name: a.F\n    text: 0\n    error: 1\n", `4:12: error: want true or false`, true},
	{"results:\n  - name: a.F:text=0\n    error: true\n", `2:11: results: "a.F:text=0" is no qualified name`, true},
	{"taxonomies: ['a.F:hides-text=true']\n", `1:14: taxonomies: "a.F:hides-text=true" is no qualified name`, true},
	{"seams:\n  - name: a.F\n", `2:11: seams: a.F: effect is missing`, true},
	{"sources:\n  - name: a.F\n    kind: token\n", `3:5: unknown key "kind"`, true},
	{"sinks: [a.F]\n", `1:9: sinks: a.F: text is missing: the arguments that are sent, counted from 0`, true},
	{"sanitizers: [Redact]\n", `1:14: sanitizers: "Redact" is no qualified name`, true},
	{"sanitizer: [a.F]\n", `1:1: unknown key "sanitizer"; did you mean sanitizers?`, true},
	{"seams:\n  - name: a.F\n    effect: hides\n", `3:13: effect: unknown value "hides"`, true},
}

func TestOwnMistakes(t *testing.T) {
	s := schema(t)
	for _, row := range ownMistakes {
		t.Run(row.text, func(t *testing.T) {
			_, err := config.Parse([]byte(row.text), path)
			require.Error(t, err)
			assert.Contains(t, err.Error(), row.want)
			assert.NotContains(t, err.Error(), "\n")
			assert.Equal(t, row.schema, validate(t, s, row.text) != nil)
		})
	}
	assert.NoError(t, validate(t, s, own))
}

// The schema knows the keys, the rules and the categories that the program knows,
// and no others.
func TestSchemaIsComplete(t *testing.T) {
	data, err := config.Schema()
	require.NoError(t, err)
	var schema struct {
		Properties map[string]struct {
			Properties map[string]any
			Items      struct {
				Properties map[string]any
				AnyOf      []struct{ Properties map[string]any }
			}
		}
	}
	require.NoError(t, json.Unmarshal(data, &schema))
	for key := range schema.Properties {
		_, err := config.Parse([]byte(key+": {unknown: 1}\n"), path)
		assert.NotContains(t, err.Error(), "unknown key \""+key, key)
	}
	_, err = config.Parse([]byte("x: 1\n"), path)
	for _, key := range strings.Split(strings.TrimSuffix(strings.SplitAfter(err.Error(), "known: ")[1], ")"), ", ") {
		assert.Contains(t, schema.Properties, key)
	}
	var rules []string
	for _, r := range analyzers.Rules() {
		rules = append(rules, r.Analyzer.Name)
		for _, c := range r.Categories {
			rules = append(rules, r.Analyzer.Name+"/"+c.Name)
		}
	}
	assert.ElementsMatch(t, rules, slices.Collect(maps.Keys(schema.Properties["rules"].Properties)))
	for _, l := range settings.Lists() {
		want := []string{"name"}
		for _, o := range l.Options {
			want = append(want, o.Name)
		}
		items := schema.Properties[l.Name].Items
		properties := items.Properties
		if items.AnyOf != nil {
			properties = items.AnyOf[1].Properties
		}
		assert.ElementsMatch(t, want, slices.Collect(maps.Keys(properties)), l.Name)
	}
}
