// Package yielding declares iterators that yield errors.
package yielding

import (
	"errors"
	"iter"
	"os"
)

func Lines(path string) iter.Seq2[string, error] { // want Lines:`^fails\(yields\[1\]: infrastructure os\.ReadFile \| plain errors\.New\)$`
	return func(yield func(string, error) bool) {
		data, err := os.ReadFile(path)
		if err != nil {
			yield("", err)
			return
		}
		if len(data) == 0 && !yield("", errors.New("the file is empty")) {
			return
		}
		yield(string(data), nil)
	}
}

func Opened(path string) (iter.Seq[error], error) { // want Opened:`^fails\(yields\[0\]: infrastructure os\.Remove, infrastructure os\.Stat\)$`
	if _, err := os.Stat(path); err != nil {
		return nil, err
	}
	return func(yield func(error) bool) { yield(os.Remove(path)) }, nil
}

func Handed(err error) iter.Seq2[int, error] { // want Handed:`^fails\(yields\[1\]: parameter 0\)$`
	return func(yield func(int, error) bool) { yield(0, err) }
}

// A Tree is an iterator itself.
type Tree struct {
	left, right *Tree
	path        string
}

func (t *Tree) All(yield func(string, error) bool) { // want All:`^fails\(-, infrastructure os\.Remove if 0 is not nil\)$`
	if t != nil {
		t.left.All(yield)
		if yield(t.path, os.Remove(t.path)) {
			t.right.All(yield)
		}
	}
}

func Fine(yield func(int, error) bool) { yield(0, nil) }
