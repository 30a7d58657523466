package store

import (
	"errors"
	"os"
)

// Check goes over all that it is given.
func Check(keys map[string]bool, splits []string) error { // want Check:`^fails\(plain errors\.New if 0 is not empty \| infrastructure os\.Remove if 1 is not empty\)$`
	for key := range keys {
		if key == "" {
			return errors.New("a key is empty")
		}
	}
	for _, split := range splits {
		if err := os.Remove(split); err != nil {
			return err
		}
	}
	return nil
}

// Completed puts something into the map first.
func Completed(keys map[string]bool) error { // want Completed:`^fails\(plain errors\.New\)$`
	keys["all"] = true
	for key := range keys {
		if key == "all" {
			return errors.New("a key is taken")
		}
	}
	return nil
}
