package output_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

// A rule is named once, also if its findings matter differently.
func TestSummaryNamesRulesOnce(t *testing.T) {
	at := func(line int, severity analyzers.Severity) finding.Finding {
		return finding.Finding{
			Rule: "protocolerror", Category: "tool", Severity: severity, Message: "m",
			Range: finding.Range{File: "/a/a.go", Line: line, Column: 1, EndLine: line, EndColumn: 2},
		}
	}
	r := output.Report{Findings: []finding.Finding{at(1, analyzers.SeverityInfo), at(2, analyzers.SeverityWarning)}}
	var text strings.Builder
	require.NoError(t, output.WriteSummary(&text, r, output.Options{}))
	assert.Contains(t, text.String(), "2 findings in 1 file: 1 warning, 1 info\n  protocolerror 2\n")
}
