// Package a loses an error, and passes another one on.
package a

import (
	"errors"
	"os"

	_ "github.com/mark3labs/mcp-go/mcp"
)

func Open(name string) error {
	if _, err := os.Open(name); err != nil {
		return errors.New("it cannot be opened")
	}
	return nil
}

func Size(name string) (int64, error) {
	info, err := os.Stat(name)
	if err != nil {
		return 0, err
	}
	return info.Size(), nil
}
