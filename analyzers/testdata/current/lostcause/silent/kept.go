// Package silent keeps its causes.
package silent

import (
	"context"
	"errors"
	"fmt"
	"os"

	"example.test/lostcause/internal/problems"

	pkgerrors "github.com/pkg/errors"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// itself returns the error itself.
func itself(name string) error {
	if err := os.Remove(name); err != nil {
		return err
	}
	return nil
}

// wrapped wraps it with %w.
func wrapped(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("remove: %w", err)
	}
	return nil
}

// pkgWrapped wraps it with another library.
func pkgWrapped(name string) error {
	if err := os.Remove(name); err != nil {
		return pkgerrors.Wrap(err, "remove")
	}
	return nil
}

// cause keeps it as the cause.
func cause(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.RetryYes, taxonomy.Cause(err))
	}
	return nil
}

// causeOfCause keeps what it wraps.
func causeOfCause(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Cause(errors.Unwrap(err)))
	}
	return nil
}

// wrappedCause keeps it wrapped.
func wrappedCause(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Cause(fmt.Errorf("remove: %w", err)))
	}
	return nil
}

// chain keeps it wrapped in a variable.
func chain(name string) error {
	if err := os.Remove(name); err != nil {
		more := fmt.Errorf("remove: %w", err)
		return taxonomy.Conflict("The file is used.", taxonomy.Cause(more))
	}
	return nil
}

// addedLater adds it later.
func addedLater(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.").With(taxonomy.Cause(err))
	}
	return nil
}

var failures = contract.Contract{
	{Reason: "used", Code: taxonomy.CodeConflict, When: "The file is used.", Recovery: "Wait until the file is closed, then try again."},
}

// declared keeps it in a failure of a contract.
func declared(name string) error {
	if err := os.Remove(name); err != nil {
		return failures.Fail("used", "", taxonomy.Cause(err))
	}
	return nil
}

// classified has it classified.
func classified(ctx context.Context, name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Classify(err)
	}
	return nil
}

// joined joins it with another one.
func joined(name string) error {
	if err := os.Remove(name); err != nil {
		return errors.Join(errors.New("no luck"), err)
	}
	return nil
}

// helper hands it to a function that keeps it.
func helper(name string) error {
	if err := os.Remove(name); err != nil {
		return problems.Keep("The file is used.", err)
	}
	return nil
}

// conversion hands it to one that converts it.
func conversion(name string) error {
	if err := os.Remove(name); err != nil {
		return problems.Convert(err)
	}
	return nil
}

// someOptions is given options that nobody knows.
func someOptions(name string, options ...taxonomy.Option) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", options...)
	}
	return nil
}

// optionsMadeHere has it in a list of options.
func optionsMadeHere(name string) error {
	if err := os.Remove(name); err != nil {
		options := []taxonomy.Option{taxonomy.RetryYes}
		options = append(options, taxonomy.Cause(err))
		return taxonomy.Conflict("The file is used.", options...)
	}
	return nil
}

type converter interface{ convert(err error) error }

// unknownHelper hands it to functions that nobody knows.
func unknownHelper(name string, c converter, convert func(error) error) error {
	if err := os.Remove(name); err != nil {
		if name == "" {
			return c.convert(err)
		}
		return convert(err)
	}
	return nil
}

type refusal struct{ of error }

func (r *refusal) Error() string { return "refused" }
func (r *refusal) Unwrap() error { return r.of }

// ownType has a type that keeps it.
func ownType(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Cause(&refusal{err}))
	}
	return nil
}

// deferredWrap wraps it where the function ends.
func deferredWrap(name string) (err error) {
	defer func() {
		if err != nil {
			err = taxonomy.Conflict("The file is used.", taxonomy.Cause(err))
		}
	}()
	if err = os.Remove(name); err != nil {
		return err
	}
	return nil
}

// namedResult sets the result.
func namedResult(name string) (err error) {
	if err = os.Remove(name); err != nil {
		err = taxonomy.Conflict("The file is used.", taxonomy.Cause(err))
	}
	return
}

// captured sets it in a literal.
func captured(name string) error {
	var err error
	func() { err = os.Remove(name) }()
	if err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Cause(err))
	}
	return nil
}

// shadowed wraps it under the same name.
func shadowed(name string) error {
	err := os.Remove(name)
	if err != nil {
		err := fmt.Errorf("remove: %w", err)
		return taxonomy.Conflict("The file is used.", taxonomy.Cause(err))
	}
	return nil
}

// lastOne keeps the last one.
func lastOne(name string) error {
	var lastErr error
	for range 3 {
		err := os.Remove(name)
		if err == nil {
			return nil
		}
		lastErr = err
	}
	return taxonomy.ServiceUnavailable("The file is busy.", taxonomy.Cause(lastErr))
}

// lastOneInLoop keeps the last one, and returns in the loop.
func lastOneInLoop(name string) error {
	var lastErr error
	for attempt := 0; ; attempt++ {
		err := os.Remove(name)
		if err == nil {
			return nil
		}
		lastErr = err
		if attempt == 3 {
			return taxonomy.ServiceUnavailable("The file is busy.", taxonomy.Cause(lastErr))
		}
	}
}

// cleanup keeps the first one, and shows the second.
func cleanup(f *os.File) error {
	if _, err := f.WriteString("text"); err != nil {
		if problem := f.Close(); problem != nil {
			return taxonomy.InternalError("The file is broken.", taxonomy.Cause(err), taxonomy.Detail(problem.Error()))
		}
		return err
	}
	return nil
}
