package revision

import (
	"bytes"
	"context"
	"io"
	"strings"
)

// diff returns the lines of the work tree that are not as in a commit, by file.
// The options take back what a user can set to make diffs look different.
func (r *repository) diff(ctx context.Context, commit string) (map[string]lines, error) {
	cmd := r.command(ctx, "diff", "--unified=0", "--inter-hunk-context=0", "--find-renames", "--text", "--no-color",
		"--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/", "--submodule=short", commit, "--", "*.go")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	files, parseErr := parse(stdout)
	_, _ = io.Copy(io.Discard, stdout) // so that git ends by itself
	if err := cmd.Wait(); err != nil {
		return nil, failure(ctx, cmd, stderr.String(), err)
	}
	return files, parseErr
}

// untracked returns the Go files that git neither knows nor ignores, and the
// repositories inside this one of which it does not know, with a slash.
func (r *repository) untracked(ctx context.Context) ([]string, error) {
	list, err := r.git(ctx, "ls-files", "--others", "--exclude-standard", "-z", "--", "*.go", "*/")
	if err != nil {
		return nil, err
	}
	return strings.FieldsFunc(string(list), func(c rune) bool { return c == 0 }), nil
}
