package report_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// What a rule reports, and why it failed, is in its result alone.
func TestKeep(t *testing.T) {
	failure := errors.New("wrong settings")
	for _, want := range []error{nil, failure} {
		run := report.Keep(report.Run(func(pass *analysis.Pass) (any, error) {
			pass.Report(analysis.Diagnostic{Message: "found"})
			return nil, want
		}))
		reported := 0
		result, err := run(&analysis.Pass{Analyzer: &analysis.Analyzer{Name: "rule"}, Report: func(analysis.Diagnostic) { reported++ }})
		require.NoError(t, err)
		used := result.(*report.Used)
		assert.Zero(t, reported)
		assert.Equal(t, []analysis.Diagnostic{{Message: "found"}}, used.Kept())
		assert.Equal(t, want, used.Failure())
	}
}
