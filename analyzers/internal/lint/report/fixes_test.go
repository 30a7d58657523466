package report_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// Fixes that leave work to do are offered to drivers that ask for them, marked, and to no
// others.
func TestUnsafeFixes(t *testing.T) {
	fixes := func(unsafe, asked bool) []analysis.SuggestedFix {
		pass, diagnostics := passOver(t, "a.go", "package a\n")
		require.NoError(t, report.Fixes.Flags.Set("unsafe", map[bool]string{true: "true", false: "false"}[asked]))
		t.Cleanup(func() { require.NoError(t, report.Fixes.Flags.Set("unsafe", "false")) })
		all, err := report.Fixes.Run(&analysis.Pass{Analyzer: report.Fixes})
		require.NoError(t, err)
		pass.ResultOf = map[*analysis.Analyzer]any{report.Fixes: all}
		fix := &analysis.SuggestedFix{Message: "Add an entry"}
		report.Report(pass, report.Finding{Pos: 1, Message: "does this", Fix: fix, Unsafe: unsafe})
		assert.Equal(t, "Add an entry", fix.Message)
		require.Len(t, *diagnostics, 1)
		return (*diagnostics)[0].SuggestedFixes
	}
	assert.Equal(t, []analysis.SuggestedFix{{Message: "Add an entry"}}, fixes(false, false))
	assert.Equal(t, []analysis.SuggestedFix{{Message: "Add an entry"}}, fixes(false, true))
	assert.Empty(t, fixes(true, false))
	assert.Equal(t, []analysis.SuggestedFix{{Message: report.UnsafePrefix + "Add an entry"}}, fixes(true, true))

	pass, diagnostics := passOver(t, "a.go", "package a\n")
	report.Report(pass, report.Finding{Pos: 1, Message: "does this", Fix: new(analysis.SuggestedFix), Unsafe: true})
	assert.Empty(t, (*diagnostics)[0].SuggestedFixes, "nobody asks for them where nothing is known of the driver")
}
