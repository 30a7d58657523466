package output_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

// withDiff is the common report with a fix that can be shown.
func withDiff() output.Report {
	r := common()
	r.Diff = func(list []finding.Finding) string {
		return "--- a/main.go\n+++ b/main.go\n@@ -9 +9 @@\n-" + list[0].Message + "\n+new\n"
	}
	return r
}

func TestAgent(t *testing.T) {
	golden(t, "fix.agent", write(t, "agent", output.Options{}, withDiff()))
	golden(t, "causes.agent", write(t, "agent", output.Options{}, related()))
	golden(t, "each.agent", write(t, "agent", output.Options{Each: true}, related()))
}

// Of what the rules say, no line has 40 tokens, and few have to be shortened.
func TestAgentIsBrief(t *testing.T) {
	all, short := 0, 0
	for _, r := range analyzers.Rules() {
		for _, s := range analyzers.Sentences(r.Analyzer.Name) {
			f := finding.Finding{
				Rule: s.Rule, Category: s.Category, Severity: analyzers.SeverityOf(r, s.Category), Message: s.Message, Help: s.Help, Sees: s.Sees,
				Range: finding.Range{File: "/src/server/notes.go", Line: 1234, Column: 15},
			}
			text := write(t, "agent", output.Options{}, output.Report{Findings: []finding.Finding{f}, Dir: "/src", Read: read})
			lines := strings.Split(text, "\n")
			assert.Equal(t, "server/notes.go", lines[0])
			for _, line := range lines[:len(lines)-2] {
				all++
				assert.Less(t, output.Tokens(line), 40, line)
				if strings.HasSuffix(line, "…") {
					short++
				}
			}
			assert.Contains(t, text, s.Rule+"/"+s.Category)
		}
	}
	assert.Less(t, short*10, all, "%d of %d lines are shortened", short, all)
}

func TestTokens(t *testing.T) {
	rows := map[string]int{
		"": 0, "answers": 1, "return the error": 3, "uncheckedresult": 2, "ListInvitations": 3, "12:3": 4, "a 1234": 4, "é": 1, "日本": 4, "`x`": 3,
	}
	for text, want := range rows {
		assert.Equal(t, want, output.Tokens(text), text)
	}
}

func TestWithin(t *testing.T) {
	rows := []struct{ text, want string }{
		{"return the error", "return the error"},
		{"one two three four, five six seven", "one two three …"},
		{strings.Repeat("x", 100), strings.Repeat("x", 36) + "…"},
		{"a " + strings.Repeat(" ", 1000) + "b", "a …"},
		{strings.Repeat(" ", 1000), strings.Repeat(" ", 400) + "…"},
	}
	for _, row := range rows {
		assert.Equal(t, row.want, output.Within(row.text, 6))
	}
}

// A long name loses its package and its type, and the line says all that it has to say.
func TestAgentShortensNames(t *testing.T) {
	long := "when `provider.SlackAPI.GetConversationHistoryContext` fails for one item, `(*ConversationsHandler).ConversationsUnreadsHandler` leaves the item out"
	r := output.Report{Dir: "/src", Read: read, Findings: []finding.Finding{
		{Rule: "swallowed", Category: "skipped", Message: long, Range: finding.Range{File: "/src/a.go", Line: 7}},
		{Rule: "swallowed", Category: "skipped", Message: "`store.Find` fails", Range: finding.Range{File: "/src/a.go", Line: 8}},
	}}
	text := write(t, "agent", output.Options{}, r)
	assert.Contains(t, text, "when `GetConversationHistoryContext` fails for one item, `ConversationsUnreadsHandler` leaves the item out\n")
	assert.Contains(t, text, "`store.Find` fails")
}

// However much there is to say, an agent reads little of it, and is told how to see the rest.
func TestAgentIsBounded(t *testing.T) {
	r := output.Report{Dir: "/src", Read: read, Diff: func([]finding.Finding) string { return strings.Repeat("+x\n", 1000) }}
	for i := range 200 {
		r.Findings = append(r.Findings, finding.Finding{
			Rule: "leak", Category: "path", Message: strings.Repeat("word ", 500), Help: "help", Range: finding.Range{File: fmt.Sprintf("/src/%d.go", i), Line: 1, Column: 1},
			Fixes: []finding.Fix{{Edits: []finding.Edit{{}}}},
		})
		r.Problems = append(r.Problems, output.Problem{Package: "p", Message: strings.Repeat("word ", 500)})
	}
	text := write(t, "agent", output.Options{}, r)
	assert.Equal(t, 40, strings.Count(text, ".go\n"))
	assert.Contains(t, text, "\n160 more, which matter less: -format text shows them\n")
	assert.Contains(t, text, "\n190 more problems: -format text shows them\n")
	assert.Contains(t, text, "\n    fix: 1000 lines, which -diff shows and -fix applies\n")
	assert.Less(t, len(text), 20_000)
}

// A command at the end can be run as it stands, whatever the file is called.
func TestAgentNamesPlainFiles(t *testing.T) {
	explained := regexp.MustCompile(`mcperrlint explain (\S+):7 `)
	for name, want := range map[string]string{"a/b.go": "a/b.go", "a b.go": "FILE", "-x.go": "FILE", "$(x).go": "FILE", "a;b.go": "FILE"} {
		r := output.Report{Dir: "/src", Read: read, Findings: []finding.Finding{{Rule: "leak", Message: "m", Range: finding.Range{File: "/src/" + name, Line: 7}}}}
		found := explained.FindStringSubmatch(write(t, "agent", output.Options{}, r))
		require.NotNil(t, found, name)
		assert.Equal(t, want, found[1])
	}
}
