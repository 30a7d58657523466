package contract

import (
	"fmt"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// maxDeclared is how many declared reasons the error for an undeclared one
// lists.
const maxDeclared = 100

// Fail returns an error for the failure with the given reason, with the
// declared code, retry flag, recovery and log level. If the message is blank,
// it is that of [Failure.When].
//
// Options override the contract, except for the reason. An undeclared reason
// becomes an internal error that names it and has the declared reasons under
// the data key "declared". Fail never returns nil and never panics.
func (c Contract) Fail(reason, message string, opts ...taxonomy.Option) *taxonomy.Error {
	if f := c.entry(reason); f != nil {
		return f.Fail(message, opts...)
	}
	return c.undeclared(reason, message, opts)
}

// Fail returns an error for the failure, as [Contract.Fail] does. With a
// variable, a misspelt reason does not compile:
//
//	var NoteMissing = contract.Failure{Reason: "note_missing", …}
//
//	var readFailures = contract.Must(contract.Contract{NoteMissing, BadName})
//
//	return NoteMissing.Fail("", taxonomy.Cause(err))
func (f Failure) Fail(message string, opts ...taxonomy.Option) *taxonomy.Error {
	if blank(message) {
		message = f.When
	}
	e := taxonomy.New(f.Code, message, f.options(opts)...)
	e.Reason = f.Reason
	if !hinted(e) {
		e.Recovery = f.written()
	}
	return e
}

// options returns what the failure declares, followed by the given options. A
// declared value that does not exist is left to Validate: it must not spoil
// the error.
func (f *Failure) options(given []taxonomy.Option) []taxonomy.Option {
	opts := make([]taxonomy.Option, 0, len(given)+4)
	if retryKnown(f.Retry) {
		opts = append(opts, f.Retry)
	}
	if f.Severity.Known() {
		opts = append(opts, taxonomy.LogLevel(f.Severity.Level()))
	}
	if f.Domain != "" {
		opts = append(opts, taxonomy.Domain(f.Domain))
	}
	if isHelp(f.Help) {
		opts = append(opts, taxonomy.Help(f.Help))
	}
	return append(opts, given...)
}

// undeclared returns the error for a reason that the contract lacks. It keeps
// the options for the sake of the cause, and the message for the logs.
func (c Contract) undeclared(reason, message string, given []taxonomy.Option) *taxonomy.Error {
	name := shortened(reason)
	detail := fmt.Sprintf("contract: Fail was called with the undeclared reason %q and the message %q", name, shortened(message))
	opts := append([]taxonomy.Option{taxonomy.Detail(detail)}, given...)
	opts = append(opts, taxonomy.Data("declared", c.reasons()))
	e := taxonomy.InternalError(fmt.Sprintf("The tool reported the failure %q, which its contract does not declare.", name), opts...)
	e.Reason = name
	return e
}

// reasons returns the declared reasons, or the first of them if there are very
// many.
func (c Contract) reasons() []string {
	reasons := []string{}
	for i := range c {
		if c[i].Reason != "" && len(reasons) < maxDeclared {
			reasons = append(reasons, shortened(c[i].Reason))
		}
	}
	return reasons
}

// hinted reports whether the error says itself how to recover, in its field or
// in its data.
func hinted(e *taxonomy.Error) bool {
	_, inData := e.Data["recovery"]
	return inData || !blank(e.Recovery)
}

func retryKnown(r taxonomy.Retry) bool {
	return r >= taxonomy.RetryUnstated && r <= taxonomy.RetryNo
}

func blank(s string) bool { return strings.TrimSpace(s) == "" }
