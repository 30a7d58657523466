// Package literals fills in taxonomy.Error by hand.
package literals

import (
	"time"

	"example.test/errfactory/codes"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

var sentinel = &taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "gone"} // want "errfactory/literal: CodeNotFound"

func plain() error {
	return &taxonomy.Error{Code: taxonomy.CodeConflict, Message: "exists"} // want "errfactory/literal: CodeConflict"
}

func everyOption(wait time.Duration, detail string) error {
	// want +1 "errfactory/literal: CodeRateLimited"
	return &taxonomy.Error{
		Reason:     "too_many",
		Recovery:   "Wait a minute before you search again.",
		Message:    "too many calls",
		Code:       taxonomy.CodeRateLimited,
		Kind:       class.KindUpstreamRateLimit,
		Detail:     detail,
		Retry:      taxonomy.RetryYes,
		RetryAfter: wait,
		Status:     429,
	}
}

func untypedValues() error {
	return &taxonomy.Error{Code: -32001, Message: "x", Retry: 1, Kind: "UNKNOWN", RetryAfter: 5} // want "errfactory/literal: CodeNotFound"
}

func untypedConstants() error {
	const retry, kind = 2, "UNKNOWN"
	return &taxonomy.Error{Code: codes.Missing, Message: "x", Retry: retry, Kind: kind} // want "errfactory/literal: CodeNotFound"
}

func elided() []*taxonomy.Error {
	return []*taxonomy.Error{
		{Code: taxonomy.CodeTimeout, Message: "slow"}, // want "errfactory/literal: CodeTimeout"
	}
}

func throughAlias() error {
	return &codes.Alias{Code: taxonomy.CodeTimeout, Message: "slow"} // want "errfactory/literal: CodeTimeout"
}

func parentheses() error {
	return &(taxonomy.Error{Code: taxonomy.CodeTimeout, Message: "slow"}) // want "errfactory/literal: CodeTimeout"
}

func emptyMessage() error {
	return &taxonomy.Error{Code: taxonomy.CodeInternalError, Message: ""} // want "errfactory/literal: CodeInternalError"
}

func argument() error {
	return wrap(&taxonomy.Error{Code: taxonomy.CodeForbidden, Message: "no"}) // want "errfactory/literal: CodeForbidden"
}

func wrap(err error) error { return err }
