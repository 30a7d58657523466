package fixes

import (
	"os"

	. "github.com/mcperrlint/mcperrlint/taxonomy"
)

func dot(name string) error {
	if err := os.Remove(name); err != nil {
		return Conflict("The file is used.") // want "lostcause/dropped: os.Remove"
	}
	return nil
}
