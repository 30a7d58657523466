package layouts

import (
	"context"

	"github.com/mcperrlint/mcperrlint/contract"
	. "github.com/mcperrlint/mcperrlint/taxonomy"
)

var extended = append(oneLineEach, contract.Failure{Reason: "late", Code: CodeTimeout, When: "It is late.", Recovery: hint})

// The contract is no literal.
func noLiteral(ctx context.Context, req request) (*result, error) {
	if req.GetString("id", "") == "" {
		return nil, extended.Fail("gone", "")
	}
	return nil, RateLimited("Wait.") // want "undeclaredcode/code: CodeRateLimited"
}

var indexed = contract.Contract{
	0: {Reason: "gone", Code: CodeNotFound, When: "It is gone.", Recovery: hint},
}

// The entries of the contract have indexes.
func withIndexes(ctx context.Context, req request) (*result, error) {
	if req.GetString("id", "") == "" {
		return nil, indexed.Fail("gone", "")
	}
	return nil, RateLimited("Wait.") // want "undeclaredcode/code: CodeRateLimited"
}

var ragged = contract.Contract{
	{Reason: "gone", Code: CodeNotFound,
		When: "It is gone.", Recovery: hint},
}

// Nobody knows how the author would lay out the entry.
func raggedLayout(ctx context.Context, req request) (*result, error) {
	if req.GetString("id", "") == "" {
		return nil, ragged.Fail("gone", "")
	}
	return nil, RateLimited("Wait.") // want "undeclaredcode/code: CodeRateLimited"
}
