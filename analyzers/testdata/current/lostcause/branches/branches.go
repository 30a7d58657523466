// Package branches finds out in many ways that there is an error.
package branches

import (
	"errors"
	"io/fs"
	"os"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func and(name string, strict bool) error {
	err := os.Remove(name)
	failed := err != nil && strict
	if failed {
		return taxonomy.Conflict("The file is used.") // want "lostcause/dropped: os.Remove"
	}
	return nil
}

func notOr(name string, lenient bool) error {
	err := os.Remove(name)
	fine := err == nil || lenient
	if !fine {
		return taxonomy.Conflict("The file is used.") // want "lostcause/dropped: os.Remove"
	}
	return nil
}

// Only one of the two ways has found a certain error.
func sometimesCertain(name string) error {
	err := os.Remove(name)
	if errors.Is(err, fs.ErrNotExist) || err != nil && name == "" {
		return taxonomy.NotFound("There is no such file.") // want "lostcause/dropped: os.Remove"
	}
	return nil
}

func certainOrElse(name string, lenient bool) error {
	if err := os.Remove(name); err != nil {
		if errors.Is(err, fs.ErrNotExist) || lenient {
			return taxonomy.NotFound("There is no such file.") // want "lostcause/dropped: os.Remove"
		}
		return err
	}
	return nil
}

// What comes between is about the same error.
func allButOne(name string) error {
	err := os.Remove(name)
	if err == nil {
		return nil
	}
	if os.IsPermission(err) {
		return err
	}
	return taxonomy.Conflict("The file is used.") // want "lostcause/dropped: os.Remove"
}

// What comes between leads here in any case.
func prepared(name string) error {
	err := os.Remove(name)
	if err == nil {
		return nil
	}
	if name == "" {
		name = "default"
	}
	return taxonomy.Conflict("The file " + name + " is used.") // want "lostcause/dropped: os.Remove"
}

// What does not help against the error leads here in the end.
func tolerated(name string) error {
	err := os.Remove(name)
	if err == nil {
		return nil
	}
	if len(name) > 4 && name[:4] == "/tmp" {
		return nil
	}
	return taxonomy.Conflict("The file is used.") // want "lostcause/dropped: os.Remove"
}

func givenUp(name string) error {
	for attempt := 0; ; attempt++ {
		err := os.Remove(name)
		if err == nil {
			return nil
		}
		if attempt == 3 {
			return taxonomy.Conflict("The file is used.") // want "lostcause/dropped: os.Remove"
		}
	}
}
