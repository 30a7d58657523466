package revision

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/spelling"
)

// commit returns the commit that a revision means.
func (p place) commit(ctx context.Context, revision string) (string, error) {
	if revision == "" || strings.HasPrefix(revision, "-") {
		return "", fmt.Errorf("%q is not a revision: name a commit, a branch or a tag", revision)
	}
	id, err := p.git(ctx, "rev-parse", "--verify", "--quiet", revision+"^{commit}")
	if err == nil {
		return commitID(id)
	}
	if !isStatus(err, 1) {
		return "", err
	}
	return "", p.unknown(ctx, revision)
}

// unknown says what may be wrong with a revision that git does not know.
func (p place) unknown(ctx context.Context, revision string) error {
	what := fmt.Sprintf("unknown revision %q", revision)
	if _, err := p.git(ctx, "rev-parse", "--verify", "--quiet", "HEAD^{commit}"); isStatus(err, 1) {
		return errors.New(what + ": the repository has no commits yet")
	}
	// A checkout for a pull request often has the branch of the remote alone.
	if remote, err := p.git(ctx, "for-each-ref", "--count=1", "--format=%(refname:short)", "refs/remotes/*/"+revision); err == nil && len(remote) > 0 {
		return fmt.Errorf("%s: there is no such branch here; did you mean %q?", what, strings.TrimSpace(string(remote)))
	}
	if p.isShallow(ctx) {
		return errors.New(what + ": the repository is a shallow clone that may not reach so far; fetch more of it, as with git fetch --unshallow")
	}
	return errors.New(what + ": the repository has no commit, branch or tag of that name" + p.meant(ctx, revision))
}

// meant returns the end of a sentence about a revision that is nearly a branch or a tag.
func (p place) meant(ctx context.Context, revision string) string {
	refs, err := p.git(ctx, "for-each-ref", "--count=1000", "--format=%(refname:short)")
	if err != nil {
		return ""
	}
	if near := spelling.Nearest(revision, strings.Fields(string(refs))); near != "" {
		return fmt.Sprintf("; did you mean %q?", near)
	}
	return ""
}

// mergeBase returns the newest commit that a branch and the current commit have
// in common.
func (p place) mergeBase(ctx context.Context, branch, tip string) (string, error) {
	base, err := p.git(ctx, "merge-base", tip, "HEAD")
	switch {
	case err == nil:
		return commitID(base)
	case !isStatus(err, 1):
		return "", err
	case p.isShallow(ctx):
		return "", fmt.Errorf("no commit is known that %q and the current commit have in common: "+
			"the repository is a shallow clone; fetch more of it, as with git fetch --unshallow", branch)
	}
	return "", fmt.Errorf("%q and the current commit have no commit in common: is it a branch of this project?", branch)
}

func (p place) isShallow(ctx context.Context) bool {
	answer, err := p.git(ctx, "rev-parse", "--is-shallow-repository")
	return err == nil && strings.TrimSpace(string(answer)) == "true"
}
