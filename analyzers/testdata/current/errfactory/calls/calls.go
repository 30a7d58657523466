// Package calls calls taxonomy.New with codes that have a factory.
package calls

import (
	"fmt"

	"example.test/errfactory/codes"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const local = taxonomy.CodeConflict

const typed taxonomy.Code = -32010

type code = taxonomy.Code

var sentinel = taxonomy.New(taxonomy.CodeTimeout, "too slow") // want "errfactory/new: CodeTimeout"

func plain() error {
	return taxonomy.New(taxonomy.CodeNotFound, "no such index") // want "errfactory/new: CodeNotFound"
}

func options(err error) error {
	return taxonomy.New(taxonomy.CodeServiceUnavailable, "down", taxonomy.Cause(err), taxonomy.RetryYes) // want "errfactory/new: CodeServiceUnavailable"
}

func ellipsis(message string, opts ...taxonomy.Option) error {
	return taxonomy.New(taxonomy.CodeInternalError, message, opts...) // want "errfactory/new: CodeInternalError"
}

func localConstant() error {
	return taxonomy.New(local, "exists") // want "errfactory/new: CodeConflict"
}

func typedConstant() error {
	return taxonomy.New(typed, "database") // want "errfactory/new: CodeDatabaseError"
}

func constantOfFunction() error {
	const c = taxonomy.CodeForbidden
	return taxonomy.New(c, "no") // want "errfactory/new: CodeForbidden"
}

func number() error {
	return taxonomy.New(-32006, "who are you") // want "errfactory/new: CodeUnauthorized"
}

func computed() error {
	return taxonomy.New(taxonomy.CodeServiceUnavailable-7, "bad value") // want "errfactory/new: CodeValidationError"
}

func converted() error {
	return taxonomy.New(taxonomy.Code(codes.Busy), "slow down") // want "errfactory/new: CodeRateLimited"
}

func throughAlias() error {
	return taxonomy.New(code(-32602), "bad arguments") // want "errfactory/new: CodeInvalidParams"
}

func otherPackage() error {
	return taxonomy.New(codes.Missing, "gone") // want "errfactory/new: CodeNotFound"
}

func parentheses() error {
	return (taxonomy.New)((taxonomy.CodeRequestCancelled), "stopped") // want "errfactory/new: CodeRequestCancelled"
}

func severalLines(name string) error {
	return taxonomy.New( // want "errfactory/new: CodeNotFound"
		taxonomy.CodeNotFound,
		fmt.Sprintf("no index %s", name),
		taxonomy.Recovery("Call list_indices."),
	)
}

func comments() error {
	return taxonomy.New( // want "errfactory/new: CodeConfigurationError"
		// before the code
		taxonomy.CodeConfigurationError, // after the code
		"no key",                        // after the message
	)
}

func inlineComments() error {
	return taxonomy.New(taxonomy.CodeInvalidRequest /* the code */ /* the message */, "not now") // want "errfactory/new: CodeInvalidRequest"
}

func nested() error {
	inner := func() error {
		return taxonomy.New(taxonomy.CodeSerializationError, "bad output") // want "errfactory/new: CodeSerializationError"
	}
	return fmt.Errorf("outer: %w", inner())
}

func twice() (error, error) {
	return taxonomy.New(taxonomy.CodeTimeout, "a"), taxonomy.New(taxonomy.CodeConflict, "b") // want "errfactory/new: CodeConflict" "errfactory/new: CodeTimeout"
}

func asArgument() string {
	return taxonomy.New(taxonomy.CodeNotFound, "x").Error() // want "errfactory/new: CodeNotFound"
}
