package server

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/linter"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/page"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/roots"
)

var failuresTool = &mcp.Tool{
	Name: "failures", Title: "List the failures of a server", Annotations: reads("List the failures of a server"),
	Description: "List what the tools, prompts and resources of a Go MCP server answer when something fails, and what the agent gets of it: error " +
		"results, JSON-RPC errors that models seldom see, and successes that hide the failure. Of one tool, or of all.",
	InputSchema: schemaOf[failuresArgs](func(properties map[string]*jsonschema.Schema) {
		properties["packages"].MaxItems = jsonschema.Ptr(mostNamed)
	}),
	OutputSchema: schemaOf[failuresAnswer](nil),
}

type failuresArgs struct {
	Dir      string   `json:"dir,omitempty" jsonschema:"directory of the Go module, relative to the first root or absolute; default: the first root"`
	Packages []string `json:"packages,omitempty" jsonschema:"directories or patterns such as ./server/..., relative to dir; default: ./..."`
	Tool     string   `json:"tool,omitempty" jsonschema:"name of one tool, prompt or resource; default: all"`
	Hidden   bool     `json:"hidden,omitempty" jsonschema:"only failures that a success hides from the agent"`
	Cursor   string   `json:"cursor,omitempty" jsonschema:"cursor of the answer before, for its next page; all other arguments stay the same"`
}

// A failuresAnswer is the structured content of a page of failures.
type failuresAnswer struct {
	Total    int        `json:"total" jsonschema:"number of failures on all pages"`
	Hidden   int        `json:"hidden" jsonschema:"number of those that a success hides from the agent"`
	Tools    []toolData `json:"tools"`
	Problems []string   `json:"problems" jsonschema:"packages that could not be looked at, and why"`
	Left     int        `json:"left" jsonschema:"number of failures on pages after this one"`
	Cursor   string     `json:"cursor,omitempty" jsonschema:"cursor of the next page"`
}

type toolData struct {
	Name     string        `json:"name"`
	Kind     string        `json:"kind"`
	Place    string        `json:"place"`
	Contract bool          `json:"contract" jsonschema:"whether the tool declares its failures"`
	Failures []failureData `json:"failures"`
	Unknown  []string      `json:"unknown" jsonschema:"what could not be followed"`
}

type failureData struct {
	What     string `json:"what" jsonschema:"call that fails, or condition"`
	Place    string `json:"place"`
	Arrives  string `json:"arrives" jsonschema:"what becomes of it, such as error result, or success that hides it"`
	Text     string `json:"text,omitempty" jsonschema:"what the agent reads; … is known only when the server runs"`
	Code     string `json:"code,omitempty"`
	Reason   string `json:"reason,omitempty"`
	Recovery string `json:"recovery,omitempty"`
}

// An entry is a failure of a tool, or a tool that has none.
type entry struct {
	tool    toolData // without failures
	failure *failureData
}

// hides is what becomes of a failure of which the agent learns nothing.
const hides = "success that hides it"

func (e entry) isHidden() bool {
	return e.failure != nil && strings.HasPrefix(e.failure.Arrives, hides)
}

// failures answers a call of the tool failures.
func (s *service) failures(ctx context.Context, req *mcp.CallToolRequest, args failuresArgs) (*mcp.CallToolResult, error) {
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
	asked := page.Digest("failures", target, args.Tool, args.Hidden)
	found, of, kept := s.shelf.Get(args.Cursor, asked)
	if !kept {
		if found, err = s.failing(ctx, target, args); err != nil {
			return nil, err
		}
		of = page.Digest(asked, found.problems, grouped(found.entries))
		if len(found.entries) <= mostKept {
			s.shelf.Put(of, asked, found)
		}
	}
	cut, err := page.At(args.Cursor, of, found.entries, entry.size)
	if err != nil {
		return nil, pageFailure(err)
	}
	answer := failuresAnswer{Total: found.total, Hidden: found.hidden, Tools: grouped(cut.Items), Problems: found.problems, Left: cut.Left, Cursor: cut.Next}
	return result(answer.text(), answer), nil
}

// A failing is the failures of packages, of all tools or one.
type failing struct {
	entries       []entry
	total, hidden int // the failures among the entries
	problems      []string
}

// mostKept is how many failures a result has at most that is kept for its next pages.
const mostKept = 5000

// failing lists failures. Nothing of that is in the cache of the linter.
func (s *service) failing(ctx context.Context, target roots.Target, args failuresArgs) (failing, error) {
	catalogue, err := s.Linter.Failures(ctx, target.Dir, target.Patterns...)
	if err != nil {
		return failing{}, runFailure(err)
	}
	if len(catalogue.Tools) == 0 && len(catalogue.Problems) > 0 {
		return failing{}, brokenFailure(catalogue.Problems)
	}
	found := failing{entries: entriesOf(catalogue.Tools, args.Tool), problems: problems(catalogue.Problems)}
	if len(found.entries) == 0 && args.Tool != "" {
		return failing{}, unknownTool.Fail("There is no tool, prompt or resource " + quoted(args.Tool) + namesOf(catalogue.Tools))
	}
	if args.Hidden {
		found.entries = slices.DeleteFunc(found.entries, func(e entry) bool { return !e.isHidden() })
	}
	for _, e := range found.entries {
		if e.failure != nil {
			found.total++
		}
		if e.isHidden() {
			found.hidden++
		}
	}
	return found, nil
}

// entriesOf returns the failures of tools, of all or of those with a name.
func entriesOf(tools []linter.Tool, name string) []entry {
	var list []entry
	for _, t := range tools {
		if name != "" && t.Name != name {
			continue
		}
		data := toolData{Name: text(t.Name), Kind: t.Kind, Place: place(t.At), Contract: t.Contract != "", Unknown: []string{}}
		for _, unknown := range t.Unknown[:min(len(t.Unknown), mostProblems)] {
			data.Unknown = append(data.Unknown, text(unknown))
		}
		if len(t.Failures) == 0 {
			list = append(list, entry{tool: data})
		}
		for _, f := range t.Failures {
			list = append(list, entry{data, failureOf(f)})
		}
	}
	return list
}

func failureOf(f linter.Failure) *failureData {
	arrives := f.Arrives.As
	if f.Arrives.Code != 0 {
		arrives += fmt.Sprintf(" %d", f.Arrives.Code)
	}
	if f.Arrives.Unsure {
		arrives += "?"
	}
	what := f.What
	if what == "" {
		what = f.When
	}
	return &failureData{
		What: text(what), Place: place(f.At), Arrives: text(arrives), Text: text(f.Text), Code: text(f.Code), Reason: text(f.Reason), Recovery: text(f.Recovery),
	}
}

// mostNames is how many tools a failure names.
const mostNames = 30

// namesOf returns the end of a sentence with the tools that there are.
func namesOf(tools []linter.Tool) string {
	if len(tools) == 0 {
		return ", and no other."
	}
	var names []string
	for _, t := range tools[:min(len(tools), mostNames)] {
		names = append(names, text(t.Name))
	}
	if len(tools) > mostNames {
		names = append(names, "…")
	}
	return "; there are " + strings.Join(names, ", ") + "."
}

// grouped returns the tools of a page, each with those of its failures that are on it.
func grouped(entries []entry) []toolData {
	tools := []toolData{}
	for _, e := range entries {
		if n := len(tools); n == 0 || tools[n-1].Name != e.tool.Name || tools[n-1].Place != e.tool.Place {
			e.tool.Failures = []failureData{}
			tools = append(tools, e.tool)
		}
		if e.failure != nil {
			last := &tools[len(tools)-1]
			last.Failures = append(last.Failures, *e.failure)
		}
	}
	return tools
}

// text returns a page of failures for a model, by tool.
func (a failuresAnswer) text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %d hidden from the agent\n", count(a.Total, "failure", "failures"), a.Hidden)
	for _, p := range a.Problems {
		fmt.Fprintln(&b, "not looked at: "+p)
	}
	for _, t := range a.Tools {
		b.WriteString("\n" + t.head())
		for _, f := range t.Failures {
			b.WriteString(f.text())
		}
	}
	b.WriteString(more(a.Left, "failure", "failures", a.Cursor))
	return b.String()
}

func (t toolData) head() string {
	declares := "no contract"
	if t.Contract {
		declares = "has a contract"
	}
	head := fmt.Sprintf("%s (%s, %s) %s\n", t.Name, t.Kind, declares, t.Place)
	for _, u := range t.Unknown {
		head += "  unknown: " + u + "\n"
	}
	if len(t.Failures) == 0 {
		head += "  no failure is known\n"
	}
	return head
}

// text returns a failure for a model: where it happens, what happens, and what arrives.
//
//	server.go:15 os.Remove -> success that tells "cannot delete: …"
//	    not_found note_missing; recovery: Call list_notes, and name one of them.
func (f failureData) text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "  %s %s -> %s", f.Place, f.What, f.Arrives)
	if f.Text != "" {
		fmt.Fprintf(&b, " \"%s\"", f.Text)
	}
	b.WriteString("\n")
	if said := strings.TrimSpace(f.Code + " " + f.Reason); said != "" {
		if f.Recovery != "" {
			said += "; recovery: " + f.Recovery
		}
		b.WriteString("    " + said + "\n")
	}
	return b.String()
}

// size is how much room a failure takes on a page.
func (e entry) size() int {
	n := len(e.tool.Name) + len(e.tool.Place) + 40
	if e.failure != nil {
		n += len(e.failure.text())
	}
	for _, u := range e.tool.Unknown {
		n += len(u)
	}
	return n
}
