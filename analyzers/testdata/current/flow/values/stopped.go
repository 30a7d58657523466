package values

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"strconv"
)

var (
	errStopped = errors.New("stopped")
	errOther   = errors.New("other")
)

func mapped(err error) error {
	if errors.Is(err, context.Canceled) {
		return errStopped
	}
	return errOther
}

// EncodedMapped and ParsedMapped map an error of what no context stops.
func EncodedMapped(v map[string]float64) error { // want EncodedMapped:`^never\(1\)$`
	_, err := json.Marshal(v)
	if err != nil {
		return mapped(err)
	}
	return nil
}

func ParsedMapped(text string) error { // want ParsedMapped:`^fails\(plain example\.test/flow/values\.errOther\)$`
	if _, err := strconv.Atoi(text); err != nil {
		return mapped(err)
	}
	return nil
}

// DecodedMapped reads from a stream, and RemovedMapped does something outside.
func DecodedMapped(r io.Reader) error { // want DecodedMapped:`^fails\(plain example\.test/flow/values\.errStopped \| plain example\.test/flow/values\.errOther\)$`
	var v any
	if err := json.NewDecoder(r).Decode(&v); err != nil {
		return mapped(err)
	}
	return nil
}

func RemovedMapped() error { // want RemovedMapped:`^fails\(plain example\.test/flow/values\.errStopped \| plain example\.test/flow/values\.errOther\)$`
	if err := os.Remove("a"); err != nil {
		return mapped(err)
	}
	return nil
}
