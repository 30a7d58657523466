package lsp

import (
	"encoding/json"
	"errors"
	"path/filepath"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/buffer"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/jsonrpc"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
)

// A document is a Go file that is open in the editor.
type document struct {
	uri     protocol.URI // as the client writes it
	path    string
	version int32
	text    *buffer.Text
	root    string // of its workspace, or ""
}

// mostDocuments is how many documents are open at most.
const mostDocuments = 10_000

// didOpen takes a document.
func (s *Server) didOpen(params json.RawMessage) error {
	var p protocol.DidOpenParams
	if err := jsonrpc.Decode(params, &p); err != nil {
		return err
	}
	path, isFile := p.Document.URI.Path()
	switch {
	case !isFile || filepath.Ext(path) != ".go":
		return nil // nobody looks at it
	case len(p.Document.Text) > buffer.MostBytes:
		return buffer.ErrTooLarge
	case len(s.documents) >= mostDocuments && s.documents[path] == nil:
		return errors.New("too many documents are open; this one is looked at as it is on the disk")
	}
	d := &document{uri: p.Document.URI, path: path, version: p.Document.Version, text: buffer.New([]byte(p.Document.Text))}
	s.documents[path] = d
	s.place(d)
	return nil
}

// didChange takes changes of a document.
func (s *Server) didChange(params json.RawMessage) error {
	var p protocol.DidChangeParams
	if err := jsonrpc.Decode(params, &p); err != nil {
		return err
	}
	d := s.document(p.Document.URI)
	if d == nil {
		return nil
	}
	text := d.text
	for _, c := range p.Changes {
		changed, err := text.Change(c, s.client.encoding)
		if err != nil {
			s.forget(d) // what follows would change something else
			return err
		}
		text = changed
	}
	d.text = text
	if p.Document.Version != nil {
		d.version = *p.Document.Version
	}
	s.due(d.root, s.options.Pause)
	return nil
}

// didSave looks at once: whoever saves waits for the answer.
func (s *Server) didSave(params json.RawMessage) error {
	var p protocol.DocumentParams
	if err := jsonrpc.Decode(params, &p); err != nil {
		return err
	}
	if d := s.document(p.Document.URI); d != nil {
		s.due(d.root, 0)
		return nil
	}
	if path, isFile := p.Document.URI.Path(); isFile { // settings, go.mod and the like
		s.changed(path)
	}
	return nil
}

// didClose forgets a document.
func (s *Server) didClose(params json.RawMessage) error {
	var p protocol.DocumentParams
	if err := jsonrpc.Decode(params, &p); err != nil {
		return err
	}
	if d := s.document(p.Document.URI); d != nil {
		s.forget(d)
	}
	return nil
}

// forget forgets a document. From then on, what is on the disk counts.
func (s *Server) forget(d *document) {
	delete(s.documents, d.path)
	s.due(d.root, s.options.Pause)
}

// document returns an open document, or nil.
func (s *Server) document(uri protocol.URI) *document {
	path, isFile := uri.Path()
	if !isFile {
		return nil
	}
	return s.documents[path]
}

// uriOf returns the URI of a file, as the client writes it if the file is open.
func (s *Server) uriOf(path string) protocol.URI {
	if d := s.documents[path]; d != nil {
		return d.uri
	}
	return protocol.URIOf(path)
}
