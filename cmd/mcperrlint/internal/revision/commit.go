package revision

import (
	"context"
	"errors"
	"fmt"
	"strings"
)

// commit returns the commit that a revision means.
func (r *repository) commit(ctx context.Context, revision string) (string, error) {
	if revision == "" || strings.HasPrefix(revision, "-") {
		return "", fmt.Errorf("%q is not a revision: name a commit, a branch or a tag", revision)
	}
	id, err := r.git(ctx, "rev-parse", "--verify", "--quiet", revision+"^{commit}")
	if err == nil {
		return strings.TrimSpace(string(id)), nil
	}
	if !isStatus(err, 1) {
		return "", err
	}
	return "", r.unknown(ctx, revision)
}

// unknown says what may be wrong with a revision that git does not know.
func (r *repository) unknown(ctx context.Context, revision string) error {
	what := fmt.Sprintf("unknown revision %q", revision)
	if _, err := r.git(ctx, "rev-parse", "--verify", "--quiet", "HEAD^{commit}"); isStatus(err, 1) {
		return errors.New(what + ": the repository has no commits yet")
	}
	// Have: a checkout for a pull request often has the branch of the remote alone.
	if remote, err := r.git(ctx, "for-each-ref", "--count=1", "--format=%(refname:short)", "refs/remotes/*/"+revision); err == nil && len(remote) > 0 {
		return fmt.Errorf("%s: there is no such branch here; did you mean %q?", what, strings.TrimSpace(string(remote)))
	}
	if r.isShallow(ctx) {
		return errors.New(what + ": the repository is a shallow clone that may not reach so far; fetch more of it, as with git fetch --unshallow")
	}
	return errors.New(what + ": the repository has no commit, branch or tag of that name")
}

// mergeBase returns the newest commit that a branch and the current commit have
// in common.
func (r *repository) mergeBase(ctx context.Context, branch, tip string) (string, error) {
	base, err := r.git(ctx, "merge-base", tip, "HEAD")
	switch {
	case err == nil:
		return strings.TrimSpace(string(base)), nil
	case !isStatus(err, 1):
		return "", err
	case r.isShallow(ctx):
		return "", fmt.Errorf("no commit is known that %q and the current commit have in common: "+
			"the repository is a shallow clone; fetch more of it, as with git fetch --unshallow", branch)
	}
	return "", fmt.Errorf("%q and the current commit have no commit in common: is it a branch of this project?", branch)
}

func (r *repository) isShallow(ctx context.Context) bool {
	answer, err := r.git(ctx, "rev-parse", "--is-shallow-repository")
	return err == nil && strings.TrimSpace(string(answer)) == "true"
}

// isStatus reports whether an error is a git command that ended with a status.
func isStatus(err error, status int) bool {
	var failed *gitError
	return errors.As(err, &failed) && failed.exit() == status
}
