package contract

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Must returns the contract, and panics if [Contract.Validate] finds an error
// in it. It is for package variables, so that an invalid contract stops the
// program before it serves anything:
//
//	var readFailures = contract.Must(contract.Contract{NoteMissing, BadName})
func Must(c Contract) Contract {
	if err := c.Check(); err != nil {
		panic(err)
	}
	return c
}

// Check returns the errors in the contract as one error, or nil if there are
// none. Bridges call it before they add a tool.
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

// A Registry holds contracts by the names of tools, for middleware, which
// serves all tools:
//
//	var failures = contract.Registry{"read_note": readFailures, "create_note": createFailures}
type Registry map[string]Contract

// For returns the contract of a tool, or nil if it declares none.
func (r Registry) For(tool string) Contract { return r[tool] }

// Check returns the errors in all contracts as one error that names the tools,
// or nil if there are none.
func (r Registry) Check() error {
	var broken []error
	for _, tool := range slices.Sorted(maps.Keys(r)) {
		if err := r[tool].Check(); err != nil {
			broken = append(broken, fmt.Errorf("tool %q: %w", tool, err))
		}
	}
	return errors.Join(broken...)
}
