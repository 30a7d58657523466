package driver

import "sync"

// Phase is a part of the work.
type Phase string

// The phases, in their order. When nothing has changed since an earlier run, there
// is nothing to do after the first.
const (
	// PhaseList means that the go command lists packages.
	PhaseList Phase = "list"
	// PhaseLoad means that packages get their types that are not analysed.
	PhaseLoad Phase = "load"
	// PhaseAnalyse means that packages are type-checked and analysed.
	PhaseAnalyse Phase = "analyse"
)

// Progress says how far a phase is. A total of zero means that it is not known.
type Progress struct {
	Phase       Phase
	Done, Total int
}

// progress counts and tells.
type progress struct {
	call func(Progress)
	mu   sync.Mutex
	at   Progress
}

// begin begins a phase.
func (p *progress) begin(phase Phase, total int) { p.tell(Progress{Phase: phase, Total: total}, 0) }

// step says that one more is done.
func (p *progress) step() { p.tell(Progress{}, 1) }

// tell continues from a state, or from the last one if that is zero.
func (p *progress) tell(from Progress, more int) {
	if p.call == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if from.Phase != "" {
		p.at = from
	}
	p.at.Done += more
	p.call(p.at)
}
