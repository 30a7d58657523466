// Package contract declares some of what the real one declares, see package taxonomy beside it.
package contract

import "github.com/mcperrlint/mcperrlint/taxonomy"

// Failure is one that a tool declares.
type Failure struct {
	Reason         string
	Code           taxonomy.Code
	When, Recovery string
}

// Contract is what a tool declares.
type Contract []Failure

// Fill returns an error with what the contract says of it.
func (c Contract) Fill(err error) error { return err }

// Fail returns an error for the failure with the given reason.
func (c Contract) Fail(reason, message string, opts ...taxonomy.Option) *taxonomy.Error {
	for _, f := range c {
		if f.Reason == reason {
			return taxonomy.New(f.Code, message, opts...)
		}
	}
	return nil
}
