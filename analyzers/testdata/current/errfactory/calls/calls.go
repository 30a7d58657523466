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

var sentinel = taxonomy.New(taxonomy.CodeTimeout, "too slow") // want `^taxonomy.New is called with CodeTimeout, which has a factory: the agent sees the same error, but the reader has to take the call apart to see which; call taxonomy.Timeout \(errfactory/new\)$`

func plain() error {
	return taxonomy.New(taxonomy.CodeNotFound, "no such index") // want `CodeNotFound.*taxonomy.NotFound \(errfactory/new\)`
}

func options(err error) error {
	return taxonomy.New(taxonomy.CodeServiceUnavailable, "down", taxonomy.Cause(err), taxonomy.RetryYes) // want `taxonomy.ServiceUnavailable \(`
}

func ellipsis(message string, opts ...taxonomy.Option) error {
	return taxonomy.New(taxonomy.CodeInternalError, message, opts...) // want `taxonomy.InternalError \(`
}

func localConstant() error {
	return taxonomy.New(local, "exists") // want `taxonomy.Conflict \(`
}

func typedConstant() error {
	return taxonomy.New(typed, "database") // want `taxonomy.DatabaseError \(`
}

func constantOfFunction() error {
	const c = taxonomy.CodeForbidden
	return taxonomy.New(c, "no") // want `taxonomy.Forbidden \(`
}

func number() error {
	return taxonomy.New(-32006, "who are you") // want `taxonomy.Unauthorized \(`
}

func computed() error {
	return taxonomy.New(taxonomy.CodeServiceUnavailable-7, "bad value") // want `taxonomy.ValidationError \(`
}

func converted() error {
	return taxonomy.New(taxonomy.Code(codes.Busy), "slow down") // want `taxonomy.RateLimited \(`
}

func throughAlias() error {
	return taxonomy.New(code(-32602), "bad arguments") // want `taxonomy.InvalidParams \(`
}

func otherPackage() error {
	return taxonomy.New(codes.Missing, "gone") // want `taxonomy.NotFound \(`
}

func parentheses() error {
	return (taxonomy.New)((taxonomy.CodeRequestCancelled), "stopped") // want `taxonomy.RequestCancelled \(`
}

func severalLines(name string) error {
	return taxonomy.New( // want `taxonomy.NotFound \(`
		taxonomy.CodeNotFound,
		fmt.Sprintf("no index %s", name),
		taxonomy.Recovery("Call list_indices."),
	)
}

func comments() error {
	return taxonomy.New( // want `taxonomy.ConfigurationError \(`
		// before the code
		taxonomy.CodeConfigurationError, // after the code
		"no key",                        // after the message
	)
}

func inlineComments() error {
	return taxonomy.New(taxonomy.CodeInvalidRequest /* the code */ /* the message */, "not now") // want `taxonomy.InvalidRequest \(`
}

func nested() error {
	inner := func() error {
		return taxonomy.New(taxonomy.CodeSerializationError, "bad output") // want `taxonomy.SerializationError \(`
	}
	return fmt.Errorf("outer: %w", inner())
}

func twice() (error, error) {
	return taxonomy.New(taxonomy.CodeTimeout, "a"), taxonomy.New(taxonomy.CodeConflict, "b") // want `taxonomy.Timeout \(` `taxonomy.Conflict \(`
}

func asArgument() string {
	return taxonomy.New(taxonomy.CodeNotFound, "x").Error() // want `taxonomy.NotFound \(`
}
