package revision

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
)

// A Tree is the files of a commit, in a directory of their own. The go command finds its packages there as in
// a checkout.
//
// Git does not check it out, because a checkout would run filters and hooks and fetch submodules, as settings of
// the repository and attributes of the commit ask. It prints objects, and we write files: those that the go
// command reads with their content, others, which go:embed may want, without any. Links that lead out of the
// tree and whatever is called .git are left out.
type Tree struct {
	// Commit is the name of the commit.
	Commit string
	// Root is the directory with the files.
	Root string

	top string // of the work tree whose repository has the commit
}

// Extract lays out the files of a revision of the repository around a directory.
func Extract(ctx context.Context, dir, revision string) (t *Tree, err error) {
	repo, commit, err := find(ctx, dir, revision)
	if err != nil {
		return nil, err
	}
	leaves, err := repo.leaves(ctx, commit)
	if err != nil {
		return nil, err
	}
	root, err := os.MkdirTemp("", "mcperrlint-tree-")
	if err == nil {
		root, err = filepath.Abs(root) // TMPDIR can be relative
	}
	if err != nil {
		return nil, err
	}
	t = &Tree{Commit: commit, Root: root, top: repo.top}
	if err := repo.layOutTree(ctx, root, leaves); err != nil {
		t.Remove()
		return nil, repo.missing(ctx, err)
	}
	return t, nil
}

// find returns the repository around a directory, and the commit that a revision means in it.
func find(ctx context.Context, dir, revision string) (repo place, commit string, err error) {
	if repo, err = open(ctx, dir); err == nil {
		commit, err = repo.commit(ctx, revision)
	}
	return repo, commit, err
}

// Remove removes the files.
func (t *Tree) Remove() { _ = os.RemoveAll(t.Root) }

// In returns what stands in the tree for a path of the checkout.
func (t *Tree) In(path string) (string, error) {
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		return "", err
	}
	rel, err := filepath.Rel(t.top, real)
	if err != nil || !filepath.IsLocal(rel) {
		return "", fmt.Errorf("%s is outside of the checkout %s", path, t.top)
	}
	return filepath.Join(t.Root, rel), nil
}

// File returns the content of a file of a revision, by its path in the checkout around a directory. If the
// revision does not have it, the error is an fs.ErrNotExist.
func File(ctx context.Context, dir, revision, file string) ([]byte, error) {
	repo, commit, err := find(ctx, dir, revision)
	if err != nil {
		return nil, err
	}
	real, err := filepath.EvalSymlinks(filepath.Dir(file))
	if err != nil {
		return nil, err
	}
	rel, err := filepath.Rel(repo.top, filepath.Join(real, filepath.Base(file)))
	if err != nil || !filepath.IsLocal(rel) {
		return nil, fmt.Errorf("%s is outside of the checkout %s: %w", file, repo.top, fs.ErrNotExist)
	}
	id, err := repo.git(ctx, "rev-parse", "--verify", "--quiet", commit+":"+filepath.ToSlash(rel))
	if isStatus(err, 1) {
		return nil, fmt.Errorf("%s: %w in %s", filepath.ToSlash(rel), fs.ErrNotExist, revision)
	}
	if err != nil {
		return nil, err
	}
	name, err := commitID(id)
	if err != nil {
		return nil, err
	}
	var content []byte
	err = repo.contents(ctx, []string{name}, func(_ int, data []byte) error {
		content = slices.Clone(data)
		return nil
	})
	return content, repo.missing(ctx, err)
}

// sources are the endings of files that the go command reads.
var sources = []string{
	".go", ".c", ".cc", ".cpp", ".cxx", ".h", ".hh", ".hpp", ".hxx", ".m", ".s", ".S", ".sx", ".f", ".F", ".for", ".f90", ".swig", ".swigcxx",
	"go.mod", "go.sum", "go.work", "go.work.sum", "modules.txt",
}

// isRead reports whether the go command reads a file.
func (l leaf) isRead() bool {
	base := path.Base(l.name)
	return l.link || slices.ContainsFunc(sources, func(ending string) bool {
		return strings.HasSuffix(base, ending) && (strings.HasPrefix(ending, ".") || base == ending)
	})
}

// layOutTree writes files and links to a directory.
func (p place) layOutTree(ctx context.Context, dir string, leaves []leaf) error {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return err
	}
	defer root.Close()
	var read []leaf
	var ids []string
	for _, l := range leaves {
		switch {
		case !l.isRead():
			if err := l.write(root, nil); err != nil {
				return err
			}
		case l.size > checkout.Limit:
			return fmt.Errorf("%s has %d bytes in the revision; files of more than %d bytes are not read", l.name, l.size, int64(checkout.Limit))
		default:
			read, ids = append(read, l), append(ids, l.id)
		}
	}
	return p.contents(ctx, ids, func(i int, data []byte) error { return read[i].write(root, data) })
}

// write writes a file or a link.
func (l leaf) write(root *os.Root, data []byte) error {
	name := filepath.FromSlash(l.name)
	if err := root.MkdirAll(filepath.Dir(name), 0o700); err != nil {
		return err
	}
	if !l.link {
		return root.WriteFile(name, data, 0o600)
	}
	target := filepath.FromSlash(string(data))
	if filepath.IsAbs(target) || !filepath.IsLocal(filepath.Join(filepath.Dir(name), target)) {
		return nil
	}
	if err := root.Symlink(target, name); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return nil
}
