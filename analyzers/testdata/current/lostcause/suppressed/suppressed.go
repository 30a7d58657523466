// Package suppressed turns findings off.
package suppressed

import (
	"os"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func sameLine(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.") //mcperrlint:ignore lostcause -- as an example
	}
	return nil
}

func otherCategory(name string) error {
	if err := os.Remove(name); err != nil {
		//mcperrlint:ignore lostcause/in-data -- the wrong category
		return taxonomy.Conflict("The file is used.") // want "lostcause/dropped: os.Remove"
	}
	return nil
}
