package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/breaking"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/changes"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lockfile"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/revision"
)

// diffFailures says what has changed for agents since a revision or a lock.
func (p *program) diffFailures(ctx context.Context, args []string) (int, error) {
	l, err := p.commandLine(diffCommand, args)
	if err != nil {
		return 0, err
	}
	known, err := l.knownLock()
	if err != nil {
		return 0, err
	}
	was, since, err := l.lockBefore(ctx, known)
	if err == nil && was == nil {
		return exitBroken, nil
	}
	if err != nil {
		return 0, err
	}
	is, err := l.lockNow(ctx)
	if errors.Is(err, errBroken) {
		l.warn("nothing is compared: tools of these packages would be missing")
		return exitBroken, nil
	}
	if err != nil {
		return 0, err
	}
	if known == nil {
		known = was
	}
	return l.judgeChanges(breaking.Compare(was, is), known, since)
}

// judgeChanges writes changes as the settings and a lock have them judged, and returns the exit status.
func (l *linting) judgeChanges(changes []breaking.Change, known *lockfile.Lock, since string) (int, error) {
	policy := breaking.Policy{Levels: l.settings.Failures.Changes, Accepted: known.Accepted}
	if err := policy.Check(); err != nil {
		return 0, fmt.Errorf("%s: %w", l.lock, err)
	}
	list, idle := policy.Apply(changes)
	for _, a := range idle {
		if l.verbose {
			l.warn("accepted, but nothing of the kind has changed: %s of %s", a.Change, a.Tool)
		}
	}
	if err := l.writeChanges(list, since); err != nil {
		return 0, err
	}
	if least, err := breaking.ParseLevel(l.failOn); err == nil && breaking.Counted(list, least) == 0 {
		return exitClean, nil
	}
	return exitFindings, nil
}

// knownLock returns the lock in the working tree, or nil if there is none and none is needed.
func (l *linting) knownLock() (*lockfile.Lock, error) {
	known, err := lockfile.Read(l.lockFile())
	switch {
	case !errors.Is(err, fs.ErrNotExist):
		return known, err
	case l.given["lock"]:
		return nil, err
	case l.against == "" && l.againstBase == "":
		return nil, fmt.Errorf("%s: there is no %s to compare with: write one with mcperrlint %s, or name a revision with -against", diffCommand, l.lock, lockCommand)
	}
	return nil, nil
}

// isFile reports whether -against names a file and no revision. A name alone is a revision: a change could bring a file that
// is called like a branch.
func isFile(name string) bool {
	slashed := filepath.ToSlash(name)
	return filepath.IsAbs(name) || strings.HasPrefix(slashed, "./") || strings.HasPrefix(slashed, "../") || strings.HasSuffix(slashed, ".json")
}

// lockBefore returns the lock with which to compare, and what it is called. The lock is nil if it was said what is wrong with
// the packages. What is looked at is known then.
func (l *linting) lockBefore(ctx context.Context, known *lockfile.Lock) (was *lockfile.Lock, since string, err error) {
	switch {
	case l.against == "" && l.againstBase == "":
		return known, l.lock, l.lookAtLocked(known.Packages)
	case isFile(l.against):
		if was, err = lockfile.Read(checkout.Named(l.against)); err != nil {
			return nil, "", fmt.Errorf("-against %w", err)
		}
		return was, l.against, l.lookAtLocked(was.Packages)
	}
	var packages []string
	if known != nil {
		packages = known.Packages
	}
	if err := l.lookBelow(packages); err != nil {
		return nil, "", err
	}
	flag, name := "-against", l.against
	if l.againstBase != "" {
		flag, name = "-against-merge-base", l.againstBase
		if name, err = revision.MergeBase(ctx, l.work, name); err != nil {
			return nil, "", fmt.Errorf("%s: %w", flag, err)
		}
	}
	was, since, err = l.lockAt(ctx, name)
	if err != nil {
		err = fmt.Errorf("%s: %w", flag, err)
	}
	return was, since, err
}

// writeChanges writes what has changed wherever it is asked for.
func (l *linting) writeChanges(list []breaking.Change, since string) error {
	r := changes.Report{Changes: list, Since: since, Dir: cmp.Or(l.dir, l.work), Root: l.root(), Version: readVersion().Version}
	targets := l.outputs
	if len(targets) == 0 {
		targets = []target{{"text", ""}}
	}
	for _, t := range targets {
		err := l.writeTarget(t, func(w io.Writer) error {
			width, terminal := isTerminal(w)
			writer, err := changes.New(t.format, changes.Options{Color: l.colours(l.color, terminal), Width: width, All: l.verbose})
			if err != nil {
				return err
			}
			return writer.Write(w, r)
		})
		if err != nil {
			return err
		}
	}
	return nil
}
