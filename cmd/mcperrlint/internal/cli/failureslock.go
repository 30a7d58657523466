package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/breaking"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/config"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lockfile"
)

// lockCommand and diffCommand are the names of the commands that keep what tools answer, and compare it.
const (
	lockCommand = failuresCommand + " lock"
	diffCommand = failuresCommand + " diff"
)

// errBroken is that packages do not load or type-check, which was said.
var errBroken = errors.New("packages do not load")

// lockFailures writes the lock of the packages, or says whether it is out of date.
func (p *program) lockFailures(ctx context.Context, args []string) (int, error) {
	l, err := p.commandLine(lockCommand, args)
	if err != nil {
		return 0, err
	}
	file := l.lockFile()
	known, err := lockfile.Read(file)
	if errors.Is(err, fs.ErrNotExist) && !l.checks {
		known, err = new(lockfile.Lock), nil
	}
	if err != nil {
		return 0, err
	}
	if err := l.lookAtLocked(known.Packages); err != nil {
		return 0, err
	}
	is, err := l.lockNow(ctx)
	if errors.Is(err, errBroken) {
		l.warn("%s stays as it is: tools of these packages would be missing", file.Path)
		return exitBroken, nil
	}
	if err != nil {
		return 0, err
	}
	is.Accepted = known.Accepted
	if l.checks {
		return l.checkLock(file, known, is)
	}
	if err := is.Write(file); err != nil {
		return 0, err
	}
	if !l.quiet {
		l.warn("%s: %s", file.Path, is)
	}
	return exitClean, nil
}

// checkLock says whether a lock is out of date.
func (l *linting) checkLock(file checkout.File, known, is *lockfile.Lock) (int, error) {
	same, err := known.Equal(is)
	if err != nil {
		return 0, err
	}
	if same {
		return exitClean, nil
	}
	what := "the code has changed in what no agent notices"
	if n := len(breaking.Compare(known, is)); n > 0 {
		what = count(n, "change", "changes") + " for agents; see mcperrlint " + diffCommand
	}
	l.warn("%s is out of date: %s; write it with mcperrlint %s", file.Path, what, lockCommand)
	return exitFindings, nil
}

// lockFile returns the file with the lock. If no flag names it, it is one of the module.
func (l *linting) lockFile() checkout.File {
	file := checkout.File{Path: l.lock, Limit: lockfile.Limit}
	if !l.given["lock"] {
		file.Tree = config.Root(l.work)
	}
	return file
}

// lockNow returns the lock of the packages as they are. The error is errBroken if packages do not load.
func (l *linting) lockNow(ctx context.Context) (*lockfile.Lock, error) {
	tools, err := l.failures(ctx)
	if err != nil {
		return nil, err
	}
	if unseen := problems(l.result); len(unseen) > 0 {
		if err := l.tell(unseen); err != nil {
			return nil, err
		}
		return nil, errBroken
	}
	is := lockfile.Of(tools, l.result.Packages)
	is.Packages = l.locked
	return is, nil
}

// lookAtLocked has the packages looked at that are named, or else those of a lock. It is an error if there are both, and they
// differ.
func (l *linting) lookAtLocked(known []string) error {
	named := l.patterns
	if err := l.lookBelow(known); err != nil {
		return err
	}
	if len(named) > 0 && len(known) > 0 && !slices.Equal(l.locked, known) {
		return fmt.Errorf("%s is the lock of %s, not of %s: -lock names another file, or remove this one", l.lock, strings.Join(known, " "), strings.Join(l.locked, " "))
	}
	return nil
}

// lookBelow has the packages looked at that are named, or else others, or else all. They are directories below the one in which
// the program runs: others mean something else on another machine, or at another revision.
func (l *linting) lookBelow(others []string) error {
	named := l.patterns
	if len(named) == 0 {
		named = others
	}
	if len(named) == 0 {
		named = []string{"./..."}
	}
	l.locked = nil
	for _, word := range named {
		pattern, err := l.below(word)
		if err != nil {
			return err
		}
		l.locked = append(l.locked, pattern)
	}
	slices.Sort(l.locked)
	l.locked = slices.Compact(l.locked)
	l.patterns = l.locked
	return l.look()
}

// below returns a pattern as it is below the working directory, with slashes.
func (l *linting) below(word string) (string, error) {
	path := filepath.FromSlash(word)
	if filepath.IsAbs(path) {
		rel, err := filepath.Rel(l.work, path)
		if err != nil {
			return "", err
		}
		path = rel
	}
	if path = filepath.Clean(path); !filepath.IsLocal(path) {
		return "", fmt.Errorf("%s: name packages by directories below this one, such as ./cmd/server/..., and not %s", l.command, word)
	}
	if path == "." {
		return path, nil
	}
	return "./" + filepath.ToSlash(path), nil
}
