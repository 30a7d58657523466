package cli

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/agents"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/revision"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/targets"
)

// hookCommand is the name of the command that agents run after their edits.
const hookCommand = "hook"

// hookTime is how long an agent waits for the command unless it says otherwise, and hookReserve what it takes to
// start and to end the process.
const (
	hookTime    = 2 * time.Second
	hookReserve = 200 * time.Millisecond
)

// isHook reports whether a command line, of which not even -C is right, is that of a hook.
func isHook(args []string) bool {
	if len(args) > 0 && isChangeDir(args[0]) && !strings.Contains(args[0], "=") {
		args = args[min(2, len(args)):]
	} else if len(args) > 0 && isChangeDir(args[0]) {
		args = args[1:]
	}
	return len(args) > 0 && args[0] == hookCommand
}

// hook tells an agent what is new in the package of the file that it has edited. It ends in time,
// and tells all or nothing. No failure of its own has the status that agents take for findings.
func (p *program) hook(ctx context.Context, args []string) (int, error) {
	wait, err := hookWait(args)
	if err != nil {
		p.complain(err)
		return exitNoHook, nil
	}
	ctx, stop := context.WithTimeout(ctx, wait)
	defer stop()
	type result struct {
		reply agents.Reply
		err   error
	}
	done := make(chan result, 1)
	go func() {
		var r result
		defer func() {
			if recover() != nil { // the runtime would end the process with status 2
				r.err = errors.New("hook: the linter has failed; mcperrlint ./... says more")
			}
			done <- r
		}()
		r.reply, r.err = p.replyToEvent(ctx)
	}()
	select {
	case r := <-done:
		if ctx.Err() == nil {
			return p.tellAgent(r.reply, r.err)
		}
	case <-ctx.Done():
	}
	return exitClean, nil
}

// hookWait returns how long the command may work, by its arguments.
func hookWait(args []string) (time.Duration, error) {
	set := flag.NewFlagSet(hookCommand, flag.ContinueOnError)
	set.SetOutput(io.Discard)
	timeout := set.Duration("timeout", hookTime, "say nothing after this `time`")
	switch err := set.Parse(args); {
	case err != nil:
		return 0, fmt.Errorf("hook: %w", explainFlag(set, err))
	case set.NArg() > 0:
		return 0, fmt.Errorf("hook: takes -timeout and the event of an agent on standard input, and not %q", set.Arg(0))
	case *timeout <= hookReserve:
		return 0, fmt.Errorf("hook: -timeout %s: want more than %s", *timeout, hookReserve)
	}
	return *timeout - hookReserve, nil
}

// tellAgent writes a reply.
func (p *program) tellAgent(reply agents.Reply, err error) (int, error) {
	if err == nil {
		_, err = io.WriteString(p.out, reply.Out)
	}
	if err == nil {
		_, err = io.WriteString(p.err, reply.Err)
	}
	if err != nil {
		p.complain(err)
		return exitNoHook, nil
	}
	return reply.Status, nil
}

// replyToEvent reads the event, lints and returns what the agent is told. An empty reply tells nothing.
func (p *program) replyToEvent(ctx context.Context) (agents.Reply, error) {
	event, err := agents.ReadEvent(p.in)
	if err != nil {
		return agents.Reply{}, fmt.Errorf("hook: %w", err)
	}
	if event == nil {
		return agents.Reply{}, nil
	}
	dir, patterns, found := toLint(*event)
	if !found {
		return agents.Reply{}, nil
	}
	if event.Dir != "" {
		p.dir = event.Dir
	}
	l, err := p.lintingIn(dir, patterns)
	if err != nil {
		return agents.Reply{}, err
	}
	dated, err := l.collectNew(ctx, event.File)
	if err != nil || len(l.fresh) == 0 {
		return agents.Reply{}, err
	}
	text, err := l.forHook(dated)
	return event.Reply(text), err
}

// lintingIn returns a run over packages, seen from a directory, that says nothing by itself.
func (p *program) lintingIn(dir string, patterns []string) (*linting, error) {
	if err := os.Chdir(dir); err != nil {
		return nil, fmt.Errorf("hook: %w", err)
	}
	o, err := parse(p, lintCommand, append([]string{"-q"}, patterns...))
	if err != nil {
		return nil, err
	}
	l, err := newLinting(p, o)
	if err == nil {
		err = l.aim()
	}
	if err == nil {
		err = l.configure()
	}
	return l, err
}

// toLint returns the directory in which to lint for an event, and what; or that there is nothing: a file that is
// gone, is no Go, or lies where the go command finds no packages.
func toLint(e agents.Event) (dir string, patterns []string, found bool) {
	if e.File == "" {
		module := targets.ModuleOf(e.Dir)
		return module, []string{"./..."}, module != ""
	}
	dir = filepath.Dir(e.File)
	info, err := os.Stat(e.File)
	module := targets.ModuleOf(dir)
	if err != nil || !info.Mode().IsRegular() || filepath.Ext(e.File) != ".go" || module == "" {
		return "", nil, false
	}
	tree, found := repositoryAround(module)
	if !found {
		tree = module
	}
	return dir, []string{"."}, targets.Reaches(tree, dir)
}

// collectNew runs the rules, and leaves what would fail a run and is new since HEAD. Where git cannot date it, that is
// what the edited file has.
func (l *linting) collectNew(ctx context.Context, edited string) (dated bool, err error) {
	if err := l.collect(ctx); err != nil {
		return false, err
	}
	least, _ := threshold(l.failOn)
	l.fresh = slices.DeleteFunc(l.fresh, func(f finding.Finding) bool { return f.Severity < least })
	if len(l.fresh) == 0 {
		return false, nil
	}
	changes, err := revision.Since(ctx, l.work, "HEAD")
	switch {
	case err == nil:
		l.fresh, _ = changes.Filter(l.fresh)
	case edited == "":
		l.fresh = nil
	default:
		l.files = []string{edited}
		l.matchFiles()
		l.fresh = l.inNamed(l.fresh)
	}
	return err == nil, ctx.Err()
}

// forHook returns the findings as an agent reads them.
func (l *linting) forHook(dated bool) (string, error) {
	again, what := "mcperrlint", "mcperrlint: in the edited file:\n"
	if rel := moduleDir(filepath.ToSlash(l.short(l.work))); rel.isPlain() || filepath.IsAbs(string(rel)) {
		again = rel.command()
	}
	if dated {
		again, what = again+" -new-from-rev HEAD", "mcperrlint: new since HEAD, in the packages that were edited:\n"
	}
	var b strings.Builder
	b.WriteString(what)
	writer, err := output.New(agentFormat, output.Options{})
	if err != nil {
		return "", err
	}
	err = writer.Write(&b, output.Report{
		Findings: l.fresh, Packages: l.result.Packages, Rules: l.rulesThatRan(), Dir: l.dir, Root: l.root(),
		Again: again + " " + strings.Join(l.options.patterns, " "), Read: l.result.Read, Diff: l.safeDiff,
	})
	return b.String(), err
}
