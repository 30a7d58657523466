package lsp

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/config"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/jsonrpc"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// A client is what is known of the other side.
type client struct {
	protocol.ClientCapabilities

	options  protocol.Options
	encoding protocol.Encoding
}

// initialize takes what the client can do, and tells what the server can do.
func (s *Server) initialize(params json.RawMessage) (jsonrpc.Answer, error) {
	if s.phase != waiting {
		return nil, jsonrpc.Errorf(jsonrpc.InvalidRequest, "initialize is asked for once")
	}
	var p protocol.InitializeParams
	if err := jsonrpc.Decode(params, &p); err != nil {
		return nil, err
	}
	s.phase = serving
	s.client = client{p.Capabilities, p.Options, protocol.UTF16}
	if slices.Contains(p.Capabilities.General.PositionEncodings, protocol.UTF8) {
		s.client.encoding = protocol.UTF8
	}
	for _, f := range p.WorkspaceFolders {
		s.addFolder(f.URI)
	}
	if len(p.WorkspaceFolders) == 0 && p.RootURI != "" {
		s.addFolder(p.RootURI)
	} else if len(p.WorkspaceFolders) == 0 && filepath.IsAbs(p.RootPath) {
		s.addFolder(protocol.URIOf(p.RootPath))
	}
	return result(protocol.InitializeResult{
		Capabilities: s.capabilities(),
		ServerInfo:   protocol.ServerInfo{Name: "mcperrlint", Version: s.options.Version},
	})
}

// capabilities are what the server can do for the client.
func (s *Server) capabilities() protocol.ServerCapabilities {
	can := protocol.ServerCapabilities{
		PositionEncoding: s.client.encoding,
		Sync:             protocol.SyncOptions{OpenClose: true, Change: protocol.Incremental},
		Hover:            true,
		CodeAction:       false, // of one that takes commands only
		ExecuteCommand:   protocol.ExecuteCommandOptions{Commands: []string{failuresCommand}},
	}
	if s.client.TextDocument.CodeAction.CodeActionLiteralSupport != nil {
		can.CodeAction = protocol.CodeActionOptions{Kinds: []protocol.CodeActionKind{protocol.QuickFix, protocol.FixAll}}
	}
	can.Workspace.WorkspaceFolders.Supported, can.Workspace.WorkspaceFolders.ChangeNotifications = true, true
	return can
}

// watched are the files that decide what is found. A baseline with another name is read when one of the others changes.
var watched = []string{"**/*.go", "**/go.mod", "**/go.sum", "**/go.work", "**/vendor/modules.txt", "**/" + config.Name, "**/*mcperrlint*.json"}

// initialized asks the client to tell when files change.
func (s *Server) initialized(json.RawMessage) error {
	if !s.client.Workspace.DidChangeWatchedFiles.DynamicRegistration {
		return nil
	}
	var options protocol.WatchOptions
	for _, glob := range watched {
		options.Watchers = append(options.Watchers, protocol.FileSystemWatcher{GlobPattern: glob})
	}
	s.conn.Ask("client/registerCapability", protocol.RegistrationParams{Registrations: []protocol.Registration{
		{ID: "mcperrlint-files", Method: "workspace/didChangeWatchedFiles", Options: options},
	}}, nil)
	return nil
}

// shutdown ends all runs. What comes after it is exit.
func (s *Server) shutdown(json.RawMessage) (jsonrpc.Answer, error) {
	s.phase = ending
	for _, w := range s.workspaces {
		w.stop()
	}
	return result(nil)
}

// log writes into the log of the client.
func (s *Server) log(kind int, format string, args ...any) {
	s.conn.Notify("window/logMessage", protocol.ShowMessageParams{Type: kind, Message: printable.Lines(fmt.Sprintf(format, args...))})
}
