// Package store is the upper of two layers under the handlers.
package store

import (
	"errors"

	"example.test/contractuse/store/db"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// ErrGone says that there is nothing.
var ErrGone = taxonomy.NotFound("There is nothing.")

// Find fails with a code.
func Find(id string) error {
	if id == "" {
		return taxonomy.NotFound("There is no such document.")
	}
	return nil
}

// Load fails as what it calls fails.
func Load(id string) error { return db.Read(id) }

// Check fails with a plain error.
func Check(id string) error { return errors.New("no") }
