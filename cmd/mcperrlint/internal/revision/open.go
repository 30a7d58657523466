package revision

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// open finds the repository around a directory. It looks for it without git, which
// would also take a directory of the checkout that is laid out as a repository, with
// all its settings.
func open(ctx context.Context, dir string) (place, error) {
	dir, err := filepath.Abs(dir)
	if err == nil {
		dir, err = filepath.EvalSymlinks(dir)
	}
	if err != nil {
		return place{}, err
	}
	named, tree := os.Getenv("GIT_DIR"), os.Getenv("GIT_WORK_TREE")
	if named != "" && tree != "" {
		return openNamed(ctx, dir, named, tree)
	}
	top, err := search(dir)
	if errors.Is(err, errNone) && named != "" {
		return openNamed(ctx, dir, named, "")
	}
	if err != nil {
		return place{}, err
	}
	p, err := openAt(ctx, top)
	if err != nil {
		return place{}, err
	}
	if err := p.checkOuter(ctx, named); err != nil {
		return place{}, err
	}
	if tree != "" {
		return openOver(p.dir, absolute(dir, tree))
	}
	return p, nil
}

// errNone is that there is no repository around a directory.
var errNone = errors.New("only git can tell what has changed")

// search returns the directory at or above another one that has a repository in .git.
func search(dir string) (string, error) {
	for d := dir; ; d = filepath.Dir(d) {
		if _, err := os.Lstat(filepath.Join(d, ".git")); err == nil {
			return d, nil
		}
		if isLaidOut(d) {
			return "", strange(d)
		}
		if isHighest(d) {
			return "", fmt.Errorf("%s is not in a git repository: %w", dir, errNone)
		}
	}
}

// isHighest reports whether nothing is looked for above a directory.
func isHighest(dir string) bool {
	above := filepath.Dir(dir)
	return above == dir || slices.ContainsFunc(filepath.SplitList(os.Getenv("GIT_CEILING_DIRECTORIES")), func(ceiling string) bool {
		real, err := filepath.EvalSymlinks(ceiling)
		return err == nil && real == above
	})
}

// isLaidOut reports whether git might take a directory itself for a repository, or for
// the part of one that belongs to a work tree.
func isLaidOut(dir string) bool {
	has := func(name string) bool {
		_, err := os.Lstat(filepath.Join(dir, name))
		return err == nil
	}
	return has("HEAD") && (has("objects") && has("refs") || has("commondir"))
}

// strange says what is wrong with a directory that is laid out as a repository.
func strange(dir string) error {
	if filepath.Base(dir) != ".git" {
		if top, err := search(filepath.Dir(dir)); err == nil {
			return fmt.Errorf("%s has the files of a git repository (HEAD, objects, refs), but is not the checkout, which is %s: git would take its settings and its history", dir, top)
		}
	}
	return fmt.Errorf("%s is in a git repository without a work tree: run in a checkout", dir)
}

// openAt opens the repository in the .git of a directory.
func openAt(ctx context.Context, top string) (place, error) {
	// Git may look there and nowhere else. That it looks has it tell whether the user
	// trusts the owner.
	p := place{top: top, args: []string{"--work-tree=" + top}, env: environment("GIT_CEILING_DIRECTORIES=" + filepath.Dir(top))}
	dir, err := p.line(ctx, "rev-parse", "--absolute-git-dir")
	if err == nil && filepath.Clean(filepath.FromSlash(dir)) == top {
		err = errNone // an old git that takes the directory itself
	}
	if err != nil {
		return place{}, notOpen(filepath.Join(top, ".git"), err)
	}
	return at(dir, top), nil
}

// openNamed opens a repository that the environment names, as git does for hooks.
func openNamed(ctx context.Context, dir, named, tree string) (place, error) {
	named = absolute(dir, named)
	if tree != "" {
		return openOver(named, absolute(dir, tree))
	}
	p := place{top: dir, args: []string{"--git-dir=" + named}, env: environment()}
	top, err := p.line(ctx, "rev-parse", "--show-toplevel")
	if err != nil {
		return place{}, notOpen(named, err)
	}
	return openOver(named, filepath.FromSlash(top))
}

// openOver opens a repository with another work tree than the directory that it is in.
func openOver(dir, top string) (place, error) {
	top, err := filepath.EvalSymlinks(top)
	return at(dir, top), err
}

// checkOuter returns an error for a repository inside the checkout of another one
// that knows nothing of it: neither as a submodule nor as a work tree of its own.
// What the checkout has brought cannot say what is new in it.
func (p place) checkOuter(ctx context.Context, named string) error {
	if isHighest(p.top) {
		return nil
	}
	around, err := search(filepath.Dir(p.top))
	if err != nil || filepath.IsAbs(named) && isSame(named, p.dir) {
		return nil // by itself, or a hook of it runs
	}
	outer, err := openAt(ctx, around)
	if err != nil {
		return nil // that is no repository
	}
	ours, err := p.common(ctx)
	if err != nil {
		return err
	}
	theirs, err := outer.common(ctx)
	if err != nil || isSame(ours, theirs) {
		return err
	}
	name, err := filepath.Rel(around, p.top)
	if err != nil {
		return err
	}
	links, err := outer.git(ctx, "ls-files", "-s", "-z", "--", ":(top,literal)"+filepath.ToSlash(name))
	if err != nil || strings.HasPrefix(string(links), linkMode+" ") {
		return err
	}
	return fmt.Errorf("%s is a git repository inside the checkout %s, which knows it neither as a submodule nor as a work tree; "+
		"if it is the right one, set GIT_CEILING_DIRECTORIES=%s", p.top, around, around)
}

// common returns the directory that all work trees of the repository share.
func (p place) common(ctx context.Context) (string, error) {
	dir, err := p.line(ctx, "rev-parse", "--git-common-dir")
	return absolute(p.top, filepath.FromSlash(dir)), err
}

func absolute(dir, path string) string {
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(dir, path)
}

// isSame reports whether two paths lead to the same directory.
func isSame(a, b string) bool {
	first, err := os.Stat(a)
	if err != nil {
		return false
	}
	second, err := os.Stat(b)
	return err == nil && os.SameFile(first, second)
}

// notOpen says why git does not open a repository.
func notOpen(repository string, err error) error {
	var said string
	if failed := new(gitError); errors.As(err, &failed) {
		said = failed.message
	}
	switch {
	case strings.Contains(said, "dubious ownership"), strings.Contains(said, "unsafe repository"):
		return fmt.Errorf("git does not trust %s, which another user owns: allow it with git config --global --add safe.directory DIR", repository)
	case strings.Contains(said, "work tree"):
		return fmt.Errorf("%s is a git repository without a work tree: run in a checkout", repository)
	case strings.Contains(said, "repository"), errors.Is(err, errNone):
		return fmt.Errorf("%s is not a git repository: %w", repository, errNone)
	}
	return err
}
