package lsp

import (
	"encoding/json"
	"fmt"
	"maps"
	"path/filepath"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/buffer"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// source is the name under which editors show findings.
const source = "mcperrlint"

// staleMark ends the message of a finding in code that does not type-check any more.
const staleMark = "(as of the last version that type-checks)"

// publishAll tells the client what is known of a workspace, as far as it was told something else.
func (s *Server) publishAll(w *workspace) {
	lists := make(map[string][]protocol.Diagnostic)
	for path := range w.published {
		lists[path] = nil
	}
	for path, f := range w.files {
		for _, p := range s.placed(path, f) {
			lists[path] = append(lists[path], s.diagnostic(p))
		}
	}
	for _, p := range w.problems {
		lists[p.File] = append(lists[p.File], s.problem(p))
	}
	for _, path := range slices.Sorted(maps.Keys(lists)) {
		s.publish(w, path, lists[path])
	}
}

// publish tells the client what is known of a file.
func (s *Server) publish(w *workspace, path string, list []protocol.Diagnostic) {
	params := protocol.PublishDiagnosticsParams{URI: s.uriOf(path), Diagnostics: list}
	if list == nil {
		params.Diagnostics = []protocol.Diagnostic{} // a list is never null
	}
	if d := s.documents[path]; d != nil && s.client.TextDocument.PublishDiagnostics.VersionSupport {
		params.Version = &d.version
	}
	told, err := json.Marshal(params)
	if err != nil || w.published[path] == string(told) {
		return
	}
	w.published[path] = string(told)
	if list == nil {
		delete(w.published, path)
	}
	s.conn.Notify("textDocument/publishDiagnostics", params)
}

// A placed finding is one with its place in the text that the editor has.
type placed struct {
	finding.Finding

	file       *file
	text       *buffer.Text // of the editor, or as it was looked at
	start, end int          // in the text
	at         protocol.Range
}

// isCurrent reports whether the finding is about the text that the editor has.
func (p placed) isCurrent() bool { return !p.file.stale && p.text == p.file.text }

// placed returns the findings of a file, by their places now. Those whose code has changed are left out.
func (s *Server) placed(path string, f *file) []placed {
	text := f.text
	if d := s.documents[path]; d != nil {
		text = d.text
		if string(text.Bytes()) == string(f.text.Bytes()) {
			text = f.text
		}
	}
	move := buffer.Between(f.text, text)
	var list []placed
	for _, one := range f.findings {
		start, end := extent(f.text, one.Range)
		start, end, found := move.Place(start, end)
		if !found {
			continue
		}
		list = append(list, placed{one, f, text, start, end, s.rangeIn(text, start, end)})
	}
	return list
}

// rangeIn returns a part of a text as the client counts.
func (s *Server) rangeIn(text *buffer.Text, start, end int) protocol.Range {
	return protocol.Range{Start: text.Position(start, s.client.encoding), End: text.Position(end, s.client.encoding)}
}

// extent returns the offsets of a place. Of one whose end is not known that is what stands in its line from there on, and
// all of the line where the column is not known either.
func extent(text *buffer.Text, at finding.Range) (start, end int) {
	start, end = text.At(at.Line, at.Column), text.At(at.EndLine, at.EndColumn)
	if end > start {
		return start, end
	}
	_, from, to := text.Line(start)
	if at.Column <= 1 {
		start = from
	}
	return start, max(start, to)
}

// severities are those of the protocol.
var severities = map[analyzers.Severity]protocol.Severity{
	analyzers.SeverityInfo: protocol.Information, analyzers.SeverityWarning: protocol.Warning, analyzers.SeverityError: protocol.Error,
}

// needless are the categories about code that can go without anything else.
var needless = []string{"ignore/unused"}

// A detail is what a diagnostic carries for clients that show more than its message.
type detail struct {
	Tool  string `json:"tool"`
	Help  string `json:"help"`
	Sees  string `json:"sees"`
	Wire  string `json:"wire"`
	After string `json:"after"`
	Stale bool   `json:"stale"`
}

// diagnostic returns a finding as the client is told.
func (s *Server) diagnostic(p placed) protocol.Diagnostic {
	can := s.client.TextDocument.PublishDiagnostics
	d := protocol.Diagnostic{Range: p.at, Severity: severities[p.Severity], Code: p.ID(), Source: source, Message: message(p)}
	if p.URL != "" && can.CodeDescriptionSupport {
		d.CodeDescription = &protocol.CodeDescription{Href: p.URL}
	}
	if slices.Contains(needless, p.ID()) {
		d.Tags = []protocol.Tag{protocol.Unnecessary}
	}
	for _, r := range p.Related {
		if can.RelatedInformation {
			d.Related = append(d.Related, protocol.RelatedInformation{Location: s.location(p.file, r.Range), Message: printable.Text(r.Message)})
		}
	}
	if can.DataSupport {
		d.Data, _ = json.Marshal(detail{p.Tool, p.Help, p.Sees, p.Wire, p.After, p.file.stale}) // which cannot fail
	}
	return d
}

// message returns what a finding says: what fails first, then what to do and what the agent sees.
func message(p placed) string {
	text := printable.Text(p.Message)
	if p.Help != "" {
		text += "\n" + printable.Text(analyzers.HelpPrefix+p.Help)
	}
	if p.Sees != "" {
		text += "\n" + printable.Text(analyzers.SeesPrefix+p.Sees)
	}
	if said := p.Range.Said; said != (finding.Said{}) {
		text += "\n" + printable.Text(fmt.Sprintf("(a //line directive says %s:%d)", said.File, said.Line))
	}
	if p.file.stale {
		text += "\n" + staleMark
	}
	return text
}

// location returns a related place, where it is now.
func (s *Server) location(f *file, at finding.Range) protocol.Location {
	looked := f.texts[at.File]
	if looked == nil { // of a file that nobody has read: what the columns are is a guess
		start := protocol.Position{Line: uint32(max(at.Line-1, 0)), Character: uint32(max(at.Column-1, 0))}
		return protocol.Location{URI: s.uriOf(at.File), Range: protocol.Range{Start: start, End: start}}
	}
	start, end := extent(looked, at)
	text := looked
	if d := s.documents[at.File]; d != nil {
		if movedStart, movedEnd, found := buffer.Between(looked, d.text).Place(start, end); found {
			text, start, end = d.text, movedStart, movedEnd
		}
	}
	return protocol.Location{URI: s.uriOf(at.File), Range: s.rangeIn(text, start, end)}
}

// problem returns a mistake that keeps a workspace from being looked at.
func (s *Server) problem(p Problem) protocol.Diagnostic {
	at := protocol.Position{Line: uint32(max(p.Line-1, 0)), Character: uint32(max(p.Column-1, 0))}
	return protocol.Diagnostic{
		Range: protocol.Range{Start: at, End: at}, Severity: protocol.Error, Source: source,
		Message: "mcperrlint cannot look at these packages: " + printable.Lines(p.Message),
	}
}

// moduleFile returns the file at which problems of a workspace are shown that name none.
func moduleFile(root string) string {
	if path := filepath.Join(root, "go.work"); isRegular(path) {
		return path
	}
	return filepath.Join(root, "go.mod")
}
