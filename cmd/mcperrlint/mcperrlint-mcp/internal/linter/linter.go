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
	"os/exec"
	"strings"
	"time"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/process"
)

// The kinds of an Error.
var (
	// ErrTimeout means that a run took longer than it may.
	ErrTimeout = errors.New("the run took too long")
	// ErrTooMuch means that a run printed more than is read.
	ErrTooMuch = errors.New("the run printed too much")
	// ErrEnded means that the request ended, which is why its run did.
	ErrEnded = errors.New("the request ended")
	// ErrNoGo means that there is no go command.
	ErrNoGo = errors.New("there is no go command")
	// ErrRevision means that git does not know a revision, or that there is no repository.
	ErrRevision = errors.New("unknown revision")
	// ErrRefused means that the command cannot work with what was asked for, or with the settings of the project.
	ErrRefused = errors.New("the command refuses")
	// ErrBroken means that the command cannot be started, or ends in no way that it documents.
	ErrBroken = errors.New("the command does not work")
)

// An Error says why a run has no result.
type Error struct {
	// Kind is one of the variables, which errors.Is finds.
	Kind error
	// Said is what the command said: lines, escaped, without its name.
	Said string
	// Err is what the system said, or nil.
	Err error
}

func (e *Error) Error() string   { return e.Kind.Error() }
func (e *Error) Unwrap() []error { return []error{e.Kind, e.Err} }

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

// run runs the command in a directory, once it is its turn, and has its output read.
func (l *Linter) run(ctx context.Context, dir string, read func(*run) error, args ...string) (run, error) {
	var r run
	end := l.start(ctx, dir, &r, args)
	if end.kind == nil {
		if err := read(&r); err != nil {
			end = ending{ErrBroken, err}
		}
	}
	if end.kind != nil {
		return r, &Error{end.kind, r.said, end.err}
	}
	return r, nil
}

// An ending is how a run ends: with a kind of Error and what the system said, or well.
type ending struct{ kind, err error }

// start runs the command to its end.
func (l *Linter) start(ctx context.Context, dir string, r *run, args []string) ending {
	select {
	case l.slots <- struct{}{}:
		defer func() { <-l.slots }()
	case <-ctx.Done():
		return ending{ErrEnded, ctx.Err()}
	}
	limited, cancel := context.WithTimeoutCause(ctx, l.timeout, ErrTimeout)
	defer cancel()
	cmd, err := process.Command(limited, dir, nil, l.path, args...)
	if err != nil {
		return ending{ErrBroken, err}
	}
	process.Gently(cmd, grace)
	said, err := process.Run(cmd, mostPrinted, process.All(&r.out))
	r.said = plain(said)
	switch {
	case errors.Is(context.Cause(limited), ErrTimeout):
		return ending{ErrTimeout, nil}
	case limited.Err() != nil:
		return ending{ErrEnded, limited.Err()}
	case len(r.out) > mostPrinted:
		return ending{ErrTooMuch, nil}
	}
	return ending{r.outcome(err), err}
}

// outcome returns what kind of error it is with which the command ended, or nil.
func (r *run) outcome(err error) error {
	var exit *exec.ExitError
	switch {
	case err == nil:
		return nil
	case !errors.As(err, &exit):
		return ErrBroken
	}
	switch exit.ExitCode() {
	case exitFindings:
		return nil
	case exitBroken:
		r.broken = true
		return nil
	case exitUsage:
		return refusal(r.said)
	}
	return ErrBroken
}

// refusal returns what kind of refusal it is that the command tells of.
func refusal(said string) error {
	switch {
	case strings.Contains(said, `exec: "go": `):
		return ErrNoGo
	case strings.HasPrefix(said, "-new-from-"):
		return ErrRevision
	}
	return ErrRefused
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
	r, err := l.run(ctx, dir, func(*run) error { return nil }, args...)
	return Printed{string(r.out), r.said, r.broken}, err
}
