// Package causes imports package taxonomy and makes coded errors without the cause that is at hand. Nobody asks for it.
package causes

import (
	"errors"
	"fmt"
	"os"
	"strconv"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func dropped(name string) error {
	if _, err := os.ReadFile(name); err != nil {
		return taxonomy.NotFound("There is no such note.") // want "lostcause/dropped: os.ReadFile"
	}
	return nil
}

func text(name string) error {
	if _, err := strconv.Atoi(name); err != nil {
		return taxonomy.ValidationError("The number is none: " + err.Error()) // want "lostcause/text-only: strconv.Atoi"
	}
	return nil
}

func data(name string) error {
	if _, err := os.ReadFile(name); err != nil {
		return taxonomy.NotFound("There is no such note.", taxonomy.Data("error", err)) // want "lostcause/in-data: os.ReadFile"
	}
	return nil
}

func kept(name string) error {
	if _, err := os.ReadFile(name); err != nil {
		return taxonomy.NotFound("There is no such note.", taxonomy.Cause(err))
	}
	return nil
}

// plain errors without the one before them are as strict here as elsewhere.
func plain(name string) error {
	if _, err := strconv.Atoi(name); err != nil {
		return fmt.Errorf("no number: %v", err)
	}
	if err := kept(name); err != nil {
		return errors.New("no note")
	}
	return nil
}

// again wraps an error in another one with the same code, which is strict here as well.
func again(name string) error {
	if err := kept(name); err != nil {
		return taxonomy.NotFound("There is no note.", taxonomy.Cause(err))
	}
	return nil
}
