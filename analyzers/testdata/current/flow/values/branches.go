package values

import (
	"errors"
	"fmt"
	"os"
)

var errSentinel = errors.New("sentinel")

// Replaced returns a new error in the place of the old one: the old one is nil
// where it is returned.
func Replaced() error { // want Replaced:`^fails\(plain errors\.New\)$`
	err := os.Remove("x")
	if err != nil {
		err = errors.New("gone")
	}
	return err
}

// Checked returns an error that was looked at before.
func Checked() error { // want Checked:`^fails\(plain fmt\.Errorf \[infrastructure os\.Remove kept shown\]\)$`
	err := os.Remove("x")
	if err != nil {
		return fmt.Errorf("remove: %w", err)
	}
	return err
}

func Dead() error { // want Dead:`^fails\(plain errors\.New\)$`
	const debug = false
	if debug {
		return os.Remove("x")
	}
	return errors.New("alive")
}

func WrappedByDefer(n int) (err error) { // want WrappedByDefer:`^fails\(plain fmt\.Errorf \[plain example\.test/flow/values\.errSentinel kept shown\] if 0 is 0\)$`
	defer func() {
		if err != nil {
			err = fmt.Errorf("wrapped: %w", err)
		}
	}()
	if n == 0 {
		return errSentinel
	}
	return nil
}

func ClosedByDefer(f *os.File) (err error) { // want ClosedByDefer:`^fails\(plain errors\.Join \[plain example\.test/flow/values\.errSentinel kept shown\] \[infrastructure os\.\(\*File\)\.Close kept shown\]\)$`
	defer func() {
		err = errors.Join(err, f.Close())
	}()
	return errSentinel
}

func OnlyIfNone(f *os.File) (err error) { // want OnlyIfNone:`^fails\(infrastructure os\.\(\*File\)\.Close \| plain example\.test/flow/values\.errSentinel\)$`
	defer func() {
		if closed := f.Close(); closed != nil && err == nil {
			err = closed
		}
	}()
	if f.Name() == "" {
		return errSentinel
	}
	return nil
}

func Recovered() (err error) { // want Recovered:`^fails\(plain errors\.New \| infrastructure os\.Remove\)$`
	defer func() {
		if r := recover(); r != nil {
			err = errors.New("panic")
		}
	}()
	return os.Remove("x")
}

func SetAgainByDefer() error { // want SetAgainByDefer:`^fails\(plain example\.test/flow/values\.errSentinel\)$`
	var failure error
	defer func() {
		if failure == nil {
			failure = errors.New("panic")
		}
		println(failure.Error())
	}()
	failure = errSentinel
	return failure
}
