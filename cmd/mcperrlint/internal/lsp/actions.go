package lsp

import (
	"context"
	"encoding/json"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/fix"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/jsonrpc"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// codeAction returns what can be done about the findings in a part of a document. If that has changed since it was looked
// at, the answer waits for the next run: fixes are for the bytes that were looked at.
func (s *Server) codeAction(params json.RawMessage) (jsonrpc.Answer, error) {
	var p protocol.CodeActionParams
	if err := jsonrpc.Decode(params, &p); err != nil {
		return nil, err
	}
	d := s.document(p.Document.URI)
	if d == nil || s.workspaces[d.root] == nil || s.client.TextDocument.CodeAction.CodeActionLiteralSupport == nil {
		return result([]protocol.CodeAction{})
	}
	w := s.workspaces[d.root]
	s.hurry(w)
	found := w.found
	return func(ctx context.Context) (any, error) {
		if err := found.pass(ctx); err != nil {
			return nil, err
		}
		return s.actions(&p).list(), nil
	}, nil
}

// actions are the code actions of a part of a document, and what they are made from.
type actions struct {
	s         *Server
	asked     *protocol.CodeActionParams
	path      string
	all, here []placed // the findings of the document, and those in the part
	modules   []string
	open      map[string]document
	done      []protocol.CodeAction
}

// actions collects what the actions are made from.
func (s *Server) actions(asked *protocol.CodeActionParams) *actions {
	a := &actions{s: s, asked: asked, open: make(map[string]document)}
	s.mu.Lock()
	defer s.mu.Unlock()
	d := s.document(asked.Document.URI)
	if d == nil || s.workspaces[d.root] == nil {
		return a // it was closed meanwhile
	}
	w := s.workspaces[d.root]
	a.path, a.modules = d.path, w.modules
	if f := w.files[d.path]; f != nil {
		a.all = s.placed(d.path, f)
	}
	for _, p := range a.all {
		if p.at.Touches(asked.Range) {
			a.here = append(a.here, p)
		}
	}
	for path, d := range s.documents {
		a.open[path] = *d
	}
	return a
}

// list returns all actions that are asked for.
func (a *actions) list() []protocol.CodeAction {
	a.done = []protocol.CodeAction{}
	if a.wants(protocol.QuickFix) {
		for _, p := range a.here {
			a.addFixes(p)
		}
		for _, p := range a.here {
			a.addSuppression(p)
		}
	}
	if a.wants(protocol.FixAll) && (len(a.asked.Context.Only) > 0 || len(a.here) > 0) {
		a.addFixAll()
	}
	return a.done
}

// wants reports whether actions of a kind are asked for.
func (a *actions) wants(kind protocol.CodeActionKind) bool {
	only := a.asked.Context.Only
	return len(only) == 0 || slices.ContainsFunc(only, func(asked protocol.CodeActionKind) bool {
		return asked == kind || asked == "" || strings.HasPrefix(string(kind), string(asked)+".")
	})
}

// addFixes adds the fixes of a finding. What leaves work to do is called unsafe.
func (a *actions) addFixes(p placed) {
	if !p.isCurrent() {
		return
	}
	for i, f := range p.Fixes {
		one := p.Finding
		one.Fixes = p.Fixes[i : i+1]
		title := f.Message
		if f.Unsafe {
			title = analyzers.UnsafePrefix + title
		}
		edits := a.edits(fix.Prepare([]finding.Finding{one}, a.options(f.Unsafe)))
		a.add(title, protocol.QuickFix, !f.Unsafe, edits, p)
	}
}

// addFixAll adds the action that applies all safe fixes of the document. Those that change other files as well are left
// out: editors apply this on saving.
func (a *actions) addFixAll() {
	var fixed []placed
	var list []finding.Finding
	for _, p := range a.all {
		elsewhere := func(e finding.Edit) bool { return e.File != a.path }
		if p.isCurrent() && p.SafeFix() && !slices.ContainsFunc(p.Fixes[0].Edits, elsewhere) {
			fixed, list = append(fixed, p), append(list, p.Finding)
		}
	}
	if len(list) > 0 {
		a.add("Apply all safe fixes of mcperrlint in this file", protocol.FixAll, false, a.edits(fix.Prepare(list, a.options(false))), fixed...)
	}
}

// options are those of fixes: the texts of the editor count.
func (a *actions) options(unsafe bool) fix.Options {
	o := fix.Options{Modules: a.modules, Unsafe: unsafe, Overlay: make(map[string][]byte)}
	for path, d := range a.open {
		o.Overlay[path] = d.text.Bytes()
	}
	return o
}

// edits returns what a plan changes.
func (a *actions) edits(plan *fix.Plan) []protocol.DocumentEdit {
	var list []protocol.DocumentEdit
	for _, f := range plan.Files() {
		list = append(list, a.edit(f.Name, lineEdits(f.Old, f.New, a.s.client.encoding)))
	}
	return list
}

// edit returns changes of a file, in the version that is open.
func (a *actions) edit(path string, edits []protocol.TextEdit) protocol.DocumentEdit {
	e := protocol.DocumentEdit{Document: protocol.VersionedDocumentID{URI: protocol.URIOf(path)}, Edits: edits}
	if d, open := a.open[path]; open {
		e.Document.URI, e.Document.Version = d.uri, &d.version
	}
	return e
}

// addSuppression adds the action that suppresses a finding where it is. The reason is for the author to write.
func (a *actions) addSuppression(p placed) {
	if p.Rule == "ignore" || filepath.Ext(a.path) != ".go" {
		return // it does not suppress what it says of itself
	}
	at, text, found := suppression(p.text.Bytes(), p.start, p.ID())
	if !found {
		return
	}
	edit := protocol.TextEdit{Range: a.s.rangeIn(p.text, at, at), NewText: text}
	a.add("Suppress "+p.ID()+" here, with a reason that you write", protocol.QuickFix, false, []protocol.DocumentEdit{a.edit(a.path, []protocol.TextEdit{edit})}, p)
}

// add adds an action, unless it changes nothing.
func (a *actions) add(title string, kind protocol.CodeActionKind, preferred bool, edits []protocol.DocumentEdit, of ...placed) {
	if len(edits) == 0 {
		return
	}
	action := protocol.CodeAction{Title: printable.Text(title), Kind: kind, IsPreferred: preferred}
	a.s.mu.Lock()
	for _, p := range of {
		action.Diagnostics = append(action.Diagnostics, a.s.diagnostic(p))
	}
	a.s.mu.Unlock()
	if a.s.client.Workspace.WorkspaceEdit.DocumentChanges {
		action.Edit.DocumentChanges = edits
	} else {
		action.Edit.Changes = make(map[protocol.URI][]protocol.TextEdit)
		for _, e := range edits {
			action.Edit.Changes[e.Document.URI] = e.Edits
		}
	}
	a.done = append(a.done, action)
}
