// Package elsewhere is built from no library of the protocol, and has no codes: nothing tells that an
// agent is concerned.
package elsewhere

import (
	"errors"
	"os"
)

func dropped(name string) error {
	if err := os.Remove(name); err != nil {
		return errors.New("no luck")
	}
	return nil
}
