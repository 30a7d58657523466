package server

import (
	"fmt"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/linter"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// mostText is how many bytes a text of a checkout has in an answer.
const mostText = 500

// text returns a text of a checkout as an answer has it: escaped, and of bounded length.
func text(s string) string { return clipped(printable.Text(s), mostText) }

func clipped(s string, most int) string {
	if len(s) <= most {
		return s
	}
	return strings.ToValidUTF8(s[:most], "") + "…"
}

// result returns an answer as text for models and as data for programs.
func result(text string, structured any) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: strings.TrimRight(text, "\n")}}, StructuredContent: structured}
}

func place(p linter.Place) string {
	if p.Line == 0 {
		return text(p.File)
	}
	return text(fmt.Sprintf("%s:%d", p.File, p.Line))
}

// count returns a number with the word for what is counted.
func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// problems returns what could not be looked at, a line for each.
func problems(list []linter.Problem) []string {
	lines := make([]string, 0, min(len(list), mostProblems))
	for _, p := range list[:min(len(list), mostProblems)] {
		lines = append(lines, problemLine(p))
	}
	if more := len(list) - len(lines); more > 0 {
		lines = append(lines, fmt.Sprintf("and %d more", more))
	}
	return lines
}

func problemLine(p linter.Problem) string {
	where := place(p.Place)
	if where == "" {
		where = text(p.Package)
	}
	return strings.TrimPrefix(where+": "+text(p.Message), ": ")
}

// text returns a page of findings for a model, by file:
//
//	2 findings, 1 with a safe fix
//
//	server.go
//	  34:3 warning swallowed/dropped [b50941392d43] when `os.ReadDir` fails, …
//	    sees: isError: false, "There are no notes."
//	    do: return `mcp.NewToolResultError`
func (a lintAnswer) text(report *linter.Report) string {
	var b strings.Builder
	fmt.Fprintln(&b, summary(report))
	for _, p := range a.Problems {
		fmt.Fprintln(&b, "not looked at: "+p)
	}
	file := ""
	for _, f := range a.Findings {
		if f.File != file {
			file = f.File
			fmt.Fprintf(&b, "\n%s\n", file)
		}
		b.WriteString(f.text())
	}
	b.WriteString(more(a.Left, "finding", "findings", a.Cursor))
	return b.String()
}

// summary says how many findings there are on all pages.
func summary(report *linter.Report) string {
	safe, unsafe := 0, 0
	for _, f := range report.Findings {
		switch {
		case f.Fix == nil:
		case f.Fix.Unsafe:
			unsafe++
		default:
			safe++
		}
	}
	said := "No findings."
	if n := len(report.Findings); n > 0 {
		said = count(n, "finding", "findings")
	}
	if safe > 0 {
		said += fmt.Sprintf(", %d with a safe fix", safe)
	}
	if unsafe > 0 {
		said += fmt.Sprintf(", %d with a fix that leaves work to do", unsafe)
	}
	return said
}

// more says how much is left, and how to get it.
func more(left int, one, many, cursor string) string {
	if left == 0 {
		return ""
	}
	return fmt.Sprintf("\n%s left; call again with cursor %q\n", count(left, one, many), cursor)
}

func (f findingData) text() string {
	var b strings.Builder
	fix := ""
	if f.Fix != "" {
		fix = ", " + f.Fix + " fix"
	}
	fmt.Fprintf(&b, "  %d:%d %s %s [%s%s] %s\n", f.Line, f.Column, f.Severity, f.Rule, f.ID, fix, f.Message)
	if f.Sees != "" {
		fmt.Fprintf(&b, "    sees: %s\n", f.Sees)
	}
	if f.Do != "" {
		fmt.Fprintf(&b, "    do: %s\n", f.Do)
	}
	for _, r := range f.Related {
		if strings.HasPrefix(r.Message, "cause: ") || strings.HasPrefix(r.Message, "origin: ") {
			fmt.Fprintf(&b, "    %s %s\n", r.Place, r.Message)
		}
	}
	return b.String()
}

// size is how much room a finding takes on a page.
func (f findingData) size() int { return len(f.text()) + len(f.File) }
