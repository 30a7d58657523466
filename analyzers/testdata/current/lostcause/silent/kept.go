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

func itself(name string) error {
	if err := os.Remove(name); err != nil {
		return err
	}
	return nil
}

func wrapped(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("remove: %w", err)
	}
	return nil
}

func pkgWrapped(name string) error {
	if err := os.Remove(name); err != nil {
		return pkgerrors.Wrap(err, "remove")
	}
	return nil
}

func cause(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.RetryYes, taxonomy.Cause(err))
	}
	return nil
}

func causeOfCause(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Cause(errors.Unwrap(err)))
	}
	return nil
}

func wrappedCause(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Cause(fmt.Errorf("remove: %w", err)))
	}
	return nil
}

func chain(name string) error {
	if err := os.Remove(name); err != nil {
		more := fmt.Errorf("remove: %w", err)
		return taxonomy.Conflict("The file is used.", taxonomy.Cause(more))
	}
	return nil
}

func addedLater(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.").With(taxonomy.Cause(err))
	}
	return nil
}

var failures = contract.Contract{
	{Reason: "used", Code: taxonomy.CodeConflict, When: "The file is used.", Recovery: "Wait until the file is closed, then try again."},
}

func declared(name string) error {
	if err := os.Remove(name); err != nil {
		return failures.Fail("used", "", taxonomy.Cause(err))
	}
	return nil
}

func classified(ctx context.Context, name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Classify(err)
	}
	return nil
}

func joined(name string) error {
	if err := os.Remove(name); err != nil {
		return errors.Join(errors.New("no luck"), err)
	}
	return nil
}

func helper(name string) error {
	if err := os.Remove(name); err != nil {
		return problems.Keep("The file is used.", err)
	}
	return nil
}

func conversion(name string) error {
	if err := os.Remove(name); err != nil {
		return problems.Convert(err)
	}
	return nil
}

func someOptions(name string, options ...taxonomy.Option) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", options...)
	}
	return nil
}

func optionsMadeHere(name string) error {
	if err := os.Remove(name); err != nil {
		options := []taxonomy.Option{taxonomy.RetryYes}
		options = append(options, taxonomy.Cause(err))
		return taxonomy.Conflict("The file is used.", options...)
	}
	return nil
}

type converter interface{ convert(err error) error }

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

func ownType(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Cause(&refusal{err}))
	}
	return nil
}

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

func namedResult(name string) (err error) {
	if err = os.Remove(name); err != nil {
		err = taxonomy.Conflict("The file is used.", taxonomy.Cause(err))
	}
	return
}

func captured(name string) error {
	var err error
	func() { err = os.Remove(name) }()
	if err != nil {
		return taxonomy.Conflict("The file is used.", taxonomy.Cause(err))
	}
	return nil
}

func shadowed(name string) error {
	err := os.Remove(name)
	if err != nil {
		err := fmt.Errorf("remove: %w", err)
		return taxonomy.Conflict("The file is used.", taxonomy.Cause(err))
	}
	return nil
}

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

func cleanup(f *os.File) error {
	if _, err := f.WriteString("text"); err != nil {
		if problem := f.Close(); problem != nil {
			return taxonomy.InternalError("The file is broken.", taxonomy.Cause(err), taxonomy.Detail(problem.Error()))
		}
		return err
	}
	return nil
}
