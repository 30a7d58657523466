// Package linter runs the command mcperrlint for an agent.
//
// The server analyses nothing itself. It starts the command that started it, so that an agent gets what a
// developer gets: the same settings, filters and cache, in a process of its own that can be ended.
//
//	l := linter.New("/usr/local/bin/mcperrlint", 5*time.Minute)
//	report, err := l.Report(ctx, dir, "-new-from-rev=main", "--", "./...")
//
// A run ends with its context, after the timeout, or when it prints too much. Only some run at a time; the
// others wait.
package linter

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"time"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/process"
)

// Errors of a run.
var (
	// ErrTimeout means that a run took longer than it may.
	ErrTimeout = errors.New("the run took too long")
	// ErrTooMuch means that a run printed more than is read.
	ErrTooMuch = errors.New("the run printed too much")
	// ErrBroken means that the command cannot be started, or ends in no way that it documents.
	ErrBroken = errors.New("the command does not work")
)

// A Refusal is what the command says about a request, settings or an environment that it cannot work with.
type Refusal struct {
	// Said is one or several lines, escaped, without the name of the command.
	Said string
}

func (r *Refusal) Error() string { return "mcperrlint: " + r.Said }

const (
	// atOnce is how many runs there are at a time. Each uses all processors.
	atOnce = 2
	// mostPrinted is how many bytes of a run are read.
	mostPrinted = 64 << 20
	// mostSaid is how much of standard error is shown.
	mostSaid = 2000
	// grace is how long a run may take to end the programs that it has started.
	grace = 2 * time.Second
)

// The exit statuses of the command.
const (
	exitFindings = 1
	exitUsage    = 2
	exitBroken   = 3
)

// A Linter runs the command.
type Linter struct {
	path    string
	timeout time.Duration
	slots   chan struct{}
}

// New returns what runs the command with this absolute path.
func New(path string, timeout time.Duration) *Linter {
	return &Linter{path: path, timeout: timeout, slots: make(chan struct{}, atOnce)}
}

// A run is what the command has printed.
type run struct {
	out    []byte
	said   string // on standard error
	broken bool   // packages could not be looked at
}

// run runs the command in a directory, once it is its turn.
func (l *Linter) run(ctx context.Context, dir string, args ...string) (run, error) {
	select {
	case l.slots <- struct{}{}:
		defer func() { <-l.slots }()
	case <-ctx.Done():
		return run{}, ctx.Err()
	}
	limited, cancel := context.WithTimeoutCause(ctx, l.timeout, ErrTimeout)
	defer cancel()
	cmd, err := process.Command(limited, dir, nil, l.path, args...)
	if err != nil {
		return run{}, fmt.Errorf("%w: %w", ErrBroken, err)
	}
	process.Gently(cmd, grace)
	var r run
	said, err := process.Run(cmd, mostPrinted, process.All(&r.out))
	r.said = plain(said)
	return r, l.outcome(limited, &r, err)
}

// outcome returns what is wrong with a run, or nil.
func (l *Linter) outcome(ctx context.Context, r *run, err error) error {
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return context.Cause(ctx)
	case len(r.out) > mostPrinted:
		return ErrTooMuch
	case err == nil:
		return nil
	case !errors.As(err, &exit):
		return fmt.Errorf("%w: %w", ErrBroken, err)
	}
	switch exit.ExitCode() {
	case exitFindings:
		return nil
	case exitBroken:
		r.broken = true
		return nil
	case exitUsage:
		return &Refusal{r.said}
	}
	return fmt.Errorf("%w: %w: %s", ErrBroken, err, r.said)
}

// plain returns what the command said without its name, as far as it is shown.
func plain(said string) string {
	said = strings.TrimSpace(strings.ReplaceAll("\n"+said, "\nmcperrlint: ", "\n"))
	if len(said) > mostSaid {
		said = strings.ToValidUTF8(said[:mostSaid], "") + "…"
	}
	return said
}

// Printed is what a run has printed for people.
type Printed struct {
	Text string
	// Said is what it said beside that.
	Said string
	// Broken means that packages could not be looked at.
	Broken bool
}

// Text runs the command and returns the text that it prints.
func (l *Linter) Text(ctx context.Context, dir string, args ...string) (Printed, error) {
	r, err := l.run(ctx, dir, args...)
	return Printed{string(r.out), r.said, r.broken}, err
}
