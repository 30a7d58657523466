package values

import (
	"errors"
	"fmt"
	"os"

	"example.test/flow/store"
)

func isUnknown(err error) bool { return errors.Is(err, errUnknown) }

func isMissing(err error) bool {
	var m *missing
	if !errors.As(err, &m) {
		return false
	}
	return m.name != ""
}

func isOneOfOurs(err error) bool { return isUnknown(err) || isMissing(err) }

func isAnother(err error) bool { return err != nil && !isUnknown(err) && !isMissing(err) }

func saysNothing(err error) bool { return err.Error() == "gone" }

// IsUnknown is for others.
func IsUnknown(err error) bool { return isUnknown(err) } // want IsUnknown:`^tells\(true: 0 is example\.test/flow/values\.errUnknown; false: 0 is not example\.test/flow/values\.errUnknown\)$`

// IsBad looks at its second argument.
func IsBad(name string, err error) bool { // want IsBad:`^tells\(true: 1 is example\.test/flow/values\.errUnknown or example\.test/flow/values\.missing; false: 1 is not example\.test/flow/values\.errUnknown\)$`
	return name == "" && isUnknown(err) || isOneOfOurs(err)
}

// AskedAndTrue returns only what the predicate is true for.
func AskedAndTrue() error { // want AskedAndTrue:`^fails\(typed example\.test/flow/values\.missing\)$`
	if err := load(os.Args[1]); isMissing(err) {
		return err
	}
	return nil
}

// AskedAndFalse returns what the predicate is false for: an error of the type can
// be among that, because there is more to the predicate than its type.
func AskedAndFalse() error { // want AskedAndFalse:`^fails\(plain fmt\.Errorf \[plain example\.test/flow/values\.errUnknown kept shown\] \| plain errors\.New \| typed example\.test/flow/values\.missing \| infrastructure os\.Remove\)$`
	err := load(os.Args[1])
	if isMissing(err) {
		return nil
	}
	return err
}

// EitherOf returns what one or the other predicate is true for.
func EitherOf() error { // want EitherOf:`^fails\(plain fmt\.Errorf \[plain example\.test/flow/values\.errUnknown kept shown\] \| typed example\.test/flow/values\.missing\)$`
	if err := load(os.Args[1]); isOneOfOurs(err) {
		return err
	}
	return nil
}

// NeitherOf loses at least what one predicate is about.
func NeitherOf() error { // want NeitherOf:`^fails\(plain errors\.New \| typed example\.test/flow/values\.missing \| infrastructure os\.Remove\)$`
	if err := load(os.Args[1]); isAnother(err) {
		return err
	}
	return nil
}

// TextAlone is no verdict.
func TextAlone() error { // want TextAlone:`^fails\(infrastructure os\.Remove\)$`
	if err := os.Remove("a"); err != nil && saysNothing(err) {
		return err
	}
	return nil
}

// ByAnother asks a predicate of another package.
func ByAnother() error { // want ByAnother:`^fails\(plain fmt\.Errorf \[plain example\.test/flow/store\.ErrGone kept shown\]\)$`
	err := store.Take(len(os.Args))
	if store.IsGone(err) {
		return fmt.Errorf("taken: %w", err)
	}
	return nil
}
