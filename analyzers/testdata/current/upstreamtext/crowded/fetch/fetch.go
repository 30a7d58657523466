// Package fetch asks a service, and checks much before.
package fetch

import (
	"errors"
	"fmt"
	"io"
	"net/http"
)

func body(name string) error {
	resp, err := http.Get("https://example.test/" + name)
	if err != nil {
		return errors.New("no answer")
	}
	data, _ := io.ReadAll(resp.Body)
	return fmt.Errorf("status %d: %s", resp.StatusCode, data)
}

func few(name string) error {
	switch len(name) {
	case 0:
		return errors.New("e0")
	case 1:
		return errors.New("e1")
	case 2:
		return errors.New("e2")
	case 3:
		return errors.New("e3")
	case 4:
		return errors.New("e4")
	}
	return body(name)
}

func many(name string) error {
	switch name {
	case "a":
		return errors.New("ea")
	case "b":
		return errors.New("eb")
	case "c":
		return errors.New("ec")
	case "d":
		return errors.New("ed")
	case "e":
		return errors.New("ee")
	case "f":
		return errors.New("ef")
	case "g":
		return errors.New("eg")
	case "h":
		return errors.New("eh")
	case "i":
		return errors.New("ei")
	case "j":
		return errors.New("ej")
	case "k":
		return errors.New("ek")
	}
	return few(name)
}

// Few shows one of seven errors, of which the last tells the most.
func Few(name string) error { return fmt.Errorf("failed: %v", few(name)) }

// Many shows one of eighteen.
func Many(name string) error { return fmt.Errorf("failed: %v", many(name)) }
