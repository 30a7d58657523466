package output_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/clipperhouse/displaywidth"
	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

const (
	jobsFile  = "/src/server/jobs/jobs.go"
	storeFile = "/src/server/store/store.go"
)

func init() {
	sources[jobsFile] = `package jobs

func list(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	jobs, err := store.Jobs(ctx)
	if err != nil {
		log.Print(err)
		return mcp.NewToolResultText("[]"), nil
	}
	return show(jobs), nil
}

func show(jobs []Job) *mcp.CallToolResult {
	rows := sorted(jobs, func(a, b Job) bool { return a.Priority < b.Priority || a.Priority == b.Priority && a.Created.Before(b.Created) })
	result := &mcp.CallToolResult{
		Content: []mcp.Content{
			mcp.NewTextContent(title),

			mcp.NewTextContent(render(rows)),
			mcp.NewTextContent(footer),
		},
		Meta: meta(rows),
	}
	return result
}
`
	sources[storeFile] = "package store\n\nfunc (s *Store) Jobs(ctx context.Context) ([]Job, error) {\n\trows, _ := s.db.Query(ctx)\n\tnames, _ := s.names(ctx)\n\towners, _ := s.owners(ctx)\n\treturn scan(rows)\n}\n"
}

// shown returns what is printed for a terminal: a finding with labels, one of a long statement and one in a long line,
// and some of a rule that has more than are told each alone.
func shown() output.Report {
	of := func(id string, at finding.Range, message, help, sees string, related ...finding.Related) finding.Finding {
		rule, category, _ := strings.Cut(id, "/")
		return finding.Finding{
			Rule: rule, Category: category, Severity: analyzers.SeverityWarning, Package: "example.test/server", Range: at,
			Message: message, Help: help, Sees: sees, Related: related,
		}
	}
	call := point(place(jobsFile, "(ctx)\n", 1))
	answers := finding.Related{Range: point(place(jobsFile, "list(", 1)), Message: "answered by list_jobs", Tool: "list_jobs"}
	var others []finding.Related
	for line := range 6 {
		others = append(others, finding.Related{Range: finding.Range{File: storeFile, Line: line + 2, Column: 1, EndLine: line + 2, EndColumn: 1}, Message: "here, too"})
	}
	ignored := func(name string) finding.Finding {
		return of("swallowed/ignored", point(place(storeFile, "(ctx)\n", map[string]int{"Query": 1, "names": 2, "owners": 3}[name])),
			"when `Store."+name+"` fails, list_jobs ignores the error and answers with what is left", "return the error", "isError: false, and nothing of the failure", answers)
	}
	skipped := ignored("owners")
	skipped.Category, skipped.Help = "skipped", "return the error, or say in the answer what is missing"
	dropped := of("falsesuccess/text", point(place(jobsFile, "return mcp.NewToolResultText", 1)),
		"when `store.Jobs` fails, list_jobs answers an empty list as a success; only a log tells",
		"return `mcp.NewToolResultError`, with a text that tells the agent what it can do, such as to try again in a minute", `isError: false, "[]"`,
		finding.Related{Range: call, Message: "this call fails"}, finding.Related{Range: point(place(jobsFile, "(err)", 1)), Message: "only this log knows"})
	long := of("emptycontents", place(jobsFile, sources[jobsFile][strings.Index(sources[jobsFile], "result := "):strings.Index(sources[jobsFile], "\treturn result")-1], 1),
		"show answers without contents when there are no jobs", "say that there are none", "", others...)
	wide := of("nilerror", point(place(jobsFile, "(jobs, func", 1)), "`sorted` compares jobs that have not been created", "", "")
	wide.Severity = analyzers.SeverityError
	r := output.Report{
		Findings: []finding.Finding{dropped, long, wide, ignored("Query"), ignored("names"), skipped},
		Dir:      "/src/server", Root: "/src/server", Read: read,
	}
	for _, name := range []string{"emptycontents", "falsesuccess", "nilerror", "swallowed"} {
		r.Rules = append(r.Rules, rule(name, analyzers.SeverityWarning, 0, ""))
	}
	return r
}

// Screens of usual widths, in colours and without.
func TestScreens(t *testing.T) {
	colours := regexp.MustCompile("\x1b\\[[0-9;]*m")
	for _, width := range []int{80, 120} {
		options := output.Options{Screen: true, Summary: true, Width: width}
		plain := write(t, "text", options, shown())
		golden(t, fmt.Sprintf("screen%d.terminal", width), plain)
		for line := range strings.Lines(plain) {
			assert.LessOrEqual(t, displaywidth.String(strings.TrimSuffix(line, "\n")), width, line)
		}
		options.Color = true
		coloured := write(t, "text", options, shown())
		golden(t, fmt.Sprintf("screen%d.color", width), coloured)
		assert.Equal(t, plain, colours.ReplaceAllString(coloured, ""))
	}
	golden(t, "screen80.related", write(t, "text", output.Options{Screen: true, Related: true, Width: 80}, shown()))
}

// Colours are those that a theme chooses for its background, not shades of grey.
func TestColoursFitBackgrounds(t *testing.T) {
	for _, code := range regexp.MustCompile("\x1b\\[([0-9;]*)m").FindAllStringSubmatch(write(t, "text", output.Options{Color: true, Screen: true, Summary: true}, shown()), -1) {
		assert.Regexp(t, `^((0|1|22|31|32|35|36|94);?)+$`, code[1])
	}
}

// A summary fits on any screen.
func TestSummaryIsShort(t *testing.T) {
	r := common()
	r.Findings = append(r.Findings, related().Findings...)
	for i := range 30 {
		r.Findings = append(r.Findings, finding.Finding{Rule: fmt.Sprintf("rule%d", i), Message: "a", Fixes: []finding.Fix{{Unsafe: true}}})
	}
	var b strings.Builder
	assert.NoError(t, output.WriteSummary(&b, r, output.Options{Width: 80}))
	assert.Equal(t, 6, strings.Count(b.String(), "\n"), b.String())
	golden(t, "summary.text", b.String())
}
