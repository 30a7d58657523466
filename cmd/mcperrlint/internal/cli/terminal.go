package cli

import (
	"fmt"
	"io"
	"os"
	"sync"
	"time"

	"golang.org/x/term"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/fix"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

// isTerminal reports whether somebody looks at what is written, and how wide the
// window is.
func isTerminal(w io.Writer) (width int, yes bool) {
	file, ok := w.(*os.File)
	if !ok || !term.IsTerminal(int(file.Fd())) {
		return 0, false
	}
	width, _, err := term.GetSize(int(file.Fd()))
	if err != nil {
		width = 0
	}
	return width, true
}

// diffTarget says what a diff is written to.
func diffTarget(w io.Writer) fix.Target {
	if _, terminal := isTerminal(w); terminal {
		return fix.ToTerminal
	}
	if file, ok := w.(*os.File); ok {
		if info, err := file.Stat(); err == nil && info.Mode().IsRegular() {
			return fix.ToFile
		}
	}
	return fix.ToPipe
}

// appearance says how text looks on an output.
func (l *linting) appearance(w io.Writer) output.Options {
	width, terminal := isTerminal(w)
	return output.Options{
		Color: l.colours(l.color, terminal), Screen: terminal || l.color == "always", Related: l.verbose,
		Summary: terminal && !l.quiet, Width: width, Each: l.each,
	}
}

// colours reports whether text is coloured, where -color or its default says when. See no-color.org and force-color.org
// for the variables.
func (p *program) colours(when string, terminal bool) bool {
	switch {
	case when == "always":
		return true
	case when == "never", p.env("NO_COLOR") != "":
		return false
	case p.env("FORCE_COLOR") != "":
		return true
	}
	return terminal && p.env("TERM") != "dumb"
}

// patience is how long nothing is said about progress.
const patience = 500 * time.Millisecond

// A bar shows how far the work is, in one line of a terminal.
type bar struct {
	w     io.Writer // nil if nobody looks
	began time.Time

	mu    sync.Mutex
	drawn bool
	last  time.Time
}

// progress returns a bar on standard error, if that is a terminal.
func (l *linting) progress() *bar {
	b := &bar{began: time.Now()}
	if _, terminal := isTerminal(l.err); terminal && !l.quiet && l.env("TERM") != "dumb" {
		b.w = l.err
	}
	return b
}

// doing says what phases do.
var doing = map[driver.Phase]string{
	driver.PhaseList: "listing packages", driver.PhaseLoad: "loading packages", driver.PhaseAnalyse: "looking for findings",
}

// tell draws the bar, but not too often.
func (b *bar) tell(p driver.Progress) {
	if b.w == nil {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	now := time.Now()
	if now.Sub(b.began) < patience || now.Sub(b.last) < patience/10 {
		return
	}
	b.last, b.drawn = now, true
	fmt.Fprint(b.w, "\r\x1b[K"+inWords(p))
}

// inWords says how far a phase is.
func inWords(p driver.Progress) string {
	if p.Total == 0 {
		return doing[p.Phase]
	}
	return fmt.Sprintf("%s: %d of %d", doing[p.Phase], p.Done, p.Total)
}

// end removes the bar.
func (b *bar) end() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.drawn {
		fmt.Fprint(b.w, "\r\x1b[K")
		b.drawn = false
	}
}
