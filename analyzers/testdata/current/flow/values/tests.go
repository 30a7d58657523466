package values

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

var errUnknown = errors.New("unknown")

type missing struct{ name string }

func (m *missing) Error() string { return m.name } // want Error:`^fails\(shows parameter 0\.name\)$`

func load(name string) error {
	switch name {
	case "":
		return fmt.Errorf("no such target: %w", errUnknown)
	case "x":
		return errors.New("token required")
	case "y":
		return &missing{name}
	}
	return os.Remove(name)
}

// Excluded has left before with the variable that is tested.
func Excluded() error { // want Excluded:`^fails\(plain errors\.New \| typed example\.test/flow/values\.missing \| infrastructure os\.Remove\)$`
	err := load(os.Args[1])
	if errors.Is(err, errUnknown) {
		return nil
	}
	return err
}

// Included returns nothing that does not wrap the variable.
func Included() error { // want Included:`^fails\(plain fmt\.Errorf \[plain example\.test/flow/values\.errUnknown kept shown\]\)$`
	if err := load(os.Args[1]); errors.Is(err, errUnknown) {
		return err
	}
	return nil
}

// Foreign can be wrapped by what another module returns.
func Foreign() error { // want Foreign:`^fails\(infrastructure os\.Remove\)$`
	if err := load(os.Args[1]); errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// WrappedThen keeps only what the test leaves.
func WrappedThen() error { // want WrappedThen:`^fails\(plain fmt\.Errorf \[plain fmt\.Errorf kept shown\] \[plain example\.test/flow/values\.errUnknown kept shown\]\)$`
	if err := load(os.Args[1]); errors.Is(err, errUnknown) {
		return fmt.Errorf("wrapped: %w", err)
	}
	return nil
}

func NotOfType() error { // want NotOfType:`^fails\(plain fmt\.Errorf \[plain example\.test/flow/values\.errUnknown kept shown\] \| plain errors\.New \| infrastructure os\.Remove\)$`
	err := load(os.Args[1])
	var m *missing
	if errors.As(err, &m) {
		return nil
	}
	return err
}

func OfType() string { // want OfType:`^fails\(renders typed example\.test/flow/values\.missing( .*)?\)$`
	err := load(os.Args[1])
	var m *missing
	if errors.As(err, &m) {
		return err.Error()
	}
	return ""
}

func Equal() error { // want Equal:`^fails\(plain example\.test/flow/values\.errUnknown\)$`
	err := either()
	if err == errUnknown {
		return err
	}
	return nil
}

func either() error {
	if len(os.Args) > 1 {
		return errUnknown
	}
	return os.Remove("x")
}
