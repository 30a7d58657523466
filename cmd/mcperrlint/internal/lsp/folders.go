package lsp

import (
	"encoding/json"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/jsonrpc"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
)

// addFolder notes a directory that is open in the editor.
func (s *Server) addFolder(uri protocol.URI) {
	if path, isFile := uri.Path(); isFile && !slices.Contains(s.folders, path) {
		s.folders = append(s.folders, path)
	}
}

// didChangeFolders takes folders that are opened and closed.
func (s *Server) didChangeFolders(params json.RawMessage) error {
	var p protocol.DidChangeFoldersParams
	if err := jsonrpc.Decode(params, &p); err != nil {
		return err
	}
	for _, f := range p.Event.Removed {
		if path, isFile := f.URI.Path(); isFile {
			s.folders = slices.DeleteFunc(s.folders, func(other string) bool { return other == path })
		}
	}
	for _, f := range p.Event.Added {
		s.addFolder(f.URI)
	}
	s.placeAll()
	return nil
}

// didChangeWatchedFiles takes changes on the disk. They come in heaps, as when a branch is checked out.
func (s *Server) didChangeWatchedFiles(params json.RawMessage) error {
	var p protocol.DidChangeWatchedFilesParams
	if err := jsonrpc.Decode(params, &p); err != nil {
		return err
	}
	for _, c := range p.Changes {
		path, isFile := c.URI.Path()
		if isFile && s.documents[path] == nil { // of a document, what the editor has counts
			s.changed(path)
		}
	}
	return nil
}

// changed has those workspaces looked at that a file can matter to. Where modules begin may have changed as well.
func (s *Server) changed(path string) {
	switch filepath.Base(path) {
	case "go.mod", "go.work":
		s.placeAll()
	}
	for root := range s.workspaces {
		if isIn(path, root) {
			s.due(root, s.options.Pause)
		}
	}
}

// placeAll finds the workspaces of all documents anew.
func (s *Server) placeAll() {
	for _, d := range s.documents {
		s.place(d)
	}
	for root, w := range s.workspaces {
		if !s.isOpen(root) {
			s.leave(w)
		}
	}
}

// place finds the workspace of a document, and has that looked at.
func (s *Server) place(d *document) {
	d.root = ""
	if root := s.analyst.Root(d.path); root != "" && s.isAsked(d.path, root) {
		d.root = root
		if s.workspaces[root] == nil {
			s.workspaces[root] = newWorkspace(root, s.analyst.Open(root))
		}
		s.due(root, 0)
	}
}

// isAsked reports whether files of a workspace are looked at: those in the folders that are open, or all if none is.
// Modules that the go command has downloaded are none that somebody edits.
func (s *Server) isAsked(path, root string) bool {
	if len(s.folders) == 0 {
		return !strings.Contains(filepath.Base(root), "@")
	}
	return slices.ContainsFunc(s.folders, func(folder string) bool { return isIn(path, folder) })
}

// isOpen reports whether a document of a workspace is open.
func (s *Server) isOpen(root string) bool {
	for _, d := range s.documents {
		if d.root == root {
			return true
		}
	}
	return false
}

// isIn reports whether a path is in a directory.
func isIn(path, dir string) bool {
	rel, err := filepath.Rel(dir, path)
	return err == nil && filepath.IsLocal(rel)
}

// leave ends a workspace, of which no document is open, and takes back what was published of it.
func (s *Server) leave(w *workspace) {
	w.stop()
	delete(s.workspaces, w.root)
	for path := range w.published {
		s.publish(w, path, nil)
	}
	s.runs.Go(func() {
		w.running.Lock() // until the last run has ended
		defer w.running.Unlock()
		w.analysis.Close()
	})
}
