package plainerror_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/plainerror"
)

// each asks for the places one by one in one test.
func each(t *testing.T) {
	t.Helper()
	require.NoError(t, plainerror.Analyzer.Flags.Set("each", "true"))
	t.Cleanup(func() { require.NoError(t, plainerror.Analyzer.Flags.Set("each", "false")) })
}

// The places are reported one by one, in packages with codes and without.
func TestPlainerror(t *testing.T) {
	each(t)
	fixture.Run(t, plainerror.Analyzer)
}

// Where the program has no codes, there is one finding for each package, if it is asked for.
func TestUnadopted(t *testing.T) {
	assert.Empty(t, fixture.Analyze(t, plainerror.Analyzer, "current/unadopted", "./single")[0].Diagnostics)
	require.NoError(t, plainerror.Analyzer.Flags.Set("strict", "unadopted"))
	t.Cleanup(func() { require.NoError(t, plainerror.Analyzer.Flags.Set("strict", "false")) })
	fixture.RunAt(t, plainerror.Analyzer, "current/unadopted")
}

func TestFindingsInTestFiles(t *testing.T) {
	each(t)
	require.NoError(t, plainerror.Analyzer.Flags.Set("tests", "true"))
	defer func() { require.NoError(t, plainerror.Analyzer.Flags.Set("tests", "false")) }()
	assert.Len(t, fixture.TestFindings(t, plainerror.Analyzer, "./intests"), 1)
}

// All lines of another package are told where errors are made that differ in nothing else.
func TestLinesOfOtherPackages(t *testing.T) {
	each(t)
	related := fixture.Related(t, plainerror.Analyzer, "./rendered")
	assert.Contains(t, related, "origin: the error comes from `errors.New` in `store.Validate` (store.go:157), also at "+
		"store.go:159, store.go:161, store.go:163, store.go:165, store.go:167, store.go:169, store.go:171")
}

func TestExamples(t *testing.T) { fixture.Examples(t, plainerror.Rule()) }

// Package mcp of the first versions of mcp-go does not import context, which the type of a
// handler has.
func TestFirstVersion(t *testing.T) {
	each(t)
	fixture.RunIn(t, plainerror.Analyzer, "first")
}

// What init -bridge changes: errors that are made in return statements, and those in variables of the package,
// with which others can still be compared. Texts that print more than arguments and numbers are left alone.
func TestCoding(t *testing.T) {
	for folder, want := range map[string][]string{
		"./checking": {
			"taxonomy.ValidationError", "taxonomy.ValidationError", "taxonomy.ValidationError", "taxonomy.ValidationError", "taxonomy.ValidationError",
			"taxonomy.ValidationError", "bridge.NewError", "bridge.NewError", "bridge.NewError", "bridge.NewError", "bridge.NewError", "bridge.NewError",
			"bridge.NewError", "taxonomy.ValidationError", "bridge.NewError", "taxonomy.ValidationError", "taxonomy.ValidationError", "taxonomy.ValidationError",
		},
		"./bridged": {
			"bridge.NewError", "bridge.Errorf", "bridge.NewError", "bridge.NewError",
			"bridge.NewError", "bridge.NewError", "taxonomy.NotFound", "bridge.NewError",
		},
	} {
		var got []string
		for _, d := range fixture.Analyze(t, plainerror.Coding, "current/plainerror", folder)[0].Diagnostics {
			got = append(got, d.Category)
		}
		assert.ElementsMatch(t, want, got, folder)
	}
}
