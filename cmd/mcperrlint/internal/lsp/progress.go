package lsp

import (
	"encoding/json"
	"fmt"
	"sync"
	"time"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
)

// A progress tells the client that a run is under way.
type progress struct {
	s     *Server
	token string

	mu    sync.Mutex
	begun bool
	ended bool
}

// patience is how long a run takes before the client is told, but for the first one.
const patience = time.Second

// progress returns what tells of a run.
func (s *Server) progress(w *workspace) *progress {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.tokens++
	p := &progress{s: s, token: fmt.Sprintf("mcperrlint-%d", s.tokens)}
	if !s.client.Window.WorkDoneProgress {
		p.ended = true
		return p
	}
	pause := patience
	if !w.looked {
		pause = 0
	}
	time.AfterFunc(pause, p.begin)
	return p
}

// begin announces the run, unless it has ended. The client has to agree before it is told more.
func (p *progress) begin() {
	p.mu.Lock()
	ended := p.ended
	p.mu.Unlock()
	if ended {
		return
	}
	p.s.conn.Ask("window/workDoneProgress/create", protocol.ProgressCreateParams{Token: p.token}, func(json.RawMessage) {
		p.mu.Lock()
		defer p.mu.Unlock()
		if !p.ended {
			p.begun = true
			p.send(protocol.WorkDoneProgress{Kind: "begin", Title: "mcperrlint"})
		}
	})
}

// tell says what the run is doing.
func (p *progress) tell(doing string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.begun && !p.ended {
		p.send(protocol.WorkDoneProgress{Kind: "report", Message: doing})
	}
}

// end says that the run has ended.
func (p *progress) end() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.begun && !p.ended {
		p.send(protocol.WorkDoneProgress{Kind: "end"})
	}
	p.ended = true
}

func (p *progress) send(value protocol.WorkDoneProgress) {
	p.s.conn.Notify("$/progress", protocol.ProgressParams{Token: p.token, Value: value})
}
