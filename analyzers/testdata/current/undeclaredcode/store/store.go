// Package store is the upper of two layers under the handlers.
package store

import (
	"errors"
	"fmt"

	"example.test/undeclaredcode/store/db"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var failures = contract.Contract{
	{Reason: "quota", Code: taxonomy.CodeConflict, When: "The quota is used up.", Recovery: "Delete a document before you add another one."},
}

// ErrFrozen says that nothing can be changed.
var ErrFrozen = taxonomy.Forbidden("The store is frozen.")

// Find fails itself.
func Find(id string) (string, error) {
	if id == "" {
		return "", taxonomy.NotFound("There is no such document.")
	}
	return id, nil
}

// Load fails as what it calls fails.
func Load(id string) (string, error) {
	text, err := db.Read(id)
	if err != nil {
		return "", fmt.Errorf("load: %w", err)
	}
	return text, nil
}

// Add fails with a reason.
func Add(id string) error {
	if id == "" {
		return failures.Fail("quota", "")
	}
	return nil
}

// Remove fails with a reason that has no contract.
func Remove(id string) error {
	return taxonomy.NotFound("There is no such document.", taxonomy.Reason("document_gone"))
}

// Rename fails with a plain error.
func Rename(id string) error { return errors.New("no") }

// Freeze fails with a variable.
func Freeze() error { return ErrFrozen }

// A Service is what handlers know of a store.
type Service struct{}

// Lock is a method.
func (*Service) Lock(id string) error { return taxonomy.RateLimited("Too many locks.") }
