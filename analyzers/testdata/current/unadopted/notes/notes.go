// Package notes has codes.
package notes

import "github.com/mcperrlint/mcperrlint/taxonomy"

// Read reads a note.
func Read(name string) (string, error) { return "", taxonomy.NotFound("There is no such note.") }
