// Package b loses the error that comes from package a.
package b

import (
	"errors"

	_ "github.com/mark3labs/mcp-go/mcp"

	"example.test/project/a"
)

func Fits(name string) error {
	size, err := a.Size(name)
	if err != nil {
		return errors.New("its size is not known")
	}
	if size > 1000 {
		return errors.New("it is too large")
	}
	return nil
}
