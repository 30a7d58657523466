package analyzers

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
)

// A family is analyzers that require each other: rule requires layer and plain,
// layer requires settings.
type family struct{ settings, layer, plain, rule *analysis.Analyzer }

// newFamily returns analyzers whose results are the names that they see, with the
// values of their flags.
func newFamily() family {
	var f family
	f.settings = &analysis.Analyzer{Name: "settings", Run: func(pass *analysis.Pass) (any, error) {
		return pass.Analyzer.Name + "=" + pass.Analyzer.Flags.Lookup("names").Value.String(), nil
	}}
	f.settings.Flags.String("names", "none", "some names")
	f.layer = &analysis.Analyzer{Name: "layer", Requires: []*analysis.Analyzer{f.settings}, Run: func(pass *analysis.Pass) (any, error) {
		return "layer of " + pass.ResultOf[f.settings].(string), nil
	}}
	f.plain = &analysis.Analyzer{Name: "plain", Run: func(*analysis.Pass) (any, error) { return "plain", nil }}
	f.rule = &analysis.Analyzer{Name: "rule", Requires: []*analysis.Analyzer{f.layer, f.plain}, Run: func(pass *analysis.Pass) (any, error) {
		text := pass.Analyzer.Name
		for _, required := range pass.Analyzer.Requires {
			text += ", " + pass.ResultOf[required].(string)
		}
		return text + ", strict=" + pass.Analyzer.Flags.Lookup("strict").Value.String(), nil
	}}
	f.rule.Flags.Bool("strict", false, "more")
	return f
}

// result runs an analyzer after those that it requires.
func result(t *testing.T, a *analysis.Analyzer) any {
	t.Helper()
	pass := &analysis.Pass{Analyzer: a, ResultOf: make(map[*analysis.Analyzer]any)}
	for _, required := range a.Requires {
		pass.ResultOf[required] = result(t, required)
	}
	r, err := a.Run(pass)
	require.NoError(t, err)
	return r
}

func TestCopies(t *testing.T) {
	f := newFamily()
	require.NoError(t, f.rule.Flags.Set("strict", "true"))
	one := copiesOf(f.rule, f.settings)
	two := copiesOf(f.rule, f.settings)
	require.NoError(t, one[1].Flags.Set("names", "a"))
	require.NoError(t, two[1].Flags.Set("names", "b"))
	require.NoError(t, two[0].Flags.Set("strict", "true"))
	one[0].Name = "renamed"

	assert.Equal(t, "rule, layer of settings=a, plain, strict=false", result(t, one[0]))
	assert.Equal(t, "rule, layer of settings=b, plain, strict=true", result(t, two[0]))
	assert.Equal(t, "rule, layer of settings=none, plain, strict=true", result(t, f.rule))
}

// What has no flags and requires nothing that has is not copied, and what several
// require is copied once.
func TestSharing(t *testing.T) {
	f := newFamily()
	copies := copiesOf(f.rule, f.layer, f.plain, f.settings)
	assert.Equal(t, []*analysis.Analyzer{copies[1], f.plain}, copies[0].Requires)
	assert.Equal(t, []*analysis.Analyzer{copies[3]}, copies[1].Requires)
	assert.Same(t, f.plain, copies[2])
	assert.NotSame(t, f.settings, copies[3])
}

// What a pass carries beside the results arrives.
func TestCarried(t *testing.T) {
	key := &analysis.Analyzer{Name: "key"}
	a := &analysis.Analyzer{Name: "a", Run: func(pass *analysis.Pass) (any, error) { return pass.ResultOf[key], nil }}
	a.Flags.Bool("strict", false, "more")
	r, err := copiesOf(a)[0].Run(&analysis.Pass{ResultOf: map[*analysis.Analyzer]any{key: "value"}})
	require.NoError(t, err)
	assert.Equal(t, "value", r)
}
