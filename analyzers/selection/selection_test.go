package selection_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/selection"
)

func ruleIn(t *testing.T, s analyzers.Suite, name string) analyzers.Rule {
	t.Helper()
	for _, r := range s.Rules {
		if r.Analyzer.Name == name {
			return r
		}
	}
	t.Fatal(name)
	return analyzers.Rule{}
}

func TestLevels(t *testing.T) {
	assert.Equal(t, []string{"off", "on", "info", "warning", "error"}, selection.Levels())
	for _, word := range selection.Levels() {
		assert.Equal(t, word, selection.ParseLevel(word).String())
		assert.NotEqual(t, selection.Unset, selection.ParseLevel(word))
	}
	assert.Equal(t, selection.Unset, selection.ParseLevel("maybe"))
	assert.Equal(t, selection.Unset, selection.ParseLevel(""))
}

// What is said of rules wins over the preset, and what is said of categories over
// what is said of rules.
func TestDecisions(t *testing.T) {
	rows := []struct {
		name                               string
		asked                              selection.Selection
		factory, loss, strict, servicesToo bool
		flag                               string // what the rule is asked for
	}{
		{"default", selection.Selection{Preset: selection.PresetDefault}, true, true, false, false, "false"},
		{"wire", selection.Selection{Preset: selection.PresetWire}, false, false, false, false, "false"},
		{"strict", selection.Selection{Preset: selection.PresetStrict}, true, true, true, true, "true"},
		{"rule off", selection.Selection{Preset: selection.PresetStrict, Rules: map[string]selection.Setting{"lostcause": {Level: selection.Off}}}, true, false, true, true, "true"},
		{"category on", selection.Selection{Preset: selection.PresetWire, Rules: map[string]selection.Setting{"errfactory/new": {Level: selection.On}, "lostcause/service": {Level: selection.On}}}, true, true, false, true, "service"},
		{"category off", selection.Selection{Preset: selection.PresetStrict, Rules: map[string]selection.Setting{"lostcause/service": {Level: selection.Off}}}, true, true, true, false, "true"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			suite := analyzers.New()
			loss, factory := ruleIn(t, suite, "lostcause"), ruleIn(t, suite, "errfactory")
			assert.Equal(t, row.factory, row.asked.Enabled(factory))
			assert.Equal(t, row.loss, row.asked.Enabled(loss))
			assert.Equal(t, row.strict, row.asked.Strict(loss))
			require.NoError(t, row.asked.Apply(loss))
			assert.Equal(t, row.flag, loss.Analyzer.Flags.Lookup("strict").Value.String())
			assert.Equal(t, row.servicesToo, row.asked.Reports(loss, "service", row.asked.Strict(loss)))
			assert.Equal(t, row.asked.Rules["lostcause/service"].Level != selection.Off, row.asked.Shows(loss, "service"), "a rule that looks for none has its reasons")
		})
	}
}

// The preset wire has the rules about the wire, and no rule that asks for codes or contracts.
func TestWire(t *testing.T) {
	suite := analyzers.New()
	wire := selection.Selection{Preset: selection.PresetWire}
	for name, want := range map[string]bool{"swallowed": true, "panicboundary": true, "protocolerror": true, "ignore": true, "leak": false, "plainerror": false} {
		assert.Equal(t, want, wire.Enabled(ruleIn(t, suite, name)), name)
	}
}

// A rule for packages with codes runs by default and leaves out all others, unless somebody asks for it or for one
// of its categories.
func TestWhereAdopted(t *testing.T) {
	text := func(name string, s selection.Setting) map[string]selection.Setting {
		return map[string]selection.Setting{name: s}
	}
	for _, row := range []struct {
		name          string
		asked         selection.Selection
		runs, adopted bool
	}{
		{"default", selection.Selection{Preset: selection.PresetDefault}, true, true},
		{"wire", selection.Selection{Preset: selection.PresetWire}, false, true},
		{"strict", selection.Selection{Preset: selection.PresetStrict}, true, false},
		{"rule on", selection.Selection{Preset: selection.PresetDefault, Rules: text("upstreamtext", selection.Setting{Level: selection.On})}, true, false},
		{"rule off", selection.Selection{Preset: selection.PresetDefault, Rules: text("upstreamtext", selection.Setting{Level: selection.Off})}, false, true},
		{"category on", selection.Selection{Preset: selection.PresetWire, Rules: text("upstreamtext/api", selection.Setting{Level: selection.Error})}, true, false},
		{"category off", selection.Selection{Preset: selection.PresetDefault, Rules: text("upstreamtext/api", selection.Setting{Level: selection.Off})}, true, true},
	} {
		t.Run(row.name, func(t *testing.T) {
			r := ruleIn(t, analyzers.New(), "upstreamtext")
			require.NoError(t, row.asked.Apply(r))
			assert.Equal(t, row.runs, row.asked.Enabled(r))
			assert.Equal(t, strconv.FormatBool(row.adopted), r.Analyzer.Flags.Lookup("adopted").Value.String())
		})
	}
}

// Flags that a rule does not have are not for it, and what they hold stays.
func TestApply(t *testing.T) {
	suite := analyzers.New()
	shape, text := ruleIn(t, suite, "contractshape"), ruleIn(t, suite, "upstreamtext")
	value := func(r analyzers.Rule, name string) string { return r.Analyzer.Flags.Lookup(name).Value.String() }
	require.NoError(t, text.Analyzer.Flags.Set("public", "os.Remove"))

	none := selection.Selection{Preset: selection.PresetDefault}
	require.NoError(t, none.Apply(shape))
	require.NoError(t, none.Apply(text))
	assert.Equal(t, []string{"0", "false", "false", "false"}, []string{value(shape, "words"), value(shape, "strict"), value(shape, "tests"), value(shape, "generated")})
	assert.Equal(t, "os.Remove", value(text, "public"))

	all := selection.Selection{Preset: selection.PresetStrict, Tests: true, Generated: true, RecoveryWords: 7, PublicErrors: []string{"os.Open", "os.Stat"}}
	require.NoError(t, all.Apply(shape))
	require.NoError(t, all.Apply(text))
	assert.Equal(t, []string{"7", "true", "true", "true"}, []string{value(shape, "words"), value(shape, "strict"), value(shape, "tests"), value(shape, "generated")})
	assert.Equal(t, "os.Remove,os.Open,os.Stat", value(text, "public"))
}

// Strict categories that are turned on one by one are asked for beside those that the flag names.
func TestApplyCategories(t *testing.T) {
	loss := ruleIn(t, analyzers.New(), "lostcause")
	flag := loss.Analyzer.Flags.Lookup("strict").Value
	one := selection.Selection{Preset: selection.PresetDefault, Rules: map[string]selection.Setting{"lostcause/service": {Level: selection.On}, "lostcause/noted": {Level: selection.Off}}}
	require.NoError(t, flag.Set("rewrap"))
	require.NoError(t, one.Apply(loss))
	assert.Equal(t, "service,rewrap", flag.String())
	require.NoError(t, flag.Set("rewrapped"))
	require.EqualError(t, one.Apply(loss), `-lostcause.strict: want true, false or strict categories (noted, blamed, text-only, rewrap, service), not "rewrapped"`)
}
