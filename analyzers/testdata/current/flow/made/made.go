// Package made makes errors in all the ways that there are.
package made

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"
)

var ErrGone = errors.New("gone") // want ErrGone:`^holds\(plain example\.test/flow/made\.ErrGone\)$`

func New() error { return errors.New("no") } // want New:`^fails\(plain errors\.New\)$`

func Format(n int) error { return fmt.Errorf("no %d", n) } // want Format:`^fails\(plain fmt\.Errorf\)$`

func Wrap() error { // want Wrap:`^fails\(plain fmt\.Errorf \[infrastructure os\.Open kept shown\]\)$`
	_, err := os.Open("x")
	return fmt.Errorf("open: %w", err)
}

func Text() error { // want Text:`^fails\(plain fmt\.Errorf \[infrastructure os\.Open shown\]\)$`
	_, err := os.Open("x")
	return fmt.Errorf("open: %v", err)
}

func TypeOnly() error { // want TypeOnly:`^fails\(plain fmt\.Errorf\)$`
	_, err := os.Open("x")
	return fmt.Errorf("open: %T", err)
}

func Indexed(a, b error) error { return fmt.Errorf("%[2]v after %[1]w, %d%%", a, b, 3) } // want Indexed:`^fails\(plain fmt\.Errorf \[parameter 1 shown\] \[parameter 0 kept shown\]\)$`

func Unchanged() error { return os.Remove("x") } // want Unchanged:`^fails\(infrastructure os\.Remove\)$`

func Number(s string) (int, error) { return strconv.Atoi(s) } // want Number:`^fails\(-, argument strconv\.Atoi\)$`

func Sentinel() error { return ErrGone } // want Sentinel:`^fails\(plain example\.test/flow/made\.ErrGone\)$`

func Wrapped() error { return fmt.Errorf("it is %w", ErrGone) } // want Wrapped:`^fails\(plain fmt\.Errorf \[plain example\.test/flow/made\.ErrGone kept shown\]\)$`

func Joined(err error) error { return errors.Join(err, ErrGone) } // want Joined:`^fails\(plain errors\.Join \[parameter 0 kept shown\] \[plain example\.test/flow/made\.ErrGone kept shown\]\)$`

func Unwrapped(err error) error { return errors.Unwrap(fmt.Errorf("x: %w", err)) } // want Unwrapped:`^fails\(parameter 0\)$`

func Cancelled(ctx context.Context) error { return ctx.Err() } // want Cancelled:`^fails\(context context\.Context\.Err\)$`

func Never() error { return nil } // want Never:`^never\(1\)$`

func Same(err error) error { return err } // want Same:`^fails\(parameter 0\)$`

func Keep(err error) error { return fmt.Errorf("kept: %w", err) } // want Keep:`^fails\(plain fmt\.Errorf \[parameter 0 kept shown\]\)$`

func Drop(err error) error { // want Drop:`^fails\(plain errors\.New if 0 is not nil\)$` Drop:`^handles\(forgets 0\)$`
	if err != nil {
		return errors.New("dropped")
	}
	return nil
}

func Forward(format string, args ...any) error { return fmt.Errorf(format, args...) } // want Forward:`^fails\(plain fmt\.Errorf \[parameter 1 kept shown\] \[parameter 0 shown\]\)$`

type Failed struct {
	Op    string
	Cause error
	Extra string
}

func (f *Failed) Error() string { return f.Op + ": " + f.Cause.Error() } // want Error:`^fails\(renders parameter 0\.Cause; shows parameter 0\.Op\)$`

func (f *Failed) Unwrap() error { return f.Cause } // want Unwrap:`^fails\(parameter 0\.Cause\)$`

func Typed(op string) error { return &Failed{Op: op, Cause: os.Remove("x"), Extra: "y"} } // want Typed:`^fails\(typed example\.test/flow/made\.Failed \[infrastructure os\.Remove kept shown\] \[parameter 0 shown\]\)$`

type Quiet struct{ Cause error }

func (q Quiet) Error() string { return "quiet" }

func Value() error { return Quiet{Cause: os.Remove("x")} } // want Value:`^fails\(typed example\.test/flow/made\.Quiet\)$`
