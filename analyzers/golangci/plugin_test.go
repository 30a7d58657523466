package golangci

import (
	"go/token"
	"slices"
	"testing"

	"github.com/golangci/plugin-module-register/register"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/selection"
)

// build returns what golangci-lint gets for settings.
func build(t *testing.T, conf any) []*analysis.Analyzer {
	t.Helper()
	construct, err := register.GetPlugin("mcperrlint")
	require.NoError(t, err)
	p, err := construct(conf)
	require.NoError(t, err)
	assert.Equal(t, register.LoadModeTypesInfo, p.GetLoadMode())
	list, err := p.BuildAnalyzers()
	require.NoError(t, err)
	require.NoError(t, analysis.Validate(list))
	return list
}

// rulesOf returns the names of rules, by their pages. All have the name of the linter.
func rulesOf(t *testing.T, list []*analysis.Analyzer) []string {
	t.Helper()
	names := make(map[string]string)
	for _, a := range analyzers.All() {
		names[a.URL] = a.Name
	}
	var rules []string
	for _, a := range list {
		assert.Equal(t, "mcperrlint", a.Name)
		rules = append(rules, names[a.URL])
	}
	return rules
}

func namesOf(list []*analysis.Analyzer) []string {
	var names []string
	for _, a := range list {
		names = append(names, a.Name)
	}
	return names
}

func TestRules(t *testing.T) {
	all := slices.Sorted(slices.Values(append(namesOf(analyzers.Default()), "upstreamtext"))) // where codes are adopted
	preset := &selection.Selection{Preset: selection.PresetWire}
	var wire []string
	for _, r := range analyzers.Rules() {
		if preset.Enabled(r) {
			wire = append(wire, r.Analyzer.Name)
		}
	}
	require.Contains(t, wire, "ignore")
	require.NotContains(t, wire, "errfactory")
	assert.Equal(t, all, rulesOf(t, build(t, nil)))
	assert.Equal(t, wire, rulesOf(t, build(t, m{"preset": "wire"})))
	assert.Equal(t, slices.DeleteFunc(slices.Clone(wire), func(name string) bool { return name == "ignore" }), rulesOf(t, build(t, m{"preset": "wire", "rules": m{"ignore": "off"}})))
	assert.Equal(t, slices.Sorted(slices.Values(append([]string{"errfactory"}, wire...))), rulesOf(t, build(t, m{"preset": "wire", "rules": m{"errfactory/new": "on"}})))
}

// Settings arrive as flags of analyzers that nobody else has.
func TestFlags(t *testing.T) {
	strict := build(t, m{"preset": "strict", "tests": true, "generated": true, "recovery-words": 3, "public-errors": list{"os.Remove", "os.Open"}})
	plain := build(t, m{"rules": m{"upstreamtext": "on", "resultanderror": "on", "uncheckedresult": "on"}})
	require.Equal(t, len(strict), len(plain))
	for i, a := range strict {
		for _, name := range []string{"strict", "tests", "generated"} {
			if a.Flags.Lookup(name) == nil {
				assert.Equal(t, "strict", name) // which only rules with strict categories have
				continue
			}
			assert.Equal(t, "true", a.Flags.Lookup(name).Value.String(), a.URL)
			assert.Equal(t, "false", plain[i].Flags.Lookup(name).Value.String(), a.URL)
			assert.Equal(t, "false", analyzers.All()[i].Flags.Lookup(name).Value.String(), a.URL)
		}
	}
	assert.Equal(t, "3", strict[slices.Index(namesOf(analyzers.All()), "contractshape")].Flags.Lookup("words").Value.String())
	assert.Equal(t, "os.Remove,os.Open", strict[slices.Index(namesOf(analyzers.All()), "upstreamtext")].Flags.Lookup("public").Value.String())
}

// The same function cannot be two things.
func TestContradiction(t *testing.T) {
	p, err := New(m{"seams": list{m{"name": "example.test/a.Adapt", "effect": "leaks"}, m{"name": "example.test/a.Adapt", "effect": "converts"}}})
	require.NoError(t, err)
	_, err = p.BuildAnalyzers()
	assert.EqualError(t, err, "seams: example.test/a.Adapt is there twice, and not the same")
}

// Of what rules report, related places are left out, and categories that are off. What of strict
// categories is reported, the rule knows.
func TestAdapt(t *testing.T) {
	s, err := decode(m{"rules": m{"lostcause/dropped": "off", "lostcause/rewrap": "on"}})
	require.NoError(t, err)
	rules := analyzers.New().Rules
	r := rules[slices.IndexFunc(rules, func(r analyzers.Rule) bool { return r.Analyzer.Name == "lostcause" })]
	r.Analyzer.Run = func(pass *analysis.Pass) (any, error) {
		for i, category := range []string{"dropped", "text-only", "service", "rewrap"} {
			pass.Report(analysis.Diagnostic{Pos: token.Pos(i), Category: category, Related: []analysis.RelatedInformation{{Message: "here"}}})
		}
		return nil, nil
	}
	adapt(r, &s.Selection)
	var got []analysis.Diagnostic
	_, err = r.Analyzer.Run(&analysis.Pass{Analyzer: r.Analyzer, Report: func(d analysis.Diagnostic) { got = append(got, d) }})
	require.NoError(t, err)
	assert.Equal(t, []analysis.Diagnostic{{Pos: 1, Category: "text-only"}, {Pos: 2, Category: "service"}, {Pos: 3, Category: "rewrap"}}, got)
}
