package lsp

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/jsonrpc"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/markdown"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// hover tells all about the findings at a place.
func (s *Server) hover(params json.RawMessage) (jsonrpc.Answer, error) {
	var p protocol.HoverParams
	if err := jsonrpc.Decode(params, &p); err != nil {
		return nil, err
	}
	at := s.findingsAt(p.Document.URI, protocol.Range{Start: p.Position, End: p.Position})
	if len(at) == 0 {
		return result(nil)
	}
	kind := protocol.Markdown
	if formats := s.client.TextDocument.Hover.ContentFormat; len(formats) > 0 && !slices.Contains(formats, kind) {
		kind = protocol.PlainText // Markdown can be read as it is
	}
	return func(context.Context) (any, error) {
		pages := make([]string, len(at))
		for i, f := range at {
			pages[i] = s.page(f)
		}
		contents := protocol.MarkupContent{Kind: kind, Value: strings.Join(pages, "\n\n---\n\n")}
		return protocol.Hover{Contents: contents, Range: &at[0].at}, nil
	}, nil
}

// findingsAt returns the findings in a part of a document.
func (s *Server) findingsAt(uri protocol.URI, at protocol.Range) []placed {
	d := s.document(uri)
	if d == nil || s.workspaces[d.root] == nil {
		return nil
	}
	f := s.workspaces[d.root].files[d.path]
	if f == nil {
		return nil
	}
	var list []placed
	for _, p := range s.placed(d.path, f) {
		if p.at.Touches(at) {
			list = append(list, p)
		}
	}
	return list
}

// page returns what is told of a finding: what the agent gets first, and then what the rule is about.
func (s *Server) page(p placed) string {
	var b strings.Builder
	paragraph := func(text string) { fmt.Fprintf(&b, "%s\n\n", printable.Lines(text)) }
	head := fmt.Sprintf("**%s** %s", p.Severity, markdown.Code(p.ID()))
	if p.Tool != "" {
		head += " in " + markdown.Code(p.Tool)
	}
	paragraph(head)
	paragraph(markdown.Sentence(p.Message))
	if p.Help != "" {
		paragraph("**Help:** " + markdown.Sentence(p.Help))
	}
	if p.Sees != "" {
		paragraph("**The agent sees:** " + markdown.Sentence(p.Sees))
	}
	for _, message := range []struct{ when, wire string }{{"On the wire", p.Wire}, {"On the wire, once the help is followed", p.After}} {
		if message.wire != "" {
			paragraph(message.when + ":")
			paragraph("```json\n" + indented(message.wire) + "\n```")
		}
	}
	if p.file.stale {
		paragraph("*" + staleMark + "*")
	}
	b.WriteString(s.analyst.Page(p.ID()))
	if p.URL != "" {
		paragraph(fmt.Sprintf("[All about %s](%s)", markdown.Text(p.Rule), p.URL))
	}
	return strings.TrimSpace(b.String())
}

// indented returns JSON in several lines. None of them begins as the end of a block of code does.
func indented(wire string) string {
	var b bytes.Buffer
	if err := json.Indent(&b, []byte(wire), "", "  "); err != nil {
		return strings.ReplaceAll(printable.Text(wire), "`", "'")
	}
	return b.String()
}
