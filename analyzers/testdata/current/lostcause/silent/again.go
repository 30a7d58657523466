package silent

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type answer struct{ err error }

func (a answer) Err() error { return a.err }

// The error is read twice.
func field(a *answer) error {
	if a.err != nil {
		return taxonomy.InternalError("No luck.", taxonomy.Cause(a.err))
	}
	return nil
}

func fieldOfElement(answers []answer) error {
	for i := range answers {
		if answers[i].err != nil {
			return taxonomy.InternalError("No luck.", taxonomy.Cause(answers[i].err))
		}
	}
	return nil
}

func method(a answer) error {
	if a.Err() != nil {
		return fmt.Errorf("no luck: %w", a.Err())
	}
	return nil
}

func causeOfContext(ctx context.Context, name string) error {
	if err := os.Remove(name); err != nil {
		select {
		case <-ctx.Done():
			return fmt.Errorf("%w: %w", context.Cause(ctx), err)
		default:
			return err
		}
	}
	return nil
}

var errElsewhere = errors.New("elsewhere")

func lookElsewhere(name string) error {
	if name == "" {
		return errElsewhere
	}
	return os.Remove(name)
}

// The first failure is kept, and that of the second attempt tells nothing new.
func secondAttempt(name string) error {
	err := os.Remove(name)
	if err != nil {
		problem := lookElsewhere(name)
		if problem == nil {
			return nil
		}
		if errors.Is(problem, errElsewhere) {
			return taxonomy.NotFound("There is no such file.")
		}
		return taxonomy.InternalError("The file cannot be removed.", taxonomy.Cause(err))
	}
	return nil
}
