// Package elsewhere is built from no library of the protocol, and has no codes. Nothing says that a server
// can reach it.
package elsewhere

import (
	"errors"
	"fmt"
	"log"
	"os"
	"strconv"
)

func dropped(name string) error {
	if err := os.Remove(name); err != nil {
		return errors.New("no luck")
	}
	return nil
}

func recorded(name string) error {
	if err := os.Remove(name); err != nil {
		log.Print(err)
		return errors.New("no luck")
	}
	return nil
}

func shown(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("no luck: %v", err)
	}
	return nil
}

func given(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0, errors.New("no number")
	}
	return n, nil
}
