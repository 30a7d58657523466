package intests

import (
	"os"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func inTest(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.")
	}
	return nil
}
