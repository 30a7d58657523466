// Package store declares failures for the tools of other packages.
package store

import (
	"errors"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const hint = "Call list_documents and pass one of the names it returns."

var (
	Gone  = contract.Failure{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint}
	Taken = contract.Failure{Reason: "taken", Code: taxonomy.CodeConflict, When: "It is taken.", Recovery: hint}
	Full  = contract.Failure{Reason: "full", Code: taxonomy.CodeForbidden, When: "No room is left.", Recovery: hint}

	locked = contract.Failure{Reason: "locked", Code: taxonomy.CodeConflict, When: "It is locked.", Recovery: hint}

	// Busy is changed by the program.
	Busy = contract.Failure{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint}
)

// SetBusy says what busy means.
func SetBusy(code taxonomy.Code) { Busy.Code = code }

var errFull = errors.New("full")

// Save saves a document.
func Save(name string) error {
	if len(name) > 9 {
		return Full.Fail("", taxonomy.Cause(errFull), taxonomy.Reason("what an option says is not the reason"))
	}
	return nil
}

// Lock locks a document.
func Lock(name string) error {
	if name == "" {
		return locked.Fail("")
	}
	return Busy.Fail("")
}
