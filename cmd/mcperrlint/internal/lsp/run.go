package lsp

import (
	"context"
	"errors"
	"os"
	"sync"
	"time"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
)

// A workspace is one whose documents are open, or were.
type workspace struct {
	root     string
	analysis Workspace
	running  sync.Mutex // one run at a time

	// The others are guarded by the mutex of the server.
	wanted  int                // counts the changes
	timer   *time.Timer        // until the next run, or nil
	cancel  context.CancelFunc // of the run that is under way, or nil
	found   gate               // is open when the findings are those of now
	settled gate               // is open when nothing is due and nothing runs
	looked  bool               // there was a report
	state
}

func newWorkspace(root string, analysis Workspace) *workspace {
	return &workspace{root: root, analysis: analysis, found: opened(), settled: opened(), state: newState()}
}

// A gate is what others wait for. It is closed as a channel when it is open.
type gate chan struct{}

// opened returns a gate that is open.
func opened() gate {
	g := make(gate)
	close(g)
	return g
}

// open lets all pass who wait.
func (g gate) open() {
	if !g.isOpen() {
		close(g)
	}
}

func (g gate) isOpen() bool {
	select {
	case <-g:
		return true
	default:
		return false
	}
}

// shut has others wait from now on.
func (g *gate) shut() {
	if g.isOpen() {
		*g = make(gate)
	}
}

// pass waits until the gate is open.
func (g gate) pass(ctx context.Context) error {
	select {
	case <-g:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// stop cancels what runs and what is due. Whoever waits for it waits no longer.
func (w *workspace) stop() {
	w.wanted++
	w.interrupt()
	w.settle()
}

// interrupt cancels the run that is under way, and the one that is due.
func (w *workspace) interrupt() {
	if w.timer != nil {
		w.timer.Stop()
		w.timer = nil
	}
	if w.cancel != nil {
		w.cancel()
		w.cancel = nil
	}
}

// settle tells that nothing is due and nothing runs.
func (w *workspace) settle() {
	w.found.open()
	w.settled.open()
}

// due has a workspace looked at after a pause. A run that is under way ends, because its answer would be an old one.
func (s *Server) due(root string, pause time.Duration) {
	w := s.workspaces[root]
	if w == nil {
		return
	}
	w.wanted++
	w.interrupt()
	w.found.shut()
	w.settled.shut()
	wanted := w.wanted
	w.timer = time.AfterFunc(pause, func() { s.start(w, wanted) })
}

// hurry has what is due done at once.
func (s *Server) hurry(w *workspace) {
	if w.timer != nil && w.timer.Stop() {
		wanted := w.wanted
		w.timer = time.AfterFunc(0, func() { s.start(w, wanted) })
	}
}

// start looks at a workspace, unless it has changed again.
func (s *Server) start(w *workspace, wanted int) {
	s.mu.Lock()
	if s.phase != serving || w.wanted != wanted || s.ctx.Err() != nil || s.workspaces[w.root] != w {
		s.mu.Unlock()
		return
	}
	ctx, cancel := context.WithCancel(s.ctx)
	w.timer, w.cancel = nil, cancel
	s.runs.Add(1)
	s.mu.Unlock()
	defer s.runs.Done()
	defer cancel()
	w.running.Lock() // the run before this one ends soon
	defer w.running.Unlock()
	defer func() {
		if value := recover(); value != nil {
			s.finish(w, wanted, func() { s.log(protocol.MessageWarning, "the linter has a mistake: %v", value) })
		}
	}()
	s.look(ctx, w, wanted)
}

// look looks at a workspace, and tells the client what was found.
func (s *Server) look(ctx context.Context, w *workspace, wanted int) {
	overlay := s.overlay()
	progress := s.progress(w)
	defer progress.end()
	report, err := w.analysis.Look(ctx, overlay, progress.tell)
	if ctx.Err() != nil {
		return
	}
	s.current(w, wanted, func() {
		if err != nil {
			s.failed(w, err)
			return
		}
		w.looked = true
		w.take(report, s.existing(overlay))
		w.found.open()
		for _, note := range report.Notes {
			s.log(protocol.MessageInfo, "%s", note)
		}
	})
	if err == nil {
		s.lookAtTools(ctx, w, wanted, overlay, report.Incomplete)
	}
	s.finish(w, wanted, func() {
		if !s.isOpen(w.root) {
			w.analysis.Close()
		}
	})
}

// rests waits until nobody has typed for a while, unless there are no code lenses yet. It reports whether that came to pass.
func (s *Server) rests(ctx context.Context, w *workspace) bool {
	s.mu.Lock()
	first := w.served.Page == nil
	s.mu.Unlock()
	if first {
		return true
	}
	select {
	case <-time.After(s.options.Rest):
		return true
	case <-ctx.Done():
		return false
	}
}

// lookAtTools finds what the code lenses say.
func (s *Server) lookAtTools(ctx context.Context, w *workspace, wanted int, overlay map[string][]byte, incomplete bool) {
	if !s.rests(ctx, w) {
		return
	}
	served, err := w.analysis.Serves(ctx, overlay)
	s.current(w, wanted, func() {
		if err != nil {
			s.log(protocol.MessageWarning, "%v", err)
			return
		}
		w.serve(served, incomplete)
		if s.client.Workspace.CodeLens.RefreshSupport {
			s.conn.Ask("workspace/codeLens/refresh", nil, nil)
		}
	})
}

// current does something if a workspace has not changed since a run began, and publishes what is known then.
func (s *Server) current(w *workspace, wanted int, do func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if w.wanted == wanted && s.phase == serving {
		do()
		s.publishAll(w)
	}
}

// finish ends a run.
func (s *Server) finish(w *workspace, wanted int, do func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if w.wanted == wanted {
		do()
		w.cancel = nil
		w.settle()
	}
}

// failed takes that there is no report.
func (s *Server) failed(w *workspace, err error) {
	var trouble *Trouble
	if !errors.As(err, &trouble) {
		trouble = &Trouble{[]Problem{{Message: err.Error()}}}
	}
	w.fail(trouble.Problems)
	s.log(protocol.MessageWarning, "%s: %v", w.root, err)
}

// overlay returns the texts of documents that differ from what is on the disk.
func (s *Server) overlay() map[string][]byte {
	s.mu.Lock()
	open := make(map[string][]byte)
	for path, d := range s.documents {
		open[path] = d.text.Bytes()
	}
	s.mu.Unlock()
	for path, content := range open {
		if saved, err := checkout.Named(path).Read(); err == nil && finding.SumOf(saved) == finding.SumOf(content) {
			delete(open, path)
		}
	}
	return open
}

// existing returns what reports whether a file is there.
func (s *Server) existing(overlay map[string][]byte) func(path string) bool {
	return func(path string) bool {
		if _, open := overlay[path]; open {
			return true
		}
		return isRegular(path)
	}
}

// isRegular reports whether a path is that of a file.
func isRegular(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}
