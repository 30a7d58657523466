// Package db is the lower of two layers under the handlers.
package db

import "github.com/mcperrlint/mcperrlint/taxonomy"

// Read fails with a reason that handlers declare.
func Read(id string) error {
	if id == "" {
		return taxonomy.NotFound("There is no such row.", taxonomy.Reason("row_gone"))
	}
	return nil
}
