package store

import (
	"errors"
	"os"
)

// ErrGone is what IsGone is about.
var ErrGone = errors.New("gone") // want ErrGone:`^holds\(plain example\.test/flow/store\.ErrGone\)$`

// IsGone tells errors apart.
func IsGone(err error) bool { return errors.Is(err, ErrGone) } // want IsGone:`^tells\(true: 0 is example\.test/flow/store\.ErrGone; false: 0 is not example\.test/flow/store\.ErrGone\)$`

// Take returns one of two errors.
func Take(n int) error { // want Take:`^fails\(plain example\.test/flow/store\.ErrGone \| infrastructure os\.Remove\)$`
	if n > 1 {
		return ErrGone
	}
	return os.Remove("x")
}

// Answer is what an upstream sends.
type Answer struct{ Status int }

// Fetch returns an answer only with the error of the upstream.
func Fetch(name string) (string, *Answer, error) { // want Fetch:`^fails\(-, -, plain errors\.New if 0 is "" \| infrastructure os\.ReadFile if 0 is not "" \| infrastructure os\.Remove if 0 is not ""\)$`
	if name == "" {
		return "", nil, errors.New("no name")
	}
	text, err := os.ReadFile(name)
	if err != nil {
		return "", nil, err
	}
	if err := os.Remove(name); err != nil {
		return "", &Answer{1}, err
	}
	return string(text), &Answer{}, nil
}
