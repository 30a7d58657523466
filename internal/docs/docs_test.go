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
	"github.com/mcperrlint/mcperrlint/analyzers/suite"
	"github.com/mcperrlint/mcperrlint/internal/docs"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
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

// What the rules say stands in one file. It is embedded, so that pages show it from the next run on.
func TestSentencesAreUpToDate(t *testing.T) {
	content, err := docs.Sentences(root)
	require.NoError(t, err)
	file := filepath.Join(root, "analyzers", "sentences.txt")
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(content), 0o666))
	}
	written, err := os.ReadFile(file)
	require.NoError(t, err, "run make docs")
	assert.Equal(t, content, string(written), "run make docs")
	_, err = docs.Sentences("[")
	assert.Error(t, err)
}

// The page of a rule has what its findings say.
func TestRuleSaysWhatFindingsSay(t *testing.T) {
	for _, r := range analyzers.Rules() {
		page := docs.Rule(r)
		sentences := analyzers.Sentences(r.Analyzer.Name)
		assert.Equal(t, len(sentences) > 0, strings.Contains(page, "\n## What a finding says\n"), r.Analyzer.Name)
		for _, s := range sentences {
			assert.Contains(t, page, s.Message+"\n")
			assert.Contains(t, page, "  = help: "+s.Help+"\n")
		}
	}
	assert.NotEmpty(t, analyzers.Sentences("swallowed"))
}

// Blocks of other pages are made as the pages are.
func TestBlocksAreUpToDate(t *testing.T) {
	for _, b := range docs.Blocks() {
		t.Run(b.Path, func(t *testing.T) {
			file := filepath.Join("..", "..", filepath.FromSlash(b.Path))
			page, err := os.ReadFile(file)
			require.NoError(t, err)
			written, filled, err := b.In(string(page))
			require.NoError(t, err)
			if *update {
				require.NoError(t, os.WriteFile(file, []byte(filled), 0o666))
				written = b.Content
			}
			assert.Equal(t, b.Content, written, "run go test ./internal/docs -update")
		})
	}
}

// Every rule and every flag is somewhere in the blocks, and what a page says around them stays.
func TestBlocks(t *testing.T) {
	contents := make(map[string]string)
	for _, b := range docs.Blocks() {
		contents[b.Name] = b.Content
		written, filled, err := b.In("a\n<!-- " + b.Name + ": begin -->\nold\n<!-- " + b.Name + ": end -->\nz\n")
		require.NoError(t, err)
		assert.Equal(t, "old\n", written)
		assert.Equal(t, "a\n<!-- "+b.Name+": begin -->\n"+b.Content+"<!-- "+b.Name+": end -->\nz\n", filled)
		_, _, err = b.In("<!-- " + b.Name + ": end -->\n<!-- " + b.Name + ": begin -->\n")
		assert.EqualError(t, err, b.Path+": there is no block "+b.Name)
	}
	for _, r := range analyzers.Rules() {
		assert.Contains(t, contents["rules"], "["+r.Analyzer.Name+"](docs/rules/"+r.Analyzer.Name+".md)")
	}
	for _, a := range append(analyzers.All(), analyzers.Settings(), suite.Analyzer) {
		a.Flags.VisitAll(func(f *flag.Flag) {
			assert.Regexp(t, "(?m)^\\| (each rule|.*`"+a.Name+"`.*) \\| .*`"+f.Name+"`.* \\|", contents["flags"])
		})
	}
	assert.Contains(t, contents["flags"], "| each rule | `tests` | `true`: ")
	assert.Contains(t, contents["wire"], "`swallowed`")
	assert.NotContains(t, contents["wire"], "`plainerror`")
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
	assert.Equal(t, 2*len(taxonomy.Codes())+len(class.Kinds()), rows)
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
			for _, c := range r.Categories {
				assert.Contains(t, docs.Rule(r), "\n| <a id=\""+c.Name+"\"></a>`"+c.Name+"` | ", "findings lead there")
			}
		})
	}
}
