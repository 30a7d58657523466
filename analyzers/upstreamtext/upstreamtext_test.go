package upstreamtext_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
	"github.com/mcperrlint/mcperrlint/analyzers/upstreamtext"
)

// set sets a flag of the rule for one test.
func set(t *testing.T, name, value string) {
	t.Helper()
	f := upstreamtext.Analyzer.Flags.Lookup(name)
	require.NotNil(t, f)
	require.NoError(t, upstreamtext.Analyzer.Flags.Set(name, value))
	t.Cleanup(func() { require.NoError(t, upstreamtext.Analyzer.Flags.Set(name, f.DefValue)) })
}

// All categories are looked for, and places one by one.
func TestUpstreamtext(t *testing.T) {
	set(t, "strict", "true")
	set(t, "each", "true")
	fixture.Run(t, upstreamtext.Analyzer)
}

// By default there is one finding for each cause, and none about what agents need.
func TestCauses(t *testing.T) { fixture.RunAt(t, upstreamtext.Analyzer, "current/causes") }

func TestForeignIsStrict(t *testing.T) {
	assert.Empty(t, fixture.Findings(t, upstreamtext.Analyzer, "./foreign"))
}

func TestPublic(t *testing.T) {
	set(t, "strict", "true")
	set(t, "public", "compress/gzip.NewReader, os.(*File).Sync,*io/fs.PathError")
	found := fixture.Findings(t, upstreamtext.Analyzer, "./public")
	require.Len(t, found, 1)
	assert.Regexp(t, "^public\\.go:37:2: .*`os\\.Mkdir`.*\\(upstreamtext/foreign\\)$", found[0])
}

func TestSanitized(t *testing.T) {
	assert.Len(t, fixture.Findings(t, upstreamtext.Analyzer, "./sanitized"), 1)
	flags := settings.Analyzer.Flags
	require.NoError(t, flags.Set(settings.Sanitizers, "example.test/upstreamtext/sanitized.plain"))
	t.Cleanup(func() { require.NoError(t, flags.Set(settings.Sanitizers, "")) })
	assert.Empty(t, fixture.Findings(t, upstreamtext.Analyzer, "./sanitized"))
}

func TestFindingsInTestFiles(t *testing.T) {
	set(t, "tests", "true")
	set(t, "each", "true")
	set(t, "strict", "true")
	assert.Len(t, fixture.TestFindings(t, upstreamtext.Analyzer, "./intests"), 1)
}

func TestExamples(t *testing.T) { fixture.Examples(t, upstreamtext.Rule()) }

// With the flag that the default preset sets, the rule speaks of packages that import package taxonomy, of
// every category, and of no others.
func TestAdopting(t *testing.T) {
	set(t, "adopted", "true")
	fixture.RunAt(t, upstreamtext.Analyzer, "current/adopting/texts")
}
