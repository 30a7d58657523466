package docs_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/internal/docs"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var update = flag.Bool("update", false, "write the generated pages")

// dir is where the pages lie.
var dir = filepath.Join("..", "..", "docs")

func TestPagesAreUpToDate(t *testing.T) {
	for path, content := range docs.Pages() {
		t.Run(path, func(t *testing.T) {
			file := filepath.Join(dir, filepath.FromSlash(path))
			if *update {
				require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o777))
				require.NoError(t, os.WriteFile(file, []byte(content), 0o666))
			}
			written, err := os.ReadFile(file)
			require.NoError(t, err, "run go test ./internal/docs -update")
			assert.Equal(t, content, string(written), "run go test ./internal/docs -update")
		})
	}
}

func TestNoPageIsLeftOver(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(dir, "rules", "*.md"))
	require.NoError(t, err)
	var names []string
	for _, file := range files {
		names = append(names, strings.TrimSuffix(filepath.Base(file), ".md"))
	}
	var rules []string
	for _, r := range analyzers.Rules() {
		rules = append(rules, r.Analyzer.Name)
	}
	assert.ElementsMatch(t, rules, names)
}

func TestCodes(t *testing.T) {
	lines := strings.Split(docs.Codes(), "\n")
	assert.Contains(t, lines, "| `CodeNotFound` | -32001 | `not_found` | not_found | client | no | 404 | -32602 | `UPSTREAM_RUNTIME_NOT_FOUND` | `NotFound` |")
	assert.Contains(t, lines, "| `CodeParseError` | -32700 | `parse_error` | validation | client | no | 400 | -32700 | `TOOL_RUNTIME_BAD_INPUT_VALUE` | – |")
	assert.Contains(t, lines, "| `not_found` | What the caller named does not exist. | The requested item was not found. |")
	assert.Contains(t, lines, "| `NETWORK_TRANSPORT_RUNTIME_TIMEOUT` | transport | `timeout` |")
	assert.Contains(t, lines, "| `UNKNOWN` | – | – |")
	rows := 0
	for _, line := range lines {
		if strings.HasPrefix(line, "| `") {
			rows++
		}
	}
	assert.Equal(t, 2*len(taxonomy.Codes())+len(taxonomy.Kinds()), rows)
}

func TestRule(t *testing.T) {
	for _, r := range analyzers.Rules() {
		t.Run(r.Analyzer.Name, func(t *testing.T) {
			lines := strings.Split(docs.Rule(r), "\n")
			for _, want := range []string{
				"# " + r.Analyzer.Name, "## What it reports", "## What it leaves alone", "## Before", "## After", "## Categories",
				"//mcperrlint:ignore " + r.Analyzer.Name + " -- reason",
			} {
				assert.Contains(t, lines, want)
			}
			assert.NotContains(t, docs.Rule(r), "\n\n\n")
		})
	}
}
