package lsp

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/jsonrpc"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
)

// The commands of code lenses. Both take the URI of a document and names of tools; without names they are about all that its
// workspace serves.
const (
	// failuresCommand is one of the server: it returns Markdown.
	failuresCommand = "mcperrlint.failures"
	// showCommand is one of the client, if that says so: it shows what the other one returns.
	showCommand = "mcperrlint.showFailures"
)

// executeCommand carries out a command.
func (s *Server) executeCommand(params json.RawMessage) (jsonrpc.Answer, error) {
	var p protocol.ExecuteCommandParams
	if err := jsonrpc.Decode(params, &p); err != nil {
		return nil, err
	}
	if p.Command != failuresCommand {
		return nil, jsonrpc.Errorf(jsonrpc.InvalidParams, "there is no command %.100q", p.Command)
	}
	var arguments []string
	for _, raw := range p.Arguments {
		var text string
		if err := json.Unmarshal(raw, &text); err != nil {
			return nil, jsonrpc.Errorf(jsonrpc.InvalidParams, "%s takes the URI of a document, and names of tools: %v", failuresCommand, err)
		}
		arguments = append(arguments, text)
	}
	if len(arguments) == 0 {
		return nil, jsonrpc.Errorf(jsonrpc.InvalidParams, "%s takes the URI of a document, and names of tools", failuresCommand)
	}
	d := s.document(protocol.URI(arguments[0]))
	if d == nil || s.workspaces[d.root] == nil {
		return nil, jsonrpc.Errorf(jsonrpc.RequestFailed, "%.200q is no open Go file of a module", arguments[0])
	}
	w := s.workspaces[d.root]
	s.hurry(w)
	settled := w.settled
	return func(ctx context.Context) (any, error) {
		if err := settled.pass(ctx); err != nil {
			return nil, err
		}
		return s.failures(w, arguments[1:])
	}, nil
}

// failures returns, in Markdown, what tools answer when something fails. A client without a command that shows it has the
// editor show it as a message.
func (s *Server) failures(w *workspace, names []string) (any, error) {
	s.mu.Lock()
	served := w.served
	show := !s.client.options.ShowFailures
	s.mu.Unlock()
	var list []Handler
	for _, h := range served.Handlers {
		if len(names) == 0 || slices.Contains(names, h.Name) {
			list = append(list, h)
		}
	}
	if len(list) == 0 {
		return nil, jsonrpc.Errorf(jsonrpc.RequestFailed, "nothing is served under these names")
	}
	if show {
		s.conn.Notify("window/showMessage", protocol.ShowMessageParams{Type: protocol.MessageInfo, Message: served.Text(list)})
	}
	return served.Page(list), nil
}
