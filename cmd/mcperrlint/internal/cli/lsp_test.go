package cli

import (
	"errors"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp"
)

func TestTroubleOf(t *testing.T) {
	root := filepath.Join(string(filepath.Separator)+"home", "my notes")
	module, settings := filepath.Join(root, "go.mod"), filepath.Join(root, ".mcperrlint.yaml")
	for text, want := range map[string][]lsp.Problem{
		"go list: errors parsing go.mod: go.mod:9: usage: require x": {{File: module, Line: 9, Message: "usage: require x"}},
		settings + ":3:5: unknown rule\n" + settings + ":4:1: text": {
			{File: settings, Line: 3, Column: 5, Message: "unknown rule"}, {File: settings, Line: 4, Column: 1, Message: "text"},
		},
		"first\n" + filepath.Join(root, "sub", "go.mod") + ":1: text":        {{File: filepath.Join(root, "sub", "go.mod"), Line: 1, Message: "text"}},
		filepath.Join(string(filepath.Separator)+"etc", "go.mod") + ":1: no": {{Message: filepath.Join(string(filepath.Separator)+"etc", "go.mod") + ":1: no"}},
		"my.go.mod:1: text": {{Message: "my.go.mod:1: text"}},
		"go.mod: text\n":    {{Message: "go.mod: text"}},
	} {
		assert.Equal(t, want, troubleOf(errors.New(text), root).Problems, text)
	}
	known := &lsp.Trouble{}
	assert.Same(t, known, troubleOf(known, root))
}

// Flags are what they were, whatever settings have added to them.
func TestHeldFlags(t *testing.T) {
	before, err := heldFlags()
	require.NoError(t, err)
	registrars := analyzers.Settings().Flags.Lookup("registrars")
	require.NoError(t, registrars.Value.Set("example.test/a.F:handler=1:kind=tool"))
	some, err := heldFlags()
	require.NoError(t, err)
	require.NoError(t, registrars.Value.Set("example.test/a.G:handler=1:kind=tool"))
	for _, r := range analyzers.Rules() {
		if f := r.Analyzer.Flags.Lookup("strict"); f != nil {
			require.NoError(t, f.Value.Set("true"))
		}
	}
	require.NoError(t, some.restore())
	assert.Equal(t, "example.test/a.F:handler=1:kind=tool", registrars.Value.String())
	require.NoError(t, before.restore())
	now, err := heldFlags()
	require.NoError(t, err)
	assert.Equal(t, texts(before), texts(now))
}

func texts(list held) []string {
	var all []string
	for _, f := range list {
		all = append(all, f.text)
	}
	return all
}
