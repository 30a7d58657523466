package argassert_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/argassert"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestArgassert(t *testing.T) { fixture.Run(t, argassert.Analyzer) }

func TestFindingsInTestFiles(t *testing.T) {
	require.NoError(t, argassert.Analyzer.Flags.Set("tests", "true"))
	defer func() { require.NoError(t, argassert.Analyzer.Flags.Set("tests", "false")) }()
	assert.Len(t, fixture.TestFindings(t, argassert.Analyzer, "./silent"), 1)
	assert.Len(t, fixture.Findings(t, argassert.Analyzer, "./e2e"), 1)
}

// Handlers often stand in packages that do not see the one which makes the server.
func TestOlderVersionSeenInPart(t *testing.T) {
	found := fixture.FindingsIn(t, argassert.Analyzer, "older", "./tools")
	require.Len(t, found, 1)
	assert.Regexp(t, `^tools\.go:12:31: .*the process exits.*\(argassert/argument\)$`, found[0])
}

// The first versions of mcp-go have no function for results of failures: nothing names one.
func TestFirstVersion(t *testing.T) { fixture.RunIn(t, argassert.Analyzer, "first") }

func TestExamples(t *testing.T) { fixture.Examples(t, argassert.Rule()) }

// Where the code asks whether an argument is there, one that is left out is no matter.
func TestSent(t *testing.T) {
	found := strings.Join(fixture.Findings(t, argassert.Analyzer, "./gosdk"), "\n")
	assert.Contains(t, found, "`tags.([]any)` panics in `found` when the agent sends `tags` as anything but a list (and 1 other place)")
	assert.Contains(t, found, "`args[\"name\"].(string)` panics in `raw` unless the agent sends `name` as a string")
}
