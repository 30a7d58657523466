package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
)

// Send encodes a body if there is one.
func Send(name string, body any) error { // want Send:`^fails\(infrastructure os\.Remove\)$`
	if body != nil {
		if _, err := json.Marshal(body); err != nil {
			return err
		}
	}
	return os.Remove(name)
}

// ErrBusy is told by Explain.
var ErrBusy = errors.New("busy") // want ErrBusy:`^holds\(plain example\.test/flow/store\.ErrBusy\)$`

// Explain says more about some errors, and returns the others as they are.
func Explain(err error) error { // want Explain:`^fails\(plain errors\.New if 0 is io/fs\.PathError \| plain errors\.New if 0 is example\.test/flow/store\.ErrBusy if 0 is not io/fs\.PathError \| parameter 0 if 0 is not example\.test/flow/store\.ErrBusy if 0 is not io/fs\.PathError\)$`
	var denied *os.PathError
	switch {
	case errors.As(err, &denied):
		return errors.New("no access")
	case errors.Is(err, ErrBusy):
		return errors.New("try again")
	}
	return err
}

// Encode fails for what JSON cannot hold.
func Encode(v any) (string, error) { // want Encode:`^fails\(renders parameter 0, -\); never\(10\)$`
	data, err := json.Marshal(v)
	if err != nil {
		return "", fmt.Errorf("encode: %w", err)
	}
	return string(data), nil
}

// Content fails if the stream does.
func Content(r io.Reader) (string, error) { // want Content:`^fails\(-, plain fmt\.Errorf \[infrastructure io\.ReadAll kept shown\] if 0 is outside\)$`
	data, err := io.ReadAll(r)
	if err != nil {
		return "", fmt.Errorf("read: %w", err)
	}
	return string(data), nil
}

// Head can fail for any stream: it may be too short.
func Head(r io.Reader) ([]byte, error) { // want Head:`^fails\(-, foreign io\.EOF \| foreign io\.ErrUnexpectedEOF \| infrastructure io\.ReadFull if 0 is outside\)$`
	head := make([]byte, 16)
	_, err := io.ReadFull(r, head)
	return head, err
}

// Beginning takes what is there.
func Beginning(r io.Reader) ([]byte, error) { // want Beginning:`^fails\(-, plain fmt\.Errorf \[infrastructure io\.ReadFull kept shown\] if 0 is outside\)$`
	head := make([]byte, 16)
	n, err := io.ReadFull(r, head)
	if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
		return nil, fmt.Errorf("read: %w", err)
	}
	return head[:n], nil
}

// Copied fails if one of two streams does.
func Copied(to io.Writer, from io.Reader) error { // want Copied:`^fails\(infrastructure io\.Copy\)$`
	_, err := io.Copy(to, from)
	return err
}

// Locked has a parameter that a literal reads as well.
func Locked(name string, lock func(func())) error { // want Locked:`^fails\(plain errors\.New if 0 is "" \| infrastructure os\.Remove if 0 is not ""\)$`
	if name == "" {
		return errors.New("no name")
	}
	lock(func() { removed = append(removed, name) })
	return os.Remove(name)
}

var removed []string

// LockedAgain changes it there, so that nothing is known of it.
func LockedAgain(name string, lock func(func())) error { // want LockedAgain:`^fails\(infrastructure os\.Remove \| plain errors\.New\)$`
	lock(func() { name = "" })
	if name != "" {
		return os.Remove(name)
	}
	return errors.New("no name")
}

// LockedInside asks in the literal.
func LockedInside(name string, body any, lock func(func() error) error) error { // want LockedInside:`^fails\(parameter 2\.\(\)\)$`
	return lock(func() error {
		if body != nil {
			return Send(name, body)
		}
		return nil
	})
}
