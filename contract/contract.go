package contract

import "github.com/mcperrlint/mcperrlint/taxonomy"

// Contract lists the failures that a tool declares.
type Contract []Failure

// Failure is a declared failure. It is a target for [errors.Is]:
//
//	if errors.Is(err, NoteMissing) {
//
// A handler that returns it as it stands returns the error of [Failure.Fail] with
// its own words.
type Failure struct {
	// Reason names the failure for programs, in lower snake case. It is unique
	// within its contract.
	Reason string
	// Code is the code of errors for this failure.
	Code taxonomy.Code
	// When is a sentence about when the failure happens. It is the message of
	// errors that are made without one.
	When string
	// Recovery tells the agent what to do next, in terms that it can use: tools
	// and their arguments. One that begins with "TODO:" is still to be written:
	// the agent gets none, and the program runs.
	Recovery string
	// Retry says whether repeating the call can help; unstated means that of
	// the code.
	Retry taxonomy.Retry
	// Severity is the level at which the failure is logged; empty means that of
	// the code. The agent does not see it.
	Severity Severity
	// ThrownBy says who produces the failure. Only lint rules use it.
	ThrownBy Source
	// Domain says to whom the reason belongs, such as "notes.example.com"; empty
	// means this server.
	Domain string
	// Help is the URL of a page about the failure, with https.
	Help string
}

// Error returns [Failure.When].
func (f Failure) Error() string {
	if blank(f.When) {
		return f.Code.Phrase()
	}
	return f.When
}

// Declares reports whether an error has the code and the reason of the failure,
// which [errors.Is] asks.
func (f Failure) Declares(e *taxonomy.Error) bool {
	return e != nil && f.Reason != "" && e.Reason == f.Reason && e.Code == f.Code
}

// Recovery returns the declared recovery for the given reason, or "" if the
// reason is not declared.
func (c Contract) Recovery(reason string) string {
	if f := c.entry(reason); f != nil {
		return f.written()
	}
	return ""
}

// written returns the recovery, or "" if it is still to be written.
func (f *Failure) written() string {
	if isTodo(f.Recovery) {
		return ""
	}
	return f.Recovery
}

// entry returns the first failure with the given reason, or nil. The empty
// reason names none.
func (c Contract) entry(reason string) *Failure {
	if reason == "" {
		return nil
	}
	for i := range c {
		if c[i].Reason == reason {
			return &c[i]
		}
	}
	return nil
}
