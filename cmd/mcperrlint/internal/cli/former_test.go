package cli

import (
	"flag"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/selection"
)

// A rule keeps the flags of its former name, which are noted once.
func TestFormerFlags(t *testing.T) {
	o := &options{selected: make(map[string]bool), given: make(map[string]bool)}
	set := flag.NewFlagSet("lint", flag.ContinueOnError)
	o.declareRules(set)
	o.declareFormer(set, selection.Renames{"quietloss": "lostcause", "upstreamtext/address": "leak/address", "leak/all": "lostcause"})
	assert.Nil(t, set.Lookup("upstreamtext/address"))
	assert.Nil(t, set.Lookup("leak/all"))
	tests := set.Lookup("lostcause.tests").Value
	t.Cleanup(func() { require.NoError(t, tests.Set("false")) })
	require.NoError(t, set.Parse([]string{"-quietloss", "-quietloss.tests", "./..."}))
	assert.Equal(t, map[string]bool{"lostcause": true}, o.selected)
	assert.Equal(t, "true", tests.String())
	assert.Equal(t, []string{"-quietloss: quietloss is called lostcause now; write that"}, o.renamed)
}
