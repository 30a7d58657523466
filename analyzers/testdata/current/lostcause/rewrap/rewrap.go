// Package rewrap wraps coded errors in coded errors.
package rewrap

import (
	"context"
	"fmt"

	"example.test/lostcause/internal/store"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func again(ctx context.Context, name string) error {
	if _, err := store.Find(ctx, name); err != nil {
		return taxonomy.NotFound("The file is missing.", taxonomy.Cause(err)) // want "lostcause/rewrap: store.Find"
	}
	return nil
}

func otherCode(ctx context.Context, name string) error {
	if _, err := store.Find(ctx, name); err != nil {
		return taxonomy.Conflict("The file was removed.", taxonomy.Cause(err))
	}
	return nil
}

var failures = contract.Contract{
	{Reason: "missing", Code: taxonomy.CodeNotFound, When: "The file is missing.", Recovery: "List the files and choose one of them."},
}

func addsReason(ctx context.Context, name string) error {
	if _, err := store.Find(ctx, name); err != nil {
		return failures.Fail("missing", "", taxonomy.Cause(err))
	}
	return nil
}

func context1(ctx context.Context, name string) error {
	if _, err := store.Find(ctx, name); err != nil {
		return fmt.Errorf("find %s: %w", name, err)
	}
	return nil
}

func reclassified(ctx context.Context, name string) error {
	if _, err := store.Find(ctx, name); err != nil {
		return taxonomy.Classify(err)
	}
	return nil
}
