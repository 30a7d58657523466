package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
)

// Send encodes a body if there is one.
func Send(name string, body any) error { // want Send:`^fails\(infrastructure os\.Remove \| foreign encoding/json\.Marshal if 1 is unencodable if 1 is not nil\)$`
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
func Encode(v any) (string, error) { // want Encode:`^fails\(renders parameter 0, plain fmt\.Errorf \[foreign encoding/json\.Marshal kept shown\] if 0 is unencodable\)$`
	data, err := json.Marshal(v)
	if err != nil {
		return "", fmt.Errorf("encode: %w", err)
	}
	return string(data), nil
}
