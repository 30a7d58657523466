// Package db is the lower of two layers under the handlers.
package db

import "github.com/mcperrlint/mcperrlint/taxonomy"

// Read fails with a code of its own.
func Read(id string) (string, error) {
	if id == "" {
		return "", taxonomy.DatabaseError("The table is locked.")
	}
	return id, nil
}
