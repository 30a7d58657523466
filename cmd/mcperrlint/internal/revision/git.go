package revision

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/process"
)

// Limits of what git may print, in bytes.
const (
	mostOfAnswer = 1 << 20   // a commit, a path
	mostOfNames  = 256 << 20 // of files
	mostOfDiff   = 4 << 30
)

// A place is a repository with a work tree, as git is to see it.
type place struct {
	dir  string   // of the repository
	top  string   // of the work tree, in which git starts
	args []string // that name the two
	env  []string
}

// at returns a place: every command names the repository and the work tree, so that
// git looks for neither.
func at(dir, top string, more ...string) place {
	return place{dir: dir, top: top, args: []string{"--git-dir=" + dir, "--work-tree=" + top}, env: environment(more...)}
}

// neutral are settings for git. They take those of the repository back that name a
// program for one of our commands, that believe what the index says of the work tree, or
// that print names with bytes that mean nothing.
var neutral = []string{
	"--no-pager",
	"-c", "safe.bareRepository=explicit",
	"-c", "core.fsmonitor=",
	"-c", "core.hooksPath=" + os.DevNull,
	"-c", "core.untrackedCache=false",
	"-c", "core.quotePath=true",
}

// kept are the variables for git that stay, beside those with settings of the user.
var kept = []string{"GIT_EXEC_PATH", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES"}

// environment returns the environment of git: messages in English, no lock that others
// wait for, nobody who is asked for a password, and no network. GIT_ALLOW_PROTOCOL goes
// before all settings about protocols, and ends the lazy fetch in versions of git that
// do not know GIT_NO_LAZY_FETCH.
func environment(more ...string) []string {
	env := slices.DeleteFunc(os.Environ(), func(setting string) bool {
		name, _, _ := strings.Cut(setting, "=")
		return strings.HasPrefix(name, "GIT_") && !strings.HasPrefix(name, "GIT_CONFIG_") && !slices.Contains(kept, name)
	})
	return slices.Concat(env, []string{
		"LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1",
	}, more)
}

// git runs a git command and returns what it prints.
func (p place) git(ctx context.Context, args ...string) ([]byte, error) {
	var out []byte
	err := p.run(ctx, nil, mostOfAnswer, process.All(&out), args...)
	return out, err
}

// line runs a git command that prints one line.
func (p place) line(ctx context.Context, args ...string) (string, error) {
	out, err := p.git(ctx, args...)
	if err != nil {
		return "", err
	}
	return oneLine(out)
}

// run runs a git command, and has what it prints read while it comes.
func (p place) run(ctx context.Context, stdin io.Reader, limit int64, read func(io.Reader) error, args ...string) error {
	cmd, err := process.Command(ctx, p.top, p.env, "git", slices.Concat(neutral, p.args, args)...)
	if errors.Is(err, exec.ErrNotFound) {
		return errors.New("git is not installed, or not in PATH: it is needed to tell what has changed")
	}
	if err != nil {
		return err
	}
	cmd.Stdin = stdin
	complaints, err := process.Run(cmd, limit, read)
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case err != nil:
		line, _, _ := strings.Cut(strings.TrimSpace(complaints), "\n")
		return &gitError{command: args[0], message: strings.TrimPrefix(strings.TrimSpace(line), "fatal: "), cause: err}
	}
	return nil
}

// A gitError is a git command that failed.
type gitError struct {
	command string
	message string // the first line of what git says
	cause   error
}

// Error returns what git says.
func (e *gitError) Error() string {
	if e.message == "" || e.exit() < 0 {
		return fmt.Sprintf("git %s: %v", e.command, e.cause)
	}
	return fmt.Sprintf("git %s: %s", e.command, e.message)
}

// Unwrap returns how the command ended.
func (e *gitError) Unwrap() error { return e.cause }

// exit returns the exit status of git, or -1 if it did not end by itself.
func (e *gitError) exit() int {
	var exit *exec.ExitError
	if errors.As(e.cause, &exit) {
		return exit.ExitCode()
	}
	return -1
}

// isStatus reports whether an error is a git command that ended with a status.
func isStatus(err error, status int) bool {
	var failed *gitError
	return errors.As(err, &failed) && failed.exit() == status
}
