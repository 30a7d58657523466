package revision

import "context"

// MergeBase returns the name of the newest commit that a branch and the current commit of the repository around a
// directory have in common.
func MergeBase(ctx context.Context, dir, branch string) (string, error) {
	repo, tip, err := find(ctx, dir, branch)
	if err != nil {
		return "", err
	}
	return repo.mergeBase(ctx, branch, tip)
}
