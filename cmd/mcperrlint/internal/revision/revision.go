// Package revision selects findings that are new since a git revision.
//
// Changes are those that git reports: lines of committed, staged and unstaged
// changes, and untracked files as a whole. A renamed file has changed only where
// its lines have. A finding is new
//
//   - if a line in its range has changed, or lines within it are gone;
//   - if that is so for a related place, such as the origin of an error or the
//     contract that lacks an entry: the change that causes a finding is often
//     far from its line;
//   - if git cannot date it, because its file is outside the repository or not
//     a Go file: better reported twice than never.
//
// Findings in files that git ignores are not new, because no revision has them. Neither
// are those in submodules, unless the submodule is at another commit than before: then
// everything in it is new.
//
// The checkout is hostile. A pull request can commit server/HEAD, server/config,
// objects and refs. Git, started in server, would take that for the repository, run its
// core.fsmonitor, and find nothing new. So open looks for .git itself, and names the
// repository to every command. Settings of the real repository apply only to commands
// that read no file of the checkout. Other commands run in a repository of our own, see
// scratch, where attributes of the checkout have no effect either: changes are lines on
// disk, like findings.
//
// Read open.go, git.go, commit.go, entries.go, scratch.go and diff.go in this order; names.go and
// parse.go read what git prints, and filter.go decides. tree.go and objects.go lay out the files of a
// revision, for those who want to know what the program was.
package revision

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/text/unicode/norm"
)

// Changes are the lines that have changed since a revision.
type Changes struct {
	root    string // of the repository, without symbolic links
	files   map[string]lines
	folders []string // repositories that this one does not know or that have moved, with a slash
	folds   bool     // names that differ in cases alone mean the same file
}

// Since returns what has changed in the repository around a directory since a
// revision.
func Since(ctx context.Context, dir, revision string) (*Changes, error) {
	repo, err := open(ctx, dir)
	if err != nil {
		return nil, err
	}
	base, err := repo.commit(ctx, revision)
	if err != nil {
		return nil, err
	}
	return repo.changes(ctx, base)
}

// SinceMergeBase returns what has changed in the repository around a directory
// since it has left a branch: since the newest commit that both have.
func SinceMergeBase(ctx context.Context, dir, branch string) (*Changes, error) {
	repo, err := open(ctx, dir)
	if err != nil {
		return nil, err
	}
	tip, err := repo.commit(ctx, branch)
	if err != nil {
		return nil, err
	}
	base, err := repo.mergeBase(ctx, branch, tip)
	if err != nil {
		return nil, err
	}
	return repo.changes(ctx, base)
}

// changes asks git what has changed since a commit.
func (p place) changes(ctx context.Context, commit string) (*Changes, error) {
	entries, large, err := p.entries(ctx)
	if err != nil {
		return nil, err
	}
	scratch, remove, err := p.scratch(ctx, commit, entries)
	if err != nil {
		return nil, err
	}
	defer remove()
	files, err := scratch.diff(ctx, commit)
	if err != nil {
		return nil, p.missing(ctx, err)
	}
	exclude, err := p.line(ctx, "rev-parse", "--git-path", "info/exclude")
	if err != nil {
		return nil, err
	}
	unknown, err := scratch.untracked(ctx, absolute(p.top, filepath.FromSlash(exclude)))
	if err != nil {
		return nil, err
	}
	moved, err := p.moved(ctx, commit, entries)
	if err != nil {
		return nil, err
	}
	c := &Changes{root: p.top, files: make(map[string]lines), folds: p.folds(ctx)}
	for name, changed := range files {
		c.add(name, changed)
	}
	for _, name := range slices.Concat(large, unknown, moved) {
		c.add(name, lines{whole: true})
	}
	return c, nil
}

// add notes what has changed in a file, or that a directory is new.
func (c *Changes) add(name string, changed lines) {
	name = c.key(name)
	if strings.HasSuffix(name, "/") {
		c.folders = append(c.folders, name)
		return
	}
	known := c.files[name]
	c.files[name] = lines{known.whole || changed.whole, slices.Concat(known.added, changed.added), slices.Concat(known.removed, changed.removed)}
}

// key returns a name as the maps have it. Where the disk does not distinguish cases, a
// change of Server/new.go is one of server/new.go.
func (c *Changes) key(name string) string {
	if c.folds {
		return strings.ToLower(norm.NFC.String(name))
	}
	return name
}

// String says how much has changed.
func (c *Changes) String() string {
	return fmt.Sprintf("%d changed Go files in %s", len(c.files), c.root)
}
