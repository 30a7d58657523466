package revision

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// mostOfFile is the size up to which git compares a file, in bytes.
const mostOfFile = 64 << 20

// entries returns the entries of the index that matter, and the names of those whose
// files are too large to be compared.
func (p place) entries(ctx context.Context) (list []entry, large []string, err error) {
	err = p.run(ctx, nil, mostOfNames, func(r io.Reader) (err error) {
		list, err = readEntries(r)
		return err
	}, "ls-files", "-s", "-t", "-z")
	if err != nil {
		return nil, nil, err
	}
	compared := list[:0]
	for _, e := range list {
		info, err := os.Lstat(filepath.Join(p.top, filepath.FromSlash(e.name)))
		// The index can say that a file is left out, and the file be there.
		e.absent = e.absent && errors.Is(err, fs.ErrNotExist)
		if err == nil && info.Mode().IsRegular() && info.Size() > mostOfFile {
			large = append(large, e.name)
			continue
		}
		compared = append(compared, e)
	}
	return compared, large, nil
}

// folds reports whether the disk takes names that differ in cases for the same.
func (p place) folds(ctx context.Context) bool {
	answer, err := p.line(ctx, "config", "--bool", "--get", "core.ignorecase")
	return err == nil && answer == "true"
}

// moved returns the submodules that are not at the commit at which an earlier commit has
// them, with a slash. A change can turn any directory into a submodule.
func (p place) moved(ctx context.Context, commit string, entries []entry) (folders []string, err error) {
	for _, e := range entries {
		if !e.link {
			continue
		}
		id, err := p.git(ctx, "rev-parse", "--verify", "--quiet", commit+":"+e.name)
		if err != nil && !isStatus(err, 1) { // 1: there was nothing of the name
			return nil, err
		}
		if before, err := commitID(id); err != nil || before != e.id {
			folders = append(folders, e.name+"/")
		}
	}
	return folders, nil
}
