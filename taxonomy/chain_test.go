package taxonomy_test

import (
	"errors"
	"fmt"
	"io/fs"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
)

// wrapped returns an error in which n errors wrap a root.
func wrapped(n int) error {
	err := errors.New("root")
	for range n {
		err = &specimen.Knot{Inner: err}
	}
	return err
}

// incomparableWrapper wraps errors and cannot be compared with ==.
type incomparableWrapper struct{ errors []error }

func (incomparableWrapper) Error() string     { return "wrapper" }
func (w incomparableWrapper) Unwrap() []error { return w.errors }

const (
	knotType = "*specimen.Knot"
	textType = "*errors.errorString"
)

var (
	chainPath  = &fs.PathError{Op: "open", Path: "/x", Err: fs.ErrNotExist}
	chainCoded = taxonomy.NotFound("Gone.", taxonomy.Cause(chainPath))
)

var chainCases = []struct {
	name string
	err  error
	want []taxonomy.Link
}{
	{"nil", nil, nil},
	{"one", errors.New("a"), []taxonomy.Link{{Type: textType, Message: "a"}}},
	{
		"type, message, depth and the coded error", fmt.Errorf("outer: %w", chainCoded),
		[]taxonomy.Link{
			{Type: "*fmt.wrapError", Message: "outer: Gone."},
			{Type: "*taxonomy.Error", Message: "Gone.", Depth: 1, Coded: chainCoded},
			{Type: "*fs.PathError", Message: "open /x: file does not exist", Depth: 2},
			{Type: textType, Message: "file does not exist", Depth: 3},
		},
	},
	{
		"joined errors are at one depth", errors.Join(errors.New("a"), wrapped(1), errors.New("b")),
		[]taxonomy.Link{
			{Type: "*errors.joinError", Message: "a\nknot\nb"},
			{Type: textType, Message: "a", Depth: 1},
			{Type: knotType, Message: "knot", Depth: 1},
			{Type: textType, Message: "root", Depth: 2},
			{Type: textType, Message: "b", Depth: 1},
		},
	},
	{
		"cycle mark", specimen.Cyclic(),
		[]taxonomy.Link{{Type: knotType, Message: "knot"}, {Type: knotType, Message: "knot", Depth: 1}, {Type: "(cycle)", Depth: 2}},
	},
	{
		"cycle mark behind a cut cause", taxonomy.NotFound("m", taxonomy.Cause(specimen.Cyclic())).Unwrap(),
		[]taxonomy.Link{{Type: knotType, Message: "knot"}, {Type: knotType, Message: "knot", Depth: 1}, {Type: "(cycle)", Depth: 2}},
	},
	{
		"typed nil", (*taxonomy.Error)(nil),
		[]taxonomy.Link{{Type: "*taxonomy.Error", Message: "<nil>"}},
	},
	{
		"panicking methods", specimen.Explosive{},
		[]taxonomy.Link{{Type: "specimen.Explosive", Message: "[specimen.Explosive: its Error method panicked]"}},
	},
	{
		"uncomparable errors in one another", incomparableWrapper{errors: []error{incomparableWrapper{}}},
		[]taxonomy.Link{
			{Type: "taxonomy_test.incomparableWrapper", Message: "wrapper"},
			{Type: "taxonomy_test.incomparableWrapper", Message: "wrapper", Depth: 1},
		},
	},
	{"uncomparable", incomparable{"a"}, []taxonomy.Link{{Type: "taxonomy_test.incomparable", Message: "a"}}},
}

func TestCauseChain(t *testing.T) {
	for _, tt := range chainCases {
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, taxonomy.Chain(tt.err)) })
	}
}

func TestCauseChainUpTo20Levels(t *testing.T) {
	t.Run("twenty levels are complete", func(t *testing.T) {
		links := taxonomy.Chain(wrapped(19))
		assert.Len(t, links, 20)
		assert.Equal(t, taxonomy.Link{Type: "*errors.errorString", Message: "root", Depth: 19}, links[19])
	})
	t.Run("depth mark after twenty levels", func(t *testing.T) {
		links := taxonomy.Chain(wrapped(20))
		assert.Len(t, links, 21)
		assert.Equal(t, taxonomy.Link{Type: "*specimen.Knot", Message: "knot", Depth: 19}, links[19])
		assert.Equal(t, taxonomy.Link{Type: "(deeper)", Depth: 20}, links[20])
	})
	t.Run("depth mark of an endless chain", func(t *testing.T) {
		links := taxonomy.Chain(endless())
		assert.Len(t, links, 21)
		assert.Equal(t, taxonomy.Link{Type: "(deeper)", Depth: 20}, links[20])
	})
	t.Run("at most a hundred errors of a tree", func(t *testing.T) {
		many := make([]error, 1000)
		for i := range many {
			many[i] = errors.New("x")
		}
		links := taxonomy.Chain(errors.Join(many...))
		assert.Len(t, links, 101)
		assert.Equal(t, taxonomy.Link{Type: "(more)", Depth: 1}, links[100])
	})
	t.Run("a tangle ends", func(t *testing.T) {
		links := taxonomy.Chain(tangled())
		assert.Len(t, links, 6)
		for i, want := range []string{"*taxonomy_test.tangle", "(cycle)", "(cycle)", "*errors.joinError", "(cycle)", "(cycle)"} {
			assert.Equal(t, want, links[i].Type)
		}
	})
}
