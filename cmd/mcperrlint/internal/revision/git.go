package revision

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// repository is a git repository with a work tree.
type repository struct {
	root string // of the work tree
	env  []string
}

// open finds the repository around a directory.
func open(ctx context.Context, dir string) (*repository, error) {
	if _, err := exec.LookPath("git"); err != nil {
		return nil, errors.New("git is not installed, or not in PATH: it is needed to tell what has changed")
	}
	abs, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	// A hook gets the directory of the repository told, which makes git take
	// the current directory for the root of the work tree.
	r := &repository{root: abs, env: environment(os.Getenv("GIT_WORK_TREE") != "")}
	root, err := r.git(ctx, "rev-parse", "--show-toplevel")
	if err != nil && os.Getenv("GIT_DIR") != "" {
		r.env = environment(true)
		root, err = r.git(ctx, "rev-parse", "--show-toplevel")
	}
	if err != nil {
		return nil, notOpen(abs, err)
	}
	r.root = filepath.FromSlash(strings.TrimSuffix(string(root), "\n"))
	return r, nil
}

// environment returns the environment for git: messages in English, nothing
// that changes diffs or what patterns mean, no waiting for locks or passwords.
func environment(withPlace bool) []string {
	env := slices.DeleteFunc(os.Environ(), func(setting string) bool {
		name, _, _ := strings.Cut(setting, "=")
		return name == "GIT_DIFF_OPTS" || strings.HasPrefix(name, "GIT_") && strings.HasSuffix(name, "_PATHSPECS") ||
			!withPlace && (name == "GIT_DIR" || name == "GIT_INDEX_FILE" || name == "GIT_PREFIX")
	})
	return append(env, "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0")
}

// notOpen says why there is no repository around a directory.
func notOpen(dir string, err error) error {
	var failed *gitError
	switch {
	case !errors.As(err, &failed):
		return err
	case strings.Contains(failed.message, "not a git repository"):
		return fmt.Errorf("%s is not in a git repository: only git can tell what has changed", dir)
	case strings.Contains(failed.message, "work tree"):
		return fmt.Errorf("%s is in a git repository without a work tree: run in a checkout", dir)
	case strings.Contains(failed.message, "dubious ownership"):
		return fmt.Errorf("git does not trust the repository around %s, which another user owns: "+
			"allow it with git config --global --add safe.directory DIR", dir)
	}
	return err
}

// A gitError is a git command that failed.
type gitError struct {
	command string
	message string // the first line of what git says
	cause   error
}

// Error returns what git says.
func (e *gitError) Error() string {
	if e.message == "" {
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

// command prepares a git command.
func (r *repository) command(ctx context.Context, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, "git", args...)
	cmd.Dir, cmd.Env = r.root, r.env
	return cmd
}

// git runs a git command and returns what it prints.
func (r *repository) git(ctx context.Context, args ...string) ([]byte, error) {
	cmd := r.command(ctx, args...)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil {
		return nil, failure(ctx, cmd, stderr.String(), err)
	}
	return stdout.Bytes(), nil
}

// failure returns why a command failed.
func failure(ctx context.Context, cmd *exec.Cmd, stderr string, err error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	line, _, _ := strings.Cut(strings.TrimSpace(stderr), "\n")
	return &gitError{command: cmd.Args[1], message: strings.TrimPrefix(strings.TrimSpace(line), "fatal: "), cause: err}
}
