// Package lsp is a language server: it tells editors what is found in the Go files that they edit, as they edit them.
//
// An editor opens a file. The server finds its module, has an [Analyst] look at the packages with the text of the editor in
// place of what is on the disk, and publishes what was found:
//
//	didOpen, didChange → a run is due, after a pause → Look → publishDiagnostics
//	                                                 → Serves → codeLens/refresh
//
// A further change cancels the run. The answer of the last run stays as long as the code does not type-check: places move
// along with the text, and messages say that they are of an earlier version. What editors ask for (hover, code actions, code
// lenses) is answered from that, without another run.
//
// A workspace is a module, or the modules of a go.work. Each has its own runs. Files that belong to none have no findings,
// and neither have those outside of the folders of the editor.
//
// Read analysis.go (what is asked of the packages), server.go and lifecycle.go (a connection), documents.go and folders.go
// (what editors tell), run.go and state.go (runs, and what they have found), publish.go, actions.go, hover.go, lens.go and
// command.go (what editors get).
package lsp

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"sync"
	"time"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/jsonrpc"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
)

// Options say how a server behaves.
type Options struct {
	// Version is that of the program.
	Version string
	// Pause is how long the server waits for another change before it looks at one.
	Pause time.Duration
	// Rest is how long it waits after a look before it finds code lenses anew. That looks at all packages, and takes as long as a
	// first run.
	Rest time.Duration
}

// A Server serves one client.
type Server struct {
	analyst Analyst
	options Options
	conn    *jsonrpc.Conn
	ctx     context.Context // of the connection: runs go on between messages

	mu         sync.Mutex
	phase      phase
	client     client
	folders    []string             // the directories that are open in the editor
	documents  map[string]*document // by path
	workspaces map[string]*workspace
	tokens     int // how many progresses there were
	runs       sync.WaitGroup
}

// A phase is where a connection is.
type phase int

const (
	waiting phase = iota // for initialize
	serving
	ending // shutdown was asked for
)

// errEnded means that the client went away without saying so.
var errEnded = errors.New("the client ended the connection without shutdown")

// Serve serves a client until it sends exit. It returns an error if the client did not ask for shutdown before, or the
// connection broke.
func Serve(ctx context.Context, in io.Reader, out io.Writer, analyst Analyst, options Options) error {
	ctx, cancel := context.WithCancel(ctx)
	s := &Server{
		analyst: analyst, options: options, conn: jsonrpc.NewConn(in, out), ctx: ctx,
		documents: make(map[string]*document), workspaces: make(map[string]*workspace),
	}
	err := s.conn.Serve(ctx, s)
	cancel()
	s.close()
	s.mu.Lock()
	defer s.mu.Unlock()
	if err == nil && s.phase != ending || errors.Is(err, io.EOF) {
		return errEnded
	}
	return err
}

// close ends all runs and waits for them.
func (s *Server) close() {
	s.mu.Lock()
	all := s.workspaces
	s.workspaces = make(map[string]*workspace)
	for _, w := range all {
		w.stop()
	}
	s.mu.Unlock()
	s.runs.Wait()
	for _, w := range all {
		w.analysis.Close()
	}
}

// A notification and a request are what the server does with a message.
type (
	notification func(s *Server, params json.RawMessage) error
	request      func(s *Server, params json.RawMessage) (jsonrpc.Answer, error)
)

// notifications are those that the server takes.
var notifications = map[string]notification{
	"initialized":                         (*Server).initialized,
	"textDocument/didOpen":                (*Server).didOpen,
	"textDocument/didChange":              (*Server).didChange,
	"textDocument/didSave":                (*Server).didSave,
	"textDocument/didClose":               (*Server).didClose,
	"workspace/didChangeWatchedFiles":     (*Server).didChangeWatchedFiles,
	"workspace/didChangeWorkspaceFolders": (*Server).didChangeFolders,
}

// requests are those that the server answers, beside initialize and shutdown.
var requests = map[string]request{
	"textDocument/hover":       (*Server).hover,
	"textDocument/codeAction":  (*Server).codeAction,
	"textDocument/codeLens":    (*Server).codeLens,
	"workspace/executeCommand": (*Server).executeCommand,
}

// Notify takes a notification.
func (s *Server) Notify(_ context.Context, method string, params json.RawMessage) {
	s.mu.Lock()
	defer s.mu.Unlock()
	take := notifications[method]
	if s.phase != serving || take == nil {
		return // the specification has others ignored
	}
	if err := take(s, params); err != nil {
		s.log(protocol.MessageWarning, "%s: %v", method, err)
	}
}

// Request takes a request.
func (s *Server) Request(method string, params json.RawMessage) jsonrpc.Answer {
	s.mu.Lock()
	defer s.mu.Unlock()
	take := requests[method]
	switch {
	case method == "initialize":
		take = (*Server).initialize
	case s.phase == waiting:
		return jsonrpc.Failed(jsonrpc.Errorf(jsonrpc.ServerNotInitialized, "%s before initialize", method))
	case s.phase == ending:
		return jsonrpc.Failed(jsonrpc.Errorf(jsonrpc.InvalidRequest, "%s after shutdown", method))
	case method == "shutdown":
		take = (*Server).shutdown
	case take == nil:
		return jsonrpc.Failed(jsonrpc.Errorf(jsonrpc.MethodNotFound, "there is no method %.100q", method))
	}
	answer, err := take(s, params)
	if err != nil {
		return jsonrpc.Failed(err)
	}
	return answer
}

// result returns the answer that is known.
func result(value any) (jsonrpc.Answer, error) {
	return func(context.Context) (any, error) { return value, nil }, nil
}
