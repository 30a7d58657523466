// Package loops runs over iterators: what is in the body of such a loop is part of the
// function, and the errors that it gets are those that the iterator yields.
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

	"example.test/flow/loops/yielding"
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

func Own(path string) error { // want Own:`^fails\(infrastructure os\.ReadFile\)$`
	lines := one(path)
	for _, err := range lines {
		if err != nil {
			return err
		}
	}
	return nil
}

func Imported(path string) error { // want Imported:`^fails\(infrastructure os\.ReadFile \| plain errors\.New\)$`
	for _, err := range yielding.Lines(path) {
		if err != nil {
			return err
		}
	}
	return nil
}

func ImportedPair(path string) error { // want ImportedPair:`^fails\(infrastructure os\.Stat \| infrastructure os\.Remove\)$`
	failures, err := yielding.Opened(path)
	if err != nil {
		return err
	}
	for err := range failures {
		return err
	}
	return nil
}

func ImportedHanded() error { // want ImportedHanded:`^fails\(plain errors\.New\)$`
	for _, err := range yielding.Handed(errors.New("a")) {
		return err
	}
	return nil
}

func ImportedMethod(t *yielding.Tree) error { // want ImportedMethod:`^fails\(infrastructure os\.Remove if 0 is not nil\)$`
	for _, err := range t.All {
		return err
	}
	return nil
}

func ImportedFine() error {
	for _, err := range yielding.Fine {
		return err
	}
	return nil
}

func Literal() error { // want Literal:`^fails\(plain errors\.New\)$`
	for err := range func(yield func(error) bool) { yield(errors.New("a")) } {
		return err
	}
	return nil
}

// First returns what an iterator yields that it is given.
func First(seq iter.Seq2[string, error]) (string, error) { // want First:`^fails\(-, parameter 0\.yields\[1\]\)$`
	for s, err := range seq {
		return s, err
	}
	return "", nil
}

func Given(path string) error { // want Given:`^fails\(infrastructure os\.ReadFile\)$`
	_, err := First(one(path))
	return err
}

func GivenMethod(t *yielding.Tree) error { // want GivenMethod:`^fails\(infrastructure os\.Remove if 0 is not nil\)$`
	_, err := First(t.All)
	return err
}

// Passed yields what another iterator yields, and wraps it.
func Passed(path string) iter.Seq2[int, error] { // want Passed:`^fails\(yields\[1\]: infrastructure os\.ReadFile\)$`
	return func(yield func(int, error) bool) {
		for _, err := range one(path) {
			if err != nil && !yield(0, err) {
				return
			}
		}
	}
}

// Filtered yields some of what the iterator yields that it is given.
func Filtered(seq iter.Seq2[string, error]) iter.Seq2[string, error] { // want Filtered:`^fails\(yields\[1\]: parameter 0\.yields\[1\]\)$`
	return func(yield func(string, error) bool) {
		for s, err := range seq {
			if (s != "" || err != nil) && !yield(s, err) {
				return
			}
		}
	}
}

func GivenFiltered(path string) error { // want GivenFiltered:`^fails\(infrastructure os\.ReadFile\)$`
	for _, err := range Filtered(one(path)) {
		return err
	}
	return nil
}

// HandedOn has an iterator do the work that it is given.
func HandedOn(visit func(func(error) bool)) error { // want HandedOn:`^fails\(parameter 0\.yields\[0\]\)$`
	for err := range func(yield func(error) bool) { visit(yield) } {
		return err
	}
	return nil
}

// Told hands the body to a function of which nothing is known.
func Told(visit func(int, func(error) bool)) error {
	for err := range func(yield func(error) bool) { visit(0, yield) } {
		return err
	}
	return nil
}

func Library(ctx context.Context, s *mcp.ClientSession) error { // want Library:`^fails\(infrastructure github.com/modelcontextprotocol/go-sdk/mcp\.\(\*ClientSession\)\.Tools\)$`
	for _, err := range s.Tools(ctx, nil) {
		if err != nil {
			return err
		}
	}
	return nil
}

// Elements are those of the program, whatever function of a library yields them.
func Elements(list []error) error {
	for err := range slices.Values(list) {
		return err
	}
	return nil
}
