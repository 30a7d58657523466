package fixes

import (
	"errors"
	"fmt"
	"os"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func flags(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("remove: %+v", err) // want "lostcause/service: os.Remove"
	}
	return nil
}

func quoted(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("remove: %q", err) // want "lostcause/service: os.Remove"
	}
	return nil
}

func indexed(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("%[1]v", err) // want "lostcause/service: os.Remove"
	}
	return nil
}

const format = "remove: %v"

func constantFormat(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf(format, err) // want "lostcause/service: os.Remove"
	}
	return nil
}

func notTheLast(name string, other error) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("%v (after %v)", err, other) // want "lostcause/service: os.Remove"
	}
	return nil
}

func noFormat(name string) error {
	if err := os.Remove(name); err != nil {
		return errors.New("remove: " + err.Error()) // want "lostcause/service: os.Remove"
	}
	return nil
}

func spread(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", []taxonomy.Option{taxonomy.RetryYes}...) // want "lostcause/dropped: os.Remove"
	}
	return nil
}

func inData(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Data("error", err.Error())) // want "lostcause/in-data: os.Remove"
	}
	return nil
}

func setSince(name string) error {
	err := os.Remove(name)
	if err != nil {
		err = nil
		return taxonomy.Conflict("The file is used.") // want "lostcause/dropped: os.Remove"
	}
	return err
}

func hidden(name string) error {
	err := os.Remove(name)
	if err != nil {
		for _, err := range []string{"used"} {
			return taxonomy.Conflict(err) // want "lostcause/dropped: os.Remove"
		}
	}
	return err
}

func noName(f struct{ err error }) error {
	if f.err != nil {
		return taxonomy.Conflict("The file is used.") // want "lostcause/dropped: f.err"
	}
	return nil
}

func noReference(name string) error {
	if err := os.Remove(name); err != nil {
		conflict := taxonomy.Conflict
		taxonomy := "The file is used."
		return conflict(taxonomy) // want "lostcause/dropped: os.Remove"
	}
	return nil
}
