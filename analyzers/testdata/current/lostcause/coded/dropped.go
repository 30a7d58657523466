// Package coded makes coded errors while others are known. It has no handler:
// codes count everywhere.
package coded

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"time"

	"example.test/lostcause/internal/problems"
	"example.test/lostcause/internal/store"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func factory(name string) error {
	_, err := os.Open(name)
	if err != nil {
		return taxonomy.NotFound("There is no such file.") // want "lostcause/dropped: os.Open"
	}
	return nil
}

func short(name string) error {
	if problem := os.Remove(name); problem != nil {
		return taxonomy.New(taxonomy.CodeConflict, "The file is used.") // want "lostcause/dropped: os.Remove"
	}
	return nil
}

func turned(name string) error {
	err := os.Remove(name)
	if nil == err {
		return nil
	}
	return taxonomy.Conflict("The file is used.") // want "lostcause/dropped: os.Remove"
}

func inElse(name string) error {
	if err := os.Remove(name); err == nil {
		return nil
	} else {
		return taxonomy.Conflict("The file is used.") // want "lostcause/dropped: os.Remove"
	}
}

var failures = contract.Contract{
	{Reason: "used", Code: taxonomy.CodeConflict, When: "The file is used.", Recovery: "Wait until the file is closed, then try again."},
}

func declared(name string) error {
	if err := os.Remove(name); err != nil {
		return failures.Fail("used", "") // want "lostcause/dropped: os.Remove"
	}
	return nil
}

func literal(name string) error {
	if err := os.Remove(name); err != nil {
		return &taxonomy.Error{Code: taxonomy.CodeConflict, Message: "The file is used."} // want "lostcause/dropped: os.Remove"
	}
	return nil
}

var errUsed = taxonomy.Conflict("The file is used.")

func sentinel(name string) error {
	if err := os.Remove(name); err != nil {
		return errUsed // want "lostcause/dropped: os.Remove"
	}
	return nil
}

func extended(name string) error {
	if err := os.Remove(name); err != nil {
		return errUsed.With(taxonomy.Data("name", name)) // want "lostcause/dropped: os.Remove"
	}
	return nil
}

// The condition finds out more about the error, but the error has more to say.
func foundByAs(name string) error {
	err := os.Remove(name)
	var path *fs.PathError
	if errors.As(err, &path) {
		return taxonomy.NotFound("There is no such file.") // want "lostcause/dropped: os.Remove"
	}
	return err
}

func typeSwitch(name string) error {
	switch err := os.Remove(name); err.(type) {
	case *fs.PathError:
		return taxonomy.NotFound("There is no such file.") // want "lostcause/dropped: os.Remove"
	default:
		return err
	}
}

func notTheSentinel(name string) error {
	err := os.Remove(name)
	switch {
	case err == nil:
		return nil
	case errors.Is(err, fs.ErrNotExist):
		return taxonomy.NotFound("There is no such file.")
	}
	return taxonomy.InternalError("The file cannot be removed.") // want "lostcause/dropped: os.Remove"
}

func switchTrue(name string) error {
	err := os.Remove(name)
	switch true {
	case err != nil:
		return taxonomy.InternalError("The file cannot be removed.") // want "lostcause/dropped: os.Remove"
	}
	return nil
}

func inLoop(name string) error {
	for attempt := 0; ; attempt++ {
		err := os.Remove(name)
		if err == nil {
			return nil
		}
		if attempt == 3 {
			return taxonomy.ServiceUnavailable("The file is busy.") // want "lostcause/dropped: os.Remove"
		}
	}
}

func untilDeadline(name string, deadline time.Time) error {
	for {
		err := os.Remove(name)
		if err == nil {
			return nil
		}
		if time.Now().After(deadline) {
			return taxonomy.Timeout("The file is busy.") // want "lostcause/dropped: os.Remove"
		}
	}
}

func named(name string) (err error) {
	if err = os.Remove(name); err != nil {
		err = taxonomy.Conflict("The file is used.") // want "lostcause/dropped: os.Remove"
		return
	}
	return
}

func chosenLater(name string) error {
	var result error
	if err := os.Remove(name); err != nil {
		result = taxonomy.Conflict("The file is used.") // want "lostcause/dropped: os.Remove"
	}
	return result
}

func inClosure(names []string) error {
	remove := func(name string) error {
		if err := os.Remove(name); err != nil {
			return taxonomy.Conflict("The file is used.") // want "lostcause/dropped: os.Remove"
		}
		return nil
	}
	return remove(names[0])
}

func twoPackagesDeep(ctx context.Context, name string) error {
	if _, err := store.Load(ctx, name); err != nil {
		return taxonomy.NotFound("There is no such file.") // want "lostcause/dropped: store.Load"
	}
	return nil
}

func helperDrops(name string) error {
	if err := os.Remove(name); err != nil {
		return problems.Drop("The file is used.", err) // want "lostcause/dropped: os.Remove"
	}
	return nil
}

func fromAnywhere(remove func() error) error {
	if err := remove(); err != nil {
		return taxonomy.Conflict("The file is used.") // want "lostcause/dropped: err"
	}
	return nil
}

func parameter(err error) error {
	if err != nil {
		return taxonomy.Conflict("The file is used.") // want "lostcause/dropped: err"
	}
	return nil
}

type file struct{ err error }

func (f *file) field() error {
	if f.err != nil {
		return taxonomy.Conflict("The file is used.") // want "lostcause/dropped: f.err"
	}
	return nil
}
