package golangci

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/selection"
)

// m and list are what golangci-lint reads from its configuration.
type (
	m    = map[string]any
	list = []any
)

func TestSettings(t *testing.T) {
	s, err := decode(m{
		"version": 1, "preset": "wire", "tests": true, "generated": true, "recovery-words": 3,
		"rules":         m{"plainerror": "off", "lostcause": m{"strict": true, "tests": true}, "lostcause/service": "on", "upstreamtext": m{}},
		"public-errors": list{"example.test/orders.Refusal", "*example.test/orders.Problem"},
		"registrars":    list{m{"name": "example.test/a.(*Router).Handle", "handler": 1, "kind": "prompt"}},
		"results":       list{m{"name": "example.test/a.Failed", "text": list{0, 2}, "error": true}, m{"name": "example.test/a.Sayf", "text": 0, "format": true, "error": false}},
		"taxonomies":    list{"example.test/a.Fault", m{"name": "example.test/a.Hide", "hides-text": true}},
		"seams":         list{m{"name": "example.test/a.Adapt", "handler": 0, "effect": "converts", "leaves": "code"}},
		"sources":       list{"example.test/a.Config.Token"},
		"sinks":         list{m{"name": "example.test/a.Notify", "text": list{1, 2}}},
		"sanitizers":    list{"example.test/a.Redact"},
	})
	require.NoError(t, err)
	assert.Equal(t, selection.Selection{
		Preset: selection.PresetWire, Tests: true, Generated: true, RecoveryWords: 3,
		PublicErrors: []string{"example.test/orders.Refusal", "*example.test/orders.Problem"},
		Rules: map[string]selection.Setting{
			"plainerror":        {Level: selection.Off},
			"lostcause":         {Level: selection.On, Strict: true, Tests: true},
			"lostcause/service": {Level: selection.On},
			"upstreamtext":      {Level: selection.On},
		},
	}, s.Selection)
	var flags []string
	for _, o := range s.own {
		flags = append(flags, o.list+" "+o.entry.String())
	}
	assert.Equal(t, []string{
		"registrars example.test/a.(*Router).Handle:handler=1:kind=prompt",
		"results example.test/a.Failed:text=0+2:error=true",
		"results example.test/a.Sayf:text=0:format=true:error=false",
		"taxonomies example.test/a.Fault",
		"taxonomies example.test/a.Hide:hides-text=true",
		"seams example.test/a.Adapt:handler=0:effect=converts:leaves=code",
		"sources example.test/a.Config.Token",
		"sinks example.test/a.Notify:text=1+2",
		"sanitizers example.test/a.Redact",
	}, flags)
}

func TestNoSettings(t *testing.T) {
	for _, conf := range []any{nil, m{}, m{"rules": nil, "registrars": nil, "exclude": nil}} {
		s, err := decode(conf)
		require.NoError(t, err)
		assert.Equal(t, selection.PresetDefault, s.Preset)
		assert.Empty(t, s.Rules)
		assert.Empty(t, s.own)
	}
}

func TestMistakes(t *testing.T) {
	const router = "example.test/a.(*Router).Handle"
	rules := strings.Join(namesOf(analyzers.All()), ", ")
	rows := []struct {
		conf any
		want string
	}{
		{"strict", "settings: want keys with values, not string"},
		{m{"presets": "wire"}, `decoding settings: json: unknown field "presets"`},
		{m{"version": 2}, "version: want 1, the only one that there is"},
		{m{"preset": "fast"}, `preset: unknown value "fast" (known: wire, default, strict)`},
		{m{"preset": true}, "preset: want text, not bool"},
		{m{"tests": "yes"}, "tests: want true or false, not string"},
		{m{"recovery-words": 0}, "recovery-words: want a number from 1 to 1000"},
		{m{"recovery-words": 1001}, "recovery-words: want a number from 1 to 1000"},
		{m{"recovery-words": 1.5}, "recovery-words: want a whole number, not number 1.5"},
		{m{"public-errors": "os.Remove"}, "public-errors: want a list, not string"},
		{m{"public-errors": list{"Remove"}}, `public-errors: "Remove" is no qualified name; want one as in example.test/app.Serve or example.test/app.(*Router).Handle`},
		{m{"fail-on": "error"}, "fail-on: golangci-lint decides that itself; use its severity, and --issues-exit-code"},
		{m{"baseline": "a.json"}, "baseline: golangci-lint decides that itself; use its issues.new-from-merge-base"},
		{m{"exclude": list{}}, "exclude: golangci-lint decides that itself; use its linters.exclusions"},

		{m{"rules": list{"plainerror"}}, "rules: want keys with values, not array"},
		{m{"rules": m{"plainerrer": "off"}}, `rules: unknown rule "plainerrer" (known: ` + rules + ")"},
		{m{"rules": m{"errstructured": "off"}}, "rules: errstructured is removed: on no server did it find anything worth a change; take its name out"},
		{m{"rules": m{"lostcause/servise": "on"}}, `rules: unknown rule "lostcause/servise" (known: ` + strings.Join(alternatives("lostcause/"), ", ") + ")"},
		{m{"rules": m{"lostcause": "maybe"}}, "rules: lostcause: want off or on, or keys with values: strict, tests"},
		{m{"rules": m{"lostcause": false}}, "rules: lostcause: want off or on, or keys with values: strict, tests"},
		{m{"rules": m{"lostcause": nil}}, "rules: lostcause: want off or on, or keys with values: strict, tests"},
		{m{"rules": m{"lostcause": "error"}}, "rules: lostcause: golangci-lint decides about severities itself; want off or on, and use its severity.rules"},
		{m{"rules": m{"lostcause": m{"severity": "error"}}}, "rules: lostcause: golangci-lint decides about severities itself; want off or on, and use its severity.rules"},
		{m{"rules": m{"lostcause": m{"strict": 1}}}, "rules: lostcause: strict: want true or false, not number"},
		{m{"rules": m{"lostcause": m{"stict": true}}}, `rules: lostcause: json: unknown field "stict"`},
		{m{"rules": m{"lostcause/service": m{"strict": true}}}, "rules: lostcause/service: want off or on"},
		{m{"rules": m{"lostcause/service": "maybe"}}, "rules: lostcause/service: want off or on"},

		{m{"registrars": "Handle"}, "registrars: want a list, not string"},
		{m{"registrars": list{1}}, "registrars: want a name, or keys with values"},
		{m{"registrars": list{m{"handler": 1}}}, "registrars: want a name"},
		{m{"registrars": list{nil}}, "registrars: want a name"},
		{m{"registrars": list{router + ":handler=1"}}, `registrars: "` + router + `:handler=1" is no qualified name; want one as in example.test/app.Serve or example.test/app.(*Router).Handle`},
		{m{"registrars": list{router}}, "registrars: " + router + ": handler is missing: the argument with the handler, counted from 0"},
		{m{"registrars": list{m{"name": router, "handler": -1}}}, "registrars: " + router + `: handler: "-1" is no index of an argument, which is a number from 0`},
		{m{"registrars": list{m{"name": router, "handler": list{0, 1}}}}, "registrars: " + router + `: handler: "0+1" are several; want one index`},
		{m{"registrars": list{m{"name": router, "handler": 0, "kind": "tool:kind=tool"}}}, "registrars: " + router + `: kind: unknown value "tool:kind=tool"`},
		{m{"registrars": list{m{"name": router, "handler": 0, "knid": "tool"}}}, "registrars: " + router + `: unknown option "knid" (known: handler, kind)`},
		{m{"seams": list{m{"name": "example.test/a.Adapt", "effect": true}}}, `seams: example.test/a.Adapt: effect: unknown value "true" (known: converts, leaks)`},
	}
	for _, row := range rows {
		_, err := New(row.conf)
		assert.EqualError(t, err, row.want, "%v", row.conf)
	}
}
