package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lockfile"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/revision"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/targets"
)

// lockAt returns the lock of the packages as they were at a revision, and what the revision is called.
//
// Its files are analysed, although it may have a lock: what differs then differs because of the change, and not because the lock
// is old or another version of this program has written it. Only if the packages of the revision do not load is its lock taken.
// If there is none, the lock is nil, after it was said what is wrong.
func (l *linting) lockAt(ctx context.Context, name string) (*lockfile.Lock, string, error) {
	tree, err := revision.Extract(ctx, l.work, name)
	if err != nil {
		return nil, "", err
	}
	defer tree.Remove()
	since := tree.Commit[:10]
	if !strings.HasPrefix(tree.Commit, name) {
		since = fmt.Sprintf("%s (%s)", name, since)
	}
	dir, err := tree.In(l.work)
	if err != nil {
		return nil, "", err
	}
	if !hasModule(dir, tree.Root) {
		l.warn("%s is from before there was a module in this directory: all tools are new", since)
		return new(lockfile.Lock), since, nil
	}
	was, err := l.analyseTree(ctx, tree, dir)
	if err == nil || ctx.Err() != nil {
		return was, since, err
	}
	if kept, keptErr := l.lockIn(ctx, tree.Commit); keptErr == nil {
		l.warn("the packages of %s do not load, so its %s is compared with: %v", since, l.lock, oneLine(err))
		return kept, since + ", as its lock has it", nil
	} else if !errors.Is(keptErr, fs.ErrNotExist) {
		return nil, "", fmt.Errorf("the packages of %s do not load (%v), and its lock is of no use: %w", since, oneLine(err), keptErr)
	}
	l.warn("the packages of %s do not load, and it has no %s: %v", since, l.lock, oneLine(err))
	return nil, since, nil
}

// hasModule reports whether a directory of a tree is in a module or workspace.
func hasModule(dir, root string) bool {
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return false
	}
	return targets.IsModule(dir) || nearestIn(dir, root, "go.mod") != "" || nearestIn(dir, root, "go.work") != ""
}

// nearestIn returns the nearest file of a name from a directory up to another one, or "".
func nearestIn(dir, root, name string) string {
	for at := dir; ; at = filepath.Dir(at) {
		path := filepath.Join(at, name)
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			return path
		}
		if at == root || at == filepath.Dir(at) {
			return ""
		}
	}
}

// analyseTree returns the lock of the packages in a tree. An error says why they do not load.
func (l *linting) analyseTree(ctx context.Context, tree *revision.Tree, dir string) (*lockfile.Lock, error) {
	var found failingPackages
	old := *l
	old.work = dir
	old.run.Dir, old.run.Env, old.run.Progress = dir, l.environmentIn(tree, dir), nil
	env := func(name string) string { return valueOf(old.run.Env, name) }
	list, err := targets.Resolve(dir, l.locked, env)
	if err != nil {
		return nil, err
	}
	old.run.Patterns = slices.DeleteFunc(list.Patterns, func(pattern string) bool {
		// A server that is new has no packages at the revision.
		_, err := os.Stat(filepath.Join(dir, filepath.FromSlash(strings.TrimSuffix(pattern, "/..."))))
		return errors.Is(err, fs.ErrNotExist)
	})
	if len(old.run.Patterns) == 0 {
		return new(lockfile.Lock), nil
	}
	found.collectIn(&old.run)
	shown := l.progress()
	old.run.Progress = shown.tell
	old.result, err = driver.Run(ctx, old.run)
	shown.end()
	if err != nil {
		return nil, err
	}
	if unseen := problems(old.result); len(unseen) > 0 {
		return nil, fmt.Errorf("%s: %s", unseen[0].Package, unseen[0].Message)
	}
	return lockfile.Of(old.toolsOf(&found), old.result.Packages), nil
}

// environmentIn returns the environment of the go command in a tree. Its workspace is the one in the tree, whatever lies above
// that or is named for the checkout.
func (l *linting) environmentIn(tree *revision.Tree, dir string) []string {
	work := "off"
	if l.env("GOWORK") != work {
		if file := nearestIn(dir, tree.Root, "go.work"); file != "" {
			work = file
		}
	}
	return append(os.Environ(), "GOWORK="+work)
}

// valueOf returns the value of a variable of an environment, whose last setting counts.
func valueOf(env []string, name string) string {
	for _, setting := range slices.Backward(env) {
		if value, found := strings.CutPrefix(setting, name+"="); found {
			return value
		}
	}
	return ""
}

// lockIn returns the lock that a commit has.
func (l *linting) lockIn(ctx context.Context, commit string) (*lockfile.Lock, error) {
	path, err := filepath.Abs(l.lock)
	if err != nil {
		return nil, err
	}
	data, err := revision.File(ctx, l.work, commit, path)
	if err != nil {
		return nil, err
	}
	kept, err := lockfile.Decode(data)
	if err != nil {
		return nil, fmt.Errorf("%s:%w", l.lock, err)
	}
	return kept, nil
}

// oneLine returns the first line of what an error says.
func oneLine(err error) string {
	line, _, _ := strings.Cut(strings.TrimSpace(err.Error()), "\n")
	return line
}
