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

// related returns a report with findings of two packages that have a cause in common, one
// that tells of several places itself, and one that stands alone.
func related() output.Report {
	handler, store := place(mainFile, "return nil, fmt.Errorf(\"lire «日本» 😀: %w\", err)", 1), place(noteFile, "var failures = contract.Contract{", 1)
	cause := finding.Related{Range: finding.Range{File: noteFile, Line: 4, Column: 1, EndLine: 4, EndColumn: 1}, Message: "cause: notes.Read returns what the file system says"}
	of := func(rule, tool string, at finding.Range, related ...finding.Related) finding.Finding {
		return finding.Finding{
			Rule: rule, Severity: analyzers.SeverityWarning, Package: "example.test/server", Tool: tool, Range: at, Related: related,
			Message: "when `f` fails, this does " + rule, Help: "do not " + rule, Sees: "isError: false", URL: "https://example.test/" + rule + ".md",
		}
	}
	return output.Report{
		Findings: []finding.Finding{
			of("upstreamtext", "write", place(mainFile, "store.Read(ctx, name)", 1), cause),
			of("upstreamtext", "read, list", handler, cause),
			of("upstreamtext", "", store, cause),
			of("swallowed", "drop, edit, find, make", place(noteFile, `{Reason: "gone"}`, 2)),
			of("protocolerror", "", place(noteFile, `{Reason: "gone"}`, 1),
				finding.Related{Range: handler, Message: "an error is returned here"}, finding.Related{Range: store, Message: "an error is returned here"}),
		},
		Rules: []analyzers.Rule{
			rule("protocolerror", analyzers.SeverityWarning, 0, ""), rule("swallowed", analyzers.SeverityWarning, 0, ""), rule("upstreamtext", analyzers.SeverityWarning, 209, ""),
		},
		Dir: "/src/server", Root: "/src/server", Read: read,
	}
}

// What has a cause in common is told once, with its places.
func TestCauses(t *testing.T) {
	golden(t, "causes.text", write(t, "text", output.Options{}, related()))
	golden(t, "causes.terminal", write(t, "text", output.Options{Screen: true, Summary: true}, related()))
	golden(t, "causes.related", write(t, "text", output.Options{Related: true, Screen: true}, related()))
	golden(t, "causes.github", write(t, "github", output.Options{}, related()))
	for _, format := range []string{"json", "jsonl", "sarif", "gitlab"} {
		golden(t, "causes."+format, write(t, format, output.Options{}, related()))
	}
	golden(t, "each.text", write(t, "text", output.Options{Each: true}, related()))
	golden(t, "each.jsonl", write(t, "jsonl", output.Options{Each: true}, related()))
	golden(t, "causes.html", write(t, "html", output.Options{}, related()))
}

// The summary is the same wherever it is written.
func TestWriteSummary(t *testing.T) {
	var b strings.Builder
	require.NoError(t, output.WriteSummary(&b, related(), output.Options{}))
	assert.True(t, strings.HasSuffix(write(t, "text", output.Options{Summary: true}, related()), "\n"+b.String()))
	assert.ErrorIs(t, output.WriteSummary(full{}, related(), output.Options{}), errFull)
	b.Reset()
	require.NoError(t, output.WriteSummary(&b, output.Report{Packages: []string{"a", "b"}}, output.Options{}))
	assert.Equal(t, "no findings in 2 packages\n", b.String())
}
