//go:build go1.26

package values

import (
	"errors"
	"os"
)

// ByAsType returns the error of the type, and what it shows.
func ByAsType() error { // want ByAsType:`^fails\(typed example\.test/flow/values\.missing \[typed example\.test/flow/values\.missing kept\] \[unknown shown\]\)$`
	if found, ok := errors.AsType[*missing](load(os.Args[1])); ok {
		return found
	}
	return nil
}

// NotAsType leaves out the errors of the type.
func NotAsType() error { // want NotAsType:`^fails\(plain fmt\.Errorf \[plain example\.test/flow/values\.errUnknown kept shown\] \| plain errors\.New \| infrastructure os\.Remove\)$`
	err := load(os.Args[1])
	if _, ok := errors.AsType[*missing](err); ok {
		return nil
	}
	return err
}
