package server

import (
	"context"
	"slices"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/page"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/roots"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

var explainTool = &mcp.Tool{
	Name: "explain", Title: "Explain a rule or a finding", Annotations: reads("Explain a rule or a finding"),
	Description: "Explain a rule: what it reports, with code before and after. Or explain what happens at a place such as server.go:12, step by " +
		"step: the call that fails, which branches are taken then, and the JSON that the client gets.",
	InputSchema: schemaOf[explainArgs](nil), OutputSchema: schemaOf[textAnswer](nil),
}

type explainArgs struct {
	Subject string `json:"subject" jsonschema:"a rule (swallowed), a category (swallowed/dropped), or a place (server.go:12 or server.go:12:3)"`
	Dir     string `json:"dir,omitempty" jsonschema:"directory to which the file of a place is relative; default: the first root"`
	Cursor  string `json:"cursor,omitempty" jsonschema:"cursor of the answer before, for its next page; all other arguments stay the same"`
}

// A textAnswer is a page of a text as structured content.
type textAnswer struct {
	Text   string `json:"text"`
	Left   int    `json:"left" jsonschema:"number of pages after this one"`
	Cursor string `json:"cursor,omitempty" jsonschema:"cursor of the next page"`
}

// explain answers a call of the tool explain.
func (s *service) explain(ctx context.Context, req *mcp.CallToolRequest, args explainArgs) (*mcp.CallToolResult, error) {
	target := roots.Target{Patterns: []string{args.Subject}}
	if !strings.ContainsAny(args.Subject, ":.") {
		if err := checkRule(s.Rules, args.Subject); err != nil {
			return nil, err
		}
	} else {
		set, ask, err := s.offered(ctx, req)
		if err != nil {
			return nil, targetFailure(err, set)
		}
		if ask != nil {
			return ask, nil
		}
		if target, err = set.Place(args.Dir, args.Subject); err != nil {
			return nil, targetFailure(err, set)
		}
	}
	printed, err := s.Linter.Text(ctx, target.Dir, "explain", target.Patterns[0])
	if err != nil {
		return nil, runFailure(err)
	}
	if printed.Broken {
		return nil, packagesBroken.Fail("Nothing is known of the place, because packages of its module do not compile.\n" + printable.Lines(once(printed.Said)))
	}
	return pageOf(args.Cursor, page.Digest("explain", target), printed.Text)
}

// pageOf returns a page of a text.
func pageOf(cursor, of, whole string) (*mcp.CallToolResult, error) {
	cut, err := page.Text(cursor, of, strings.TrimSpace(printable.Lines(whole)))
	if err != nil {
		return nil, pageFailure(err)
	}
	answer := textAnswer{Text: strings.Join(cut.Items, ""), Left: cut.Left, Cursor: cut.Next}
	return result(answer.Text+more(answer.Left, "page", "pages", answer.Cursor), answer), nil
}

// once returns the lines of a text, each once: the rules run twice for a place.
func once(text string) string {
	var lines []string
	for line := range strings.SplitSeq(text, "\n") {
		if !slices.Contains(lines, line) {
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, "\n")
}
