package revision

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/process"
)

// attributes takes back what files in the checkout say of themselves and what would
// have the diff compare something else than the lines on disk: a filter, as for files
// that git-lfs keeps, or an encoding.
const attributes = "* !filter !working-tree-encoding !diff\n"

// scratch makes a repository for the comparison of the work tree with a commit. It has
// the objects of the real one and entries of its index, but neither its settings nor its
// hooks. What git remembers of files on disk is left out, so that all are read. remove
// removes it.
func (p place) scratch(ctx context.Context, commit string, entries []entry) (s place, remove func(), err error) {
	dir, err := os.MkdirTemp("", "mcperrlint-git-")
	if err != nil {
		return place{}, nil, err
	}
	remove = func() { _ = os.RemoveAll(dir) }
	defer func() {
		if err != nil {
			remove()
		}
	}()
	if dir, err = filepath.Abs(dir); err != nil { // TMPDIR can be relative
		return place{}, nil, err
	}
	objects, err := p.line(ctx, "rev-parse", "--git-path", "objects")
	if err != nil {
		return place{}, nil, err
	}
	s = at(dir, p.top, "GIT_OBJECT_DIRECTORY="+absolute(p.top, filepath.FromSlash(objects)))
	settings, err := p.settings(ctx)
	if err != nil {
		return place{}, nil, err
	}
	s.args = append(s.args, settings...)
	if err := layOut(dir, commit); err != nil {
		return place{}, nil, err
	}
	return s, remove, s.fill(ctx, entries)
}

// settings returns the harmless settings of the repository, as arguments.
func (p place) settings(ctx context.Context) ([]string, error) {
	out, err := p.git(ctx, "config", "-z", "--get-regexp", `^core\.(autocrlf|eol|ignorecase|longpaths|precomposeunicode|symlinks)$`)
	if err != nil && !isStatus(err, 1) { // 1: there are none
		return nil, err
	}
	return parseSettings(out)
}

// layOut writes the files of a repository that understands the name of a commit.
func layOut(dir, commit string) error {
	config := "[core]\n\trepositoryformatversion = 0\n\tbare = false\n"
	if len(commit) == 64 {
		config = "[core]\n\trepositoryformatversion = 1\n\tbare = false\n[extensions]\n\tobjectformat = sha256\n"
	}
	return errors.Join(
		os.Mkdir(filepath.Join(dir, "refs"), 0o700),
		os.Mkdir(filepath.Join(dir, "info"), 0o700),
		os.WriteFile(filepath.Join(dir, "HEAD"), []byte("ref: refs/heads/none\n"), 0o600),
		os.WriteFile(filepath.Join(dir, "config"), []byte(config), 0o600),
		os.WriteFile(filepath.Join(dir, "info", "attributes"), []byte(attributes), 0o600),
	)
}

// fill makes an index of entries, and compares it with the files on disk.
func (p place) fill(ctx context.Context, entries []entry) error {
	var all, absent bytes.Buffer
	for _, e := range entries {
		all.WriteString(e.record + "\x00")
		if e.absent {
			absent.WriteString(e.name + "\x00")
		}
	}
	if err := p.feed(ctx, &all, "update-index", "-z", "--index-info"); err != nil {
		return err
	}
	if absent.Len() > 0 {
		if err := p.feed(ctx, &absent, "update-index", "-z", "--skip-worktree", "--stdin"); err != nil {
			return err
		}
	}
	// Without this the diff would read both sides of every file.
	_, err := p.git(ctx, "update-index", "--ignore-submodules", "--unmerged", "--ignore-missing", "-q", "--refresh")
	return err
}

// feed runs a git command that reads.
func (p place) feed(ctx context.Context, stdin io.Reader, args ...string) error {
	var out []byte
	return p.run(ctx, stdin, mostOfAnswer, process.All(&out), args...)
}
