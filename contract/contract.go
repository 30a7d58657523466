package contract

import "github.com/mcperrlint/mcperrlint/taxonomy"

// Contract lists the failures that a tool declares.
type Contract []Failure

// Failure is a declared failure.
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
	// and their arguments.
	Recovery string
	// Retry says whether repeating the call can help; unstated means that of
	// the code.
	Retry taxonomy.Retry
	// Severity is the level at which the failure is logged; empty means that of
	// the code. The agent does not see it.
	Severity Severity
	// ThrownBy says who produces the failure. Only lint rules use it.
	ThrownBy Source
}

// Recovery returns the declared recovery for the given reason, or "" if the
// reason is not declared.
func (c Contract) Recovery(reason string) string {
	if f := c.entry(reason); f != nil {
		return f.Recovery
	}
	return ""
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
