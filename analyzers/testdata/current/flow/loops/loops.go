// Package loops runs over iterators: what is in the body of such a loop is part of the
// function.
package loops

import (
	"context"
	"errors"
	"iter"
	"maps"
	"os"
	"slices"
	"strconv"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Several returns from the body have one error each.
func Several(names []string) error { // want Several:`^fails\(plain errors\.New \| infrastructure os\.Remove\)$`
	for name := range slices.Values(names) {
		if name == "" {
			return errors.New("the name is empty")
		}
		if err := os.Remove(name); err != nil {
			return err
		}
	}
	return nil
}

// Beside returns a text or an error.
func Beside(names []string) (string, error) { // want Beside:`^fails\(shows parameter 0, infrastructure os\.Remove\)$`
	for name := range slices.Values(names) {
		if err := os.Remove(name); err != nil {
			return "", err
		}
		return names[0], nil
	}
	return "", nil
}

// Inner leaves two loops at once, or one of them.
func Inner(all map[string][]string) error { // want Inner:`^fails\(argument strconv\.Atoi \| infrastructure os\.Remove\)$`
	var last error
outer:
	for _, names := range maps.All(all) {
		for name := range slices.Values(names) {
			if name == "" {
				continue outer
			}
			if err := os.Remove(name); err != nil {
				return err
			}
			if _, last = strconv.Atoi(name); last != nil {
				break outer
			}
		}
	}
	return last
}

func Deferred(names []string) (err error) { // want Deferred:`^fails\(infrastructure os\.\(\*File\)\.Close \| infrastructure os\.Open\)$`
	for name := range slices.Values(names) {
		file, opening := os.Open(name)
		if opening != nil {
			return opening
		}
		defer func() {
			if closing := file.Close(); closing != nil {
				err = closing
			}
		}()
	}
	return nil
}

// own is a function of a variable of the package.
var own = func(names []string) error {
	for name := range slices.Values(names) {
		return os.Remove(name)
	}
	return nil
}

func Variable(names []string) error { return own(names) } // want Variable:`^fails\(infrastructure os\.Remove\)$`

func one(path string) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		_, err := os.ReadFile(path)
		yield("", err)
	}
}

// Own returns what an iterator yields, which is not followed: it can be any error.
func Own(path string) error {
	lines := one(path)
	for _, err := range lines {
		if err != nil {
			return err
		}
	}
	return nil
}

func Library(ctx context.Context, s *mcp.ClientSession) error {
	for _, err := range s.Tools(ctx, nil) {
		if err != nil {
			return err
		}
	}
	return nil
}
