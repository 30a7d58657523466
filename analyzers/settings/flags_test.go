package settings_test

import (
	"flag"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// set sets a flag for one test.
func set(t *testing.T, name, value string) {
	t.Helper()
	require.NoError(t, settings.Analyzer.Flags.Set(name, value))
	t.Cleanup(func() { require.NoError(t, settings.Analyzer.Flags.Set(name, "")) })
}

func TestAnalyzerIsValid(t *testing.T) {
	require.NoError(t, analysis.Validate([]*analysis.Analyzer{settings.Analyzer}))
	assert.Equal(t, "mcperrlint", settings.Analyzer.Name)
	var names []string
	settings.Analyzer.Flags.VisitAll(func(f *flag.Flag) {
		names = append(names, f.Name)
		assert.Empty(t, f.DefValue)
		assert.NotEmpty(t, f.Usage)
	})
	assert.Equal(t, []string{settings.Registrars, settings.Results, settings.Sanitizers, settings.Seams, settings.Sinks, settings.Sources, settings.Taxonomies}, names)
}

// Values add up, and what they mean does not depend on their order: drivers keep
// results by them.
func TestFlagsAddUp(t *testing.T) {
	set(t, settings.Taxonomies, "b.G, a.F")
	set(t, settings.Taxonomies, "c.H:hides-text=true,a.F")
	value := settings.Analyzer.Flags.Lookup(settings.Taxonomies).Value
	assert.Equal(t, "a.F,b.G,c.H:hides-text=true", value.String())
	set(t, settings.Taxonomies, "")
	assert.Empty(t, value.String())
}

// A value with a mistake changes nothing.
func TestWrongFlags(t *testing.T) {
	set(t, settings.Taxonomies, "a.F")
	for text, want := range map[string]string{
		"b.G,F":                   `"F" is no qualified name`,
		"b.G,":                    `"" is no qualified name`,
		"a.F:hides-text=no":       `hides-text: unknown value "no"`,
		"b.G,a.F:hides-text=true": "a.F is there twice, and not the same",
	} {
		assert.ErrorContains(t, settings.Analyzer.Flags.Set(settings.Taxonomies, text), want, text)
		assert.Equal(t, "a.F", settings.Analyzer.Flags.Lookup(settings.Taxonomies).Value.String(), text)
	}
}
