package contract

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Must returns the contract, and panics if [Contract.Validate] finds a mistake
// in it that is an error. It is for package-level variables, where a broken
// contract then stops the program before it serves anything:
//
//	var readFailures = contract.Must(contract.Contract{NoteMissing, BadName})
func Must(c Contract) Contract {
	if err := c.Check(); err != nil {
		panic(err)
	}
	return c
}

// Check returns the mistakes of the contract that are errors as one error, or
// nil if there are none. It is what bridges ask before they add a tool.
func (c Contract) Check() error {
	var broken []string
	for _, p := range c.Validate() {
		if p.Severity == ProblemError {
			broken = append(broken, p.String())
		}
	}
	if len(broken) == 0 {
		return nil
	}
	return errors.New("contract: " + strings.Join(broken, "; "))
}

// A Registry holds the contracts of the tools of a server by their names, for
// middleware, which sees all calls and knows no tool:
//
//	var failures = contract.Registry{"read_note": readFailures, "create_note": createFailures}
type Registry map[string]Contract

// For returns the contract of a tool; it is nil if the tool declares none.
func (r Registry) For(tool string) Contract { return r[tool] }

// Check returns the mistakes that are errors in any of the contracts as one
// error that names the tools, or nil if there are none.
func (r Registry) Check() error {
	var broken []error
	for _, tool := range slices.Sorted(maps.Keys(r)) {
		if err := r[tool].Check(); err != nil {
			broken = append(broken, fmt.Errorf("tool %q: %w", tool, err))
		}
	}
	return errors.Join(broken...)
}
