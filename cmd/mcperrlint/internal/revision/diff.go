package revision

import (
	"context"
	"fmt"
	"io"
	"os"
)

// diff returns the lines of the work tree that are not as in a commit, by file.
// The options take back what a user can set to make diffs look different.
func (p place) diff(ctx context.Context, commit string) (files map[string]lines, err error) {
	err = p.run(ctx, nil, mostOfDiff, func(r io.Reader) (err error) {
		files, err = parse(r)
		return err
	}, "diff", "--unified=0", "--inter-hunk-context=0", "--find-renames", "-l400", "--diff-filter=d", "--text", "--no-color", "--no-ext-diff", "--no-textconv",
		"--src-prefix=a/", "--dst-prefix=b/", "--submodule=short", "--ignore-submodules=all", commit, "--", "*.go")
	return files, err
}

// untracked returns the Go files that git neither knows nor ignores, and the
// repositories inside this one of which it does not know, with a slash.
func (p place) untracked(ctx context.Context, exclude string) (names []string, err error) {
	args := []string{"ls-files", "--others", "--exclude-standard", "-z"}
	if info, err := os.Stat(exclude); err == nil && info.Mode().IsRegular() {
		args = append(args, "--exclude-from="+exclude)
	}
	err = p.run(ctx, nil, mostOfNames, func(r io.Reader) error {
		return readNames(r, func(name string) error {
			names = append(names, name)
			return nil
		})
	}, append(args, "--", "*.go", "*/")...)
	return names, err
}

// missing explains why a diff failed in a clone that lacks contents.
func (p place) missing(ctx context.Context, err error) error {
	if _, whole := p.git(ctx, "config", "--get-regexp", `^(extensions\.partialclone|remote\..*\.promisor)$`); whole != nil {
		return err
	}
	return fmt.Errorf("the repository is a partial clone that may lack what the files were before (%w): "+
		"fetch it, as with git fetch --refetch --no-filter; nothing is fetched here", err)
}
