package values

import (
	"errors"
	"fmt"
	"os"
)

// NotAsserted leaves out the errors of the type.
func NotAsserted() error { // want NotAsserted:`^fails\(plain fmt\.Errorf \[plain example\.test/flow/values\.errUnknown kept shown\] \| plain errors\.New \| infrastructure os\.Remove\)$`
	err := load(os.Args[1])
	if _, ok := err.(*missing); ok {
		return nil
	}
	return err
}

// NotInSwitch leaves out the errors of both types.
func NotInSwitch() error { // want NotInSwitch:`^fails\(plain errors\.New\)$`
	switch err := several(len(os.Args)).(type) {
	case *missing, *os.PathError:
		return nil
	case nil:
		return nil
	default:
		return err
	}
}

func several(n int) error {
	switch n {
	case 1:
		return &missing{"a"}
	case 2:
		return &os.PathError{}
	case 3:
		return errors.New("several")
	}
	return nil
}

func wrapped() error { return fmt.Errorf("load: %w", several(1)) }

// WrappedStays, as an assertion does not look for causes.
func WrappedStays() error { // want WrappedStays:`^fails\(plain fmt\.Errorf \[typed example\.test/flow/values\.missing kept shown\]\)$`
	err := wrapped()
	if _, ok := err.(*missing); ok {
		return nil
	}
	return err
}

// ForeignStays can be an error of the type that another module has made.
func ForeignStays() error { // want ForeignStays:`^fails\(infrastructure os\.Remove\)$`
	err := os.Remove("a")
	if _, ok := err.(*os.PathError); ok {
		return nil
	}
	return err
}

// AnyStays, as the type is an interface.
func AnyStays() error { // want AnyStays:`^fails\(typed example\.test/flow/values\.missing\)$`
	err := error(&missing{"a"})
	if _, ok := err.(interface{ Timeout() bool }); ok {
		return nil
	}
	return err
}

// UnlessAsserted leaves it to the caller.
func UnlessAsserted(err error) error { // want UnlessAsserted:`^fails\(parameter 0 if 0 is not itself example\.test/flow/values\.missing\)$`
	if _, ok := err.(*missing); !ok {
		return err
	}
	return nil
}

func GivenOther() error { return UnlessAsserted(several(len(os.Args))) } // want GivenOther:`^fails\(typed io/fs\.PathError \| plain errors\.New\)$`

func GivenWrapped() error { return UnlessAsserted(wrapped()) } // want GivenWrapped:`^fails\(plain fmt\.Errorf \[typed example\.test/flow/values\.missing kept shown\]\)$`

// IsMissing says less of what it is false for.
func IsMissing(err error) bool { // want IsMissing:`^tells\(true: 0 is example\.test/flow/values\.missing; false: 0 is not itself example\.test/flow/values\.missing\)$`
	_, ok := err.(*missing)
	return ok
}

// NotMissing asks the predicate.
func NotMissing() error { // want NotMissing:`^fails\(typed io/fs\.PathError \| plain errors\.New\)$`
	if err := several(len(os.Args)); !IsMissing(err) {
		return err
	}
	return nil
}

// IsNeither knows less of what one of two tests tells.
func IsNeither(strict bool, err error) bool { // want IsNeither:`^tells\(true: 1 is not itself example\.test/flow/values\.missing; false: 1 is example\.test/flow/values\.missing\)$`
	if strict {
		return !isOfType(err)
	}
	return !IsMissing(err)
}

func isOfType(err error) bool {
	var m *missing
	return errors.As(err, &m)
}

// Asserted is of the type itself, and shows what it always shows.
func Asserted() error { // want Asserted:`^fails\(typed example\.test/flow/values\.embedding \[infrastructure os\.Remove shown\]\)$`
	err := anything(len(os.Args))
	if found, ok := err.(embedding); ok {
		return found
	}
	return nil
}

func anything(n int) error {
	switch n {
	case 1:
		return embedding{os.Remove("a")}
	case 2:
		return fmt.Errorf("more: %w", embedding{os.ErrExist})
	}
	return os.Remove("b")
}

// AssertedOfAny can be what is not known, too.
func AssertedOfAny(err error) error { // want AssertedOfAny:`^fails\(typed example\.test/flow/values\.missing \| typed example\.test/flow/values\.missing \[parameter 0 kept\] \[unknown shown\]\)$`
	if err == nil {
		err = several(1)
	}
	found, _ := err.(*missing)
	return found
}
