// Package cli is the command line of mcperrlint.
package cli

import (
	"cmp"
	"context"
	"errors"
	"io"
	"maps"
	"os"
	"os/signal"
	"slices"
	"syscall"
	"time"
)

// The exit statuses.
const (
	exitClean       = 0
	exitFindings    = 1   // findings at or above -fail-on
	exitUsage       = 2   // a wrong command line, configuration or environment
	exitNoHook      = 1   // of the command hook: agents take 2 for findings
	exitBroken      = 3   // packages do not load or type-check, or a rule failed
	exitInterrupted = 130 // as shells have it for SIGINT
)

// A program is one run of the command, with what is around it.
type program struct {
	in       io.Reader
	out, err io.Writer
	env      func(string) string
	// dir is where the program was started. Paths are shown relative to it, so
	// that they lead somewhere from there, whatever -C says.
	dir string
}

// Main runs the command and ends the process.
func Main() {
	dir, err := os.Getwd()
	if err != nil {
		dir = "" // paths are shown whole
	}
	args, err := os.Args[1:], error(nil)
	completes := len(args) > 0 && args[0] == completeCommand // whose words are of another command line
	if !completes {
		args, err = changeDir(args)
	}
	if err == nil && !completes && isVet(args) {
		err = vet(args) // does not return unless the flags are wrong
		args = nil
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second signal ends the process at once
	p := &program{in: os.Stdin, out: os.Stdout, err: os.Stderr, env: os.Getenv, dir: dir}
	status := exitUsage
	if err != nil {
		p.complain(err)
		if isHook(os.Args[1:]) {
			status = exitNoHook
		}
	} else {
		status = p.runUntil(ctx, args)
	}
	os.Exit(status)
}

// grace is how long a run that was interrupted may take to clean up behind it.
const grace = 500 * time.Millisecond

// runUntil does what the arguments say and returns the exit status. Where the run is
// interrupted it does not wait for what does not end by itself.
func (p *program) runUntil(ctx context.Context, args []string) int {
	done := make(chan int, 1)
	go func() { done <- p.run(ctx, args) }()
	select {
	case status := <-done:
		if ctx.Err() == nil {
			return status
		}
	case <-ctx.Done():
		select {
		case <-done:
		case <-time.After(grace):
		}
	}
	return exitInterrupted
}

// A command is something that the program does when its name comes first.
type command struct {
	name, args, about string
	run               func(p *program, ctx context.Context, args []string) (int, error)
}

// commands returns all commands. What is none of them is linted.
func commands() []command {
	return []command{
		{lintCommand, "[flags] [packages or files]", "report findings; the default command, also called check and run", (*program).lintWord},
		{explainCommand, "rule[/category] | file:line", "explain a rule: what it reports, before and after; or the findings at a line, step by step", (*program).explain},
		{"tools", "[-json] [-v] [packages]", "list tools, prompts and resources, and what a failure of each becomes on the wire", (*program).listTools},
		{failuresCommand, "[lock|diff|schema] [-format formats] [-v] [packages]", "list what every tool, prompt and resource answers when something fails", (*program).listFailures},
		{contractCommand, "write|check [-diff] [-format formats] [tools or packages]", "write the contracts of tools from what their code can do, or compare those that there are with it", (*program).contract},
		{mcpCommand, "[-http address] [-timeout duration]", "serve findings, failures, explanations and fixes to agents, as an MCP server", (*program).serveMCP},
		{"rules", "[-json]", "list the rules", (*program).listRules},
		{"baseline", "write|prune [flags] [packages]", "record known findings in a file", (*program).baseline},
		{"init", "[-bridge|-agents]", "write settings, a baseline, a pre-commit entry and a CI file, unless they exist; with -bridge, first add the bridge to every server; with -agents, write what coding agents need", (*program).initialise},
		{hookCommand, "[-timeout time]", "read the event of an agent's hook on standard input, and tell the agent what is new in what it has edited", (*program).hook},
		{"config", "verify|print|flags|schema [-config file]", "check or print the settings of the project", (*program).configCommand},
		{lspCommand, "[flags]", "serve an editor: findings, fixes, hover and code lenses, by the Language Server Protocol over standard input and output", (*program).serveEditor},
		{"cache", "dir|clean [-cache dir]", "show or empty the cache directory", (*program).cacheCommand},
		{"completion", "bash|zsh|fish", "print a completion script for a shell", (*program).completion},
		{"version", "[-json]", "print the version", (*program).version},
		{"help", "[command|rule|topic]", "print this help, or help on a command, rule or topic", (*program).help},
	}
}

// lintCommand is what the program does without a command.
const lintCommand = "lint"

// aliases are other words for commands, which people know from other linters.
var aliases = map[string]string{"check": lintCommand, "run": lintCommand}

// commandOf returns the command that a word means.
func commandOf(word string) (c command, found bool) {
	name := cmp.Or(aliases[word], word)
	i := slices.IndexFunc(commands(), func(c command) bool { return c.name == name })
	if i < 0 {
		return command{}, false
	}
	return commands()[i], true
}

// commandNames returns the words for commands.
func commandNames() []string {
	names := slices.Sorted(maps.Keys(aliases))
	for _, c := range commands() {
		names = append(names, c.name)
	}
	return names
}

// run does what the arguments say and returns the exit status.
func (p *program) run(ctx context.Context, args []string) int {
	run := (*program).lint
	switch {
	case len(args) > 0 && args[0] == completeCommand:
		run, args = (*program).complete, args[1:]
	case len(args) > 0:
		if c, found := commandOf(args[0]); found {
			run, args = c.run, args[1:]
			if asksForHelp(args) {
				run, args = (*program).help, []string{c.name}
			}
		}
	}
	status, err := run(p, ctx, args)
	switch {
	case err == nil:
		return status
	case errors.Is(err, errHelp):
		return exitClean
	case errors.Is(err, syscall.EPIPE):
		return exitClean // whoever read the output has seen enough
	case ctx.Err() != nil:
		return exitInterrupted
	}
	p.complain(err)
	return exitUsage
}

// asksForHelp reports whether one of the arguments of a command asks for help.
func asksForHelp(args []string) bool {
	return slices.ContainsFunc(args, func(arg string) bool {
		return slices.Contains([]string{"-h", "--h", "-help", "--help"}, arg)
	})
}
