// Package literals fills in taxonomy.Error by hand.
package literals

import (
	"time"

	"example.test/errfactory/codes"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var sentinel = &taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "gone"} // want `^taxonomy.Error is filled in by hand with CodeNotFound, which has a factory: nothing checks the fields before the agent sees them; call taxonomy.NotFound \(errfactory/literal\)$`

func plain() error {
	return &taxonomy.Error{Code: taxonomy.CodeConflict, Message: "exists"} // want `taxonomy.Conflict \(errfactory/literal\)`
}

func everyOption(wait time.Duration, detail string) error {
	// want +1 `taxonomy.RateLimited \(`
	return &taxonomy.Error{
		Reason:     "too_many",
		Recovery:   "Wait a minute before you search again.",
		Message:    "too many calls",
		Code:       taxonomy.CodeRateLimited,
		Kind:       taxonomy.KindUpstreamRateLimit,
		Detail:     detail,
		Retry:      taxonomy.RetryYes,
		RetryAfter: wait,
		Status:     429,
	}
}

func untypedValues() error {
	return &taxonomy.Error{Code: -32001, Message: "x", Retry: 1, Kind: "UNKNOWN", RetryAfter: 5} // want `taxonomy.NotFound \(`
}

func untypedConstants() error {
	const retry, kind = 2, "UNKNOWN"
	return &taxonomy.Error{Code: codes.Missing, Message: "x", Retry: retry, Kind: kind} // want `taxonomy.NotFound \(`
}

func elided() []*taxonomy.Error {
	return []*taxonomy.Error{
		{Code: taxonomy.CodeTimeout, Message: "slow"}, // want `taxonomy.Timeout \(`
	}
}

func throughAlias() error {
	return &codes.Alias{Code: taxonomy.CodeTimeout, Message: "slow"} // want `taxonomy.Timeout \(`
}

func parentheses() error {
	return &(taxonomy.Error{Code: taxonomy.CodeTimeout, Message: "slow"}) // want `taxonomy.Timeout \(`
}

func emptyMessage() error {
	return &taxonomy.Error{Code: taxonomy.CodeInternalError, Message: ""} // want `taxonomy.InternalError \(`
}

func argument() error {
	return wrap(&taxonomy.Error{Code: taxonomy.CodeForbidden, Message: "no"}) // want `taxonomy.Forbidden \(`
}

func wrap(err error) error { return err }
