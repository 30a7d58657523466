package server

import (
	"context"
	"slices"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/linter"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/page"
)

var lintTool = &mcp.Tool{
	Name: "lint", Title: "Lint a Go MCP server", Annotations: reads("Lint a Go MCP server"),
	Description: "Find the places where a Go MCP server misleads the agent that calls it: failures answered as success, errors that the " +
		"model never sees, output that breaks the session. Each finding says what the agent sees and what to do.",
	InputSchema: schemaOf[lintArgs](ofSelection), OutputSchema: schemaOf[lintAnswer](nil),
}

type lintArgs struct {
	selection

	Cursor string `json:"cursor,omitempty" jsonschema:"cursor of the answer before, for its next page; all other arguments stay the same"`
}

// A lintAnswer is the structured content of a page of findings.
type lintAnswer struct {
	Dir      string        `json:"dir" jsonschema:"directory to which paths are relative"`
	Total    int           `json:"total" jsonschema:"number of findings on all pages"`
	Findings []findingData `json:"findings"`
	Problems []string      `json:"problems" jsonschema:"packages that could not be looked at, and why"`
	Left     int           `json:"left" jsonschema:"number of findings on pages after this one"`
	Cursor   string        `json:"cursor,omitempty" jsonschema:"cursor of the next page"`
}

type findingData struct {
	ID       string `json:"id" jsonschema:"names the finding for the tool fix"`
	File     string `json:"file"`
	Line     int    `json:"line"`
	Column   int    `json:"column"`
	Rule     string `json:"rule" jsonschema:"rule/category"`
	Severity string `json:"severity"`
	Message  string `json:"message"`
	Sees     string `json:"sees,omitempty" jsonschema:"what the agent gets today"`
	Do       string `json:"do,omitempty" jsonschema:"what to do"`
	Tool     string `json:"tool,omitempty" jsonschema:"tools in which it is"`
	Fix      string `json:"fix,omitempty" jsonschema:"safe: the tool fix can apply it; unsafe: applying it leaves work to do"`
	Related  []at   `json:"related,omitempty" jsonschema:"other places of the same cause, or where an error comes from"`
}

// An at is a related place.
type at struct {
	Place   string `json:"place"`
	Message string `json:"message"`
}

// lint answers a call of the tool lint.
func (s *service) lint(ctx context.Context, req *mcp.CallToolRequest, args lintArgs) (*mcp.CallToolResult, error) {
	set, ask, err := s.offered(ctx, req)
	if err != nil {
		return nil, targetFailure(err, set)
	}
	if ask != nil {
		return ask, nil
	}
	target, err := set.Target(args.Dir, args.Packages)
	if err != nil {
		return nil, targetFailure(err, set)
	}
	flags, err := args.flags(s.Rules)
	if err != nil {
		return nil, err
	}
	report, err := s.Linter.Report(ctx, target.Dir, command(flags, target.Patterns)...)
	if err != nil {
		return nil, selectedFailure(err)
	}
	if len(report.Findings) == 0 && len(report.Problems) > 0 {
		return nil, brokenFailure(report.Problems)
	}
	all := findings(report)
	cut, err := page.At(args.Cursor, page.Digest("lint", target, flags, all), all, findingData.size)
	if err != nil {
		return nil, pageFailure(err)
	}
	answer := lintAnswer{
		Dir: text(target.Dir), Total: len(all), Findings: append([]findingData{}, cut.Items...), Problems: problems(report.Problems),
		Left: cut.Left, Cursor: cut.Next,
	}
	return result(answer.text(report), answer), nil
}

// command returns the arguments of the command for a run.
func command(flags, patterns []string) []string {
	return slices.Concat(flags, []string{"--"}, patterns)
}

// idLength is how many digits of a fingerprint an agent gets. They tell the findings of a run apart.
const idLength = 12

// mostRelated is how many related places of a finding are told.
const mostRelated = 5

// findings returns the findings of a report as the agent gets them.
func findings(report *linter.Report) []findingData {
	list := make([]findingData, 0, len(report.Findings))
	for _, f := range report.Findings {
		d := findingData{
			ID: f.Fingerprint[:min(len(f.Fingerprint), idLength)], File: text(f.File), Line: f.Line, Column: f.Column, Rule: f.Name(), Severity: f.Severity,
			Message: text(f.Message), Sees: text(f.Sees), Do: text(f.Help), Tool: text(f.Tool),
		}
		if f.Fix != nil {
			d.Fix = "safe"
			if f.Fix.Unsafe {
				d.Fix = "unsafe"
			}
		}
		for _, r := range f.Related[:min(len(f.Related), mostRelated)] {
			d.Related = append(d.Related, at{place(r), text(r.Message)})
		}
		list = append(list, d)
	}
	return list
}
