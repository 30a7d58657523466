package lsp

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/buffer"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/jsonrpc"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// mostLenses is how many lenses stand above one line. A handler that a table registers under a hundred names gets one.
const mostLenses = 3

// codeLens returns a line above each handler that says what becomes of its failures. A client that cannot be told of new
// ones waits for those that are due.
func (s *Server) codeLens(params json.RawMessage) (jsonrpc.Answer, error) {
	var p protocol.DocumentParams
	if err := jsonrpc.Decode(params, &p); err != nil {
		return nil, err
	}
	d := s.document(p.Document.URI)
	if d == nil || s.workspaces[d.root] == nil {
		return result([]protocol.CodeLens{})
	}
	w, ready := s.workspaces[d.root], opened()
	if !s.client.Workspace.CodeLens.RefreshSupport {
		s.hurry(w)
		ready = w.settled
	}
	return func(ctx context.Context) (any, error) {
		if err := ready.pass(ctx); err != nil {
			return nil, err
		}
		s.mu.Lock()
		defer s.mu.Unlock()
		return s.lenses(w, d), nil
	}, nil
}

// lenses returns those of a document.
func (s *Server) lenses(w *workspace, d *document) []protocol.CodeLens {
	list := []protocol.CodeLens{}
	var lines []int
	byLine := make(map[int][]Handler)
	for _, h := range w.served.Handlers {
		if h.File != d.path {
			continue
		}
		if byLine[h.Line] == nil {
			lines = append(lines, h.Line)
		}
		byLine[h.Line] = append(byLine[h.Line], h)
	}
	for _, line := range lines {
		at, found := s.lineOf(w.served.Texts[d.path], d.text, line)
		if !found {
			continue
		}
		for _, group := range grouped(byLine[line]) {
			list = append(list, protocol.CodeLens{Range: at, Command: s.lensCommand(w, d, group)})
		}
	}
	return list
}

// lineOf returns where a line of a text is now.
func (s *Server) lineOf(looked, now *buffer.Text, line int) (at protocol.Range, found bool) {
	if looked == nil {
		return protocol.Range{}, false
	}
	_, start, end := looked.Line(looked.At(line, 1))
	start, end, found = buffer.Between(looked, now).Place(start, end)
	return s.rangeIn(now, start, end), found
}

// grouped returns handlers one by one, or all at once if there are many.
func grouped(list []Handler) [][]Handler {
	if len(list) > mostLenses {
		return [][]Handler{list}
	}
	var groups [][]Handler
	for _, h := range list {
		groups = append(groups, []Handler{h})
	}
	return groups
}

// lensCommand returns what a lens says, and the command that tells more.
func (s *Server) lensCommand(w *workspace, d *document, group []Handler) *protocol.Command {
	name := failuresCommand
	if s.client.options.ShowFailures {
		name = showCommand
	}
	arguments := []any{d.uri}
	for _, h := range group {
		arguments = append(arguments, h.Name)
	}
	return &protocol.Command{Title: printable.Text(w.title(group)), Command: name, Arguments: arguments}
}

// title returns what a lens says:
//
//	read_note · 4 failures → error result · 1 → hidden · 2 findings
func (w *workspace) title(group []Handler) string {
	parts := []string{group[0].Name}
	if len(group) > 1 {
		parts[0] = fmt.Sprintf("%d tools", len(group))
	}
	findings := 0
	var become []Count
	for _, h := range group {
		findings += w.count(h.Name)
		for _, c := range h.Become {
			become = plus(become, c)
		}
	}
	for i, c := range become {
		text := fmt.Sprintf("%d → %s", c.N, c.To)
		if i == 0 {
			text = fmt.Sprintf("%s → %s", counted(c.N, "failure"), c.To)
		}
		parts = append(parts, text)
	}
	if len(become) == 0 {
		parts = append(parts, "no failures known")
	}
	if findings > 0 {
		parts = append(parts, counted(findings, "finding"))
	}
	return strings.Join(parts, " · ")
}

// plus adds a number to those of what becomes of failures.
func plus(list []Count, c Count) []Count {
	for i := range list {
		if list[i].To == c.To {
			list[i].N += c.N
			return list
		}
	}
	return append(list, c)
}

// counted returns a number with what is counted.
func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
