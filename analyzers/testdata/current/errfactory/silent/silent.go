// Package silent has nothing to report.
package silent

import (
	"errors"

	"example.test/errfactory/codes"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// A sentinel to look for.
var errMissing = &taxonomy.Error{Code: taxonomy.CodeNotFound}

func factory() error { return taxonomy.NotFound("gone") }

func withoutFactory() error { return taxonomy.New(taxonomy.CodeParseError, "x") }

func methodNotFound() error { return taxonomy.New(taxonomy.CodeMethodNotFound, "x") }

func initialization() error { return taxonomy.New(codes.Malformed, "x") }

func unknownError() error { return taxonomy.New(taxonomy.CodeUnknownError, "x") }

func initializationLiteral() error {
	return &taxonomy.Error{Code: taxonomy.CodeInitializationFailed, Message: "x"}
}

func notACode() error { return taxonomy.New(12, "x") }

func runTimeCode(code taxonomy.Code) error { return taxonomy.New(code, "x") }

func runTimeVariable() error {
	code := taxonomy.CodeNotFound
	return taxonomy.New(code, "x")
}

func runTimeLiteral(code taxonomy.Code) error { return &taxonomy.Error{Code: code, Message: "x"} }

func noCode() error { return &taxonomy.Error{Message: "x"} }

func zero() error { return &taxonomy.Error{} }

func withoutMessage() error {
	return &taxonomy.Error{Code: taxonomy.CodeNotFound, Reason: "index_missing"}
}

func isTarget(err error) bool {
	return errors.Is(err, &taxonomy.Error{Code: taxonomy.CodeNotFound}) || errors.Is(err, errMissing)
}

func isTargetWithMessage(err error) bool {
	return errors.Is(err, (&taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "x"}))
}

func isMethod(err *taxonomy.Error) bool {
	return err.Is(&taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "x"})
}

func compared(err *taxonomy.Error) bool {
	return err == &taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "x"}
}

func switched(err *taxonomy.Error) bool {
	switch err {
	case &taxonomy.Error{Code: taxonomy.CodeNotFound, Message: "x"}:
		return true
	}
	return false
}

func otherNew() error { return New(taxonomy.CodeNotFound, "x") }

// New is not that of package taxonomy.
func New(code taxonomy.Code, message string) error { return taxonomy.New(code, message) }

// Error is not that of package taxonomy.
type Error struct {
	Code    taxonomy.Code
	Message string
}

func otherError() Error { return Error{Code: taxonomy.CodeNotFound, Message: "x"} }

func derived() any {
	type own taxonomy.Error
	return own{Code: taxonomy.CodeNotFound, Message: "x"}
}

func functionValue() error {
	make := taxonomy.New
	return make(taxonomy.CodeNotFound, "x")
}

func pair() (taxonomy.Code, string) { return taxonomy.CodeNotFound, "x" }

// The arguments are the results of another call.
func spread() error { return taxonomy.New(pair()) }

func inComment() {
	// taxonomy.New(taxonomy.CodeNotFound, "x")
	_ = "taxonomy.New(taxonomy.CodeNotFound, \"x\")"
}

func with(err *taxonomy.Error) error { return err.With(taxonomy.Recovery("x")) }
