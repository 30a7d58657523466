package contract

import "github.com/mcperrlint/mcperrlint/taxonomy"

// Contract is the list of the failures that a tool declares.
type Contract []Failure

// Failure is one declared failure.
type Failure struct {
	// Reason names the failure for programs, in lower snake case. It is unique
	// within its contract.
	Reason string
	// Code is the code that errors of this failure have.
	Code taxonomy.Code
	// When says in a sentence under which condition the failure happens. It is
	// the message of errors that are made without one.
	When string
	// Recovery tells the agent what to do next, in terms of what the agent can
	// reach: tools and their arguments.
	Recovery string
	// Retry says whether repeating the call can help; unstated means as the
	// code says.
	Retry taxonomy.Retry
	// Severity is the level at which the failure is logged; empty means the
	// usual level of its code. The agent sees no difference.
	Severity Severity
	// ThrownBy says who produces the failure. Only lint rules look at it.
	ThrownBy Source
}

// Recovery returns the declared recovery of the failure with the given reason,
// or the empty string if no such failure is declared.
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
