package contracts

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// A Lack says what a contract does not declare of a failure.
type Lack int

// The lacks. A failure without a code of its own, and one with which any tool can fail, lack nothing.
const (
	Nothing Lack = iota
	TheReason
	TheCode
)

// LackOf returns what a contract lacks of a failure with a reason, which can be empty, and a code,
// which can be 0.
func LackOf(declared contract.Contract, reason string, code taxonomy.Code) Lack {
	switch {
	case contract.Reserved(reason):
		return Nothing
	case reason != "" && !slices.ContainsFunc(declared, func(f contract.Failure) bool { return f.Reason == reason }):
		return TheReason
	case code.Known() && !Baseline(code) && !slices.ContainsFunc(declared, func(f contract.Failure) bool { return f.Code == code }):
		return TheCode
	}
	return Nothing
}

// Made is what handlers produce: reasons, and the codes of errors without a reason.
type Made struct {
	Reasons map[string]bool
	Codes   map[taxonomy.Code]bool
}

// NewMade returns a Made that is empty.
func NewMade() Made {
	return Made{Reasons: make(map[string]bool), Codes: make(map[taxonomy.Code]bool)}
}

// Knows reports whether one of the reasons is declared. A contract of which no reason is produced at all
// is used in a way that is not understood.
func (m Made) Knows(declared contract.Contract) bool {
	return slices.ContainsFunc(declared, func(f contract.Failure) bool { return m.Reasons[f.Reason] })
}

// Lacks reports whether nothing produces a declared failure. What a service throws may not be in sight.
func (m Made) Lacks(f contract.Failure) bool {
	return f.Reason != "" && !m.Reasons[f.Reason] && !m.Codes[f.Code] && f.ThrownBy != contract.Service
}
