package analyzers_test

import (
	"flag"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// A suite has the rules that there are, and is fit for drivers.
func TestNew(t *testing.T) {
	s := analyzers.New()
	all := []*analysis.Analyzer{s.Settings}
	for i, r := range s.Rules {
		known := analyzers.Rules()[i]
		assert.Equal(t, known.Analyzer.Name, r.Analyzer.Name)
		assert.Equal(t, known.Categories, r.Categories)
		assert.Equal(t, flagsOf(known.Analyzer), flagsOf(r.Analyzer), "unset flags have the same values")
		all = append(all, r.Analyzer)
	}
	assert.Len(t, s.Rules, len(analyzers.Rules()))
	require.NoError(t, analysis.Validate(all))
}

// No flag of one suite shows in another, or in the analyzers that are there for all.
func TestNewSharesNoFlags(t *testing.T) {
	values := map[string]string{
		"words": "9", "public": "os.Remove",
		"registrars": "example.test/a.B:handler=1", "results": "example.test/a.B:text=0", "taxonomies": "example.test/a.B", "seams": "example.test/a.B:effect=leaks",
		"sources": "example.test/a.B.C", "sinks": "example.test/a.B:text=0", "sanitizers": "example.test/a.B",
	}
	one, two := analyzers.New(), analyzers.New()
	for i, a := range analyzersIn(one) {
		before := flagsOf(analyzersIn(two)[i])
		a.Flags.VisitAll(func(f *flag.Flag) {
			value := values[f.Name]
			if value == "" {
				value = "true"
			}
			require.NoError(t, a.Flags.Set(f.Name, value), f.Name)
			assert.Equal(t, value, f.Value.String())
		})
		assert.NotEqual(t, before, flagsOf(a))
		assert.Equal(t, before, flagsOf(analyzersIn(two)[i]))
		assert.Equal(t, before, flagsOf(original(a)))
	}
}

func analyzersIn(s analyzers.Suite) []*analysis.Analyzer {
	list := []*analysis.Analyzer{s.Settings}
	for _, r := range s.Rules {
		list = append(list, r.Analyzer)
	}
	return list
}

// original returns the analyzer, among those that are there for all, with the name
// of another one.
func original(a *analysis.Analyzer) *analysis.Analyzer {
	for _, other := range append(analyzers.All(), analyzers.Settings()) {
		if other.Name == a.Name {
			return other
		}
	}
	return nil
}

func flagsOf(a *analysis.Analyzer) map[string]string {
	values := make(map[string]string)
	a.Flags.VisitAll(func(f *flag.Flag) { values[f.Name] = f.Value.String() })
	return values
}
