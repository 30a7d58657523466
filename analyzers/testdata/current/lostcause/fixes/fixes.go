// Package fixes has losses that can be mended.
package fixes

import (
	"errors"
	"fmt"
	"os"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func factory(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.NotFound("There is no such file.") // want "lostcause/dropped: os.Remove"
	}
	return nil
}

func options(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.New(taxonomy.CodeConflict, "The file is used.", taxonomy.RetryYes) // want "lostcause/dropped: os.Remove"
	}
	return nil
}

func trailingComma(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict( // want "lostcause/dropped: os.Remove"
			"The file is used.", // the message
		)
	}
	return nil
}

var failures = contract.Contract{
	{Reason: "used", Code: taxonomy.CodeConflict, When: "The file is used.", Recovery: "Wait until the file is closed, then try again."},
}

func declared(name string) error {
	if problem := os.Remove(name); problem != nil {
		return failures.Fail("used", "") // want "lostcause/dropped: os.Remove"
	}
	return nil
}

func foundByAs(name string) error {
	err := os.Remove(name)
	var path *os.PathError
	if errors.As(err, &path) {
		return taxonomy.NotFound("There is no such file.") // want "lostcause/dropped: os.Remove"
	}
	return err
}

func text(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used: " + err.Error()) // want "lostcause/text-only: os.Remove"
	}
	return nil
}

func verb(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("remove %s: %v", name, err) // want "lostcause/service: os.Remove"
	}
	return nil
}

func verbInTheMiddle(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf(`100%% lost, "%5s": (%s) %-3d`, name, err, 1) // want "lostcause/service: os.Remove"
	}
	return nil
}

func callOfError(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("remove: %s", err.Error()) // want "lostcause/service: os.Remove"
	}
	return nil
}

func besideSentinel(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("%w: %v", os.ErrInvalid, err) // want "lostcause/service: os.Remove"
	}
	return nil
}
