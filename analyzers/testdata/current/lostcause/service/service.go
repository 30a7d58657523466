// Package service has no handler: plain errors are the business of the strict
// category.
package service

import (
	"errors"
	"fmt"
	"os"

	_ "github.com/modelcontextprotocol/go-sdk/mcp" // so it is part of a server
)

func dropped(name string) error {
	if err := os.Remove(name); err != nil {
		return errors.New("no luck") // want "lostcause/service: os.Remove"
	}
	return nil
}

var errNoLuck = errors.New("no luck")

func sentinel(name string) error {
	if err := os.Remove(name); err != nil {
		return errNoLuck // want "lostcause/service: os.Remove"
	}
	return nil
}

func textBesideSentinel(name string) error {
	if err := os.Remove(name); err != nil {
		return errors.Join(errNoLuck, errors.New(err.Error())) // want "lostcause/service: os.Remove"
	}
	return nil
}

type failure struct{ name string }

func (f *failure) Error() string { return "no luck with " + f.name }

func ownType(name string) error {
	if err := os.Remove(name); err != nil {
		return &failure{name: name} // want "lostcause/service: os.Remove"
	}
	return nil
}

func textInOwnType(name string) error {
	if err := os.Remove(name); err != nil {
		return &failure{name: err.Error()} // want "lostcause/service: os.Remove"
	}
	return nil
}

// The type keeps the error in its own way.
type keeping struct {
	name string
	of   error
}

func (k *keeping) Error() string { return "no luck with " + k.name }

func ownTypeWithError(name string) error {
	if err := os.Remove(name); err != nil {
		return &keeping{name, err}
	}
	return nil
}

// The first error is kept.
func secondFailure(name string) error {
	if err := os.Remove(name); err != nil {
		if problem := os.Remove("log"); problem != nil {
			return fmt.Errorf("%w (and %v)", err, problem)
		}
		return err
	}
	return nil
}
