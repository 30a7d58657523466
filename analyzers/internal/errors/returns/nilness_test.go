package returns_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const leaving = `package m

import (
	"encoding/json"
	"errors"
	"os"
)

type order struct{ ID string }

type failure struct{}

func (*failure) Error() string { return "" }

type store struct{ orders map[string]*order }

func get(s *store, id string) (*order, error) {
	order, ok := s.orders[id]
	if !ok {
		return nil, nil
	}
	return order, nil
}

func made(id string) (*order, error)  { return &order{ID: id}, nil }
func blank() (*order, error)          { return &order{}, nil }
func empty() ([]order, error)         { return []order{}, nil }
func failed() (*order, error)         { return nil, errors.New("failed") }
func both() (*order, error)           { return &order{ID: "1"}, errors.New("failed") }
func isSet(n int) (bool, error)       { return n > 0, nil }
func hollow() error                   { var err *failure; return err }
func handed(o *order) (*order, error) { return o, nil }

func asked(o *order) (*order, error) {
	if o == nil {
		return nil, errors.New("no order")
	}
	return o, nil
}

func decoded(data []byte) (*order, error) {
	var o order
	err := json.Unmarshal(data, &o)
	return &o, err
}

func tested(data []byte) (*order, error) {
	o := new(order)
	if err := json.Unmarshal(data, o); err != nil {
		return nil, err
	}
	return o, nil
}

func passed(id string) (*order, error)     { return made(id) }
func passedNothing() (*order, error)       { return failed() }
func askedNothing() (*order, error)        { return asked(nil) }
func askedSomething() (*order, error)      { return asked(&order{ID: "1"}) }

func named() (o *order, err error) {
	defer func() { recover() }()
	return nil, errors.New("failed")
}

func unset() (o *order, err error) {
	defer os.Remove("x")
	return
}

func inLoop(list []*order) (*order, error) {
	var found *order
	for _, o := range list {
		found = o
	}
	return found, nil
}

func found(err error) error {
	var f *failure
	if errors.As(err, &f) {
		return f
	}
	return nil
}

func zero[T any]() (T, error) {
	var t T
	return t, nil
}

func never() (*order, error) {
	for {
	}
}
`

// ways returns what a function gives on each of its ways, in the order of its returns.
func ways(flow *errflow.Flow, fn *ssa.Function) string {
	var list []string
	for _, e := range flow.Exits(fn) {
		var results []string
		for _, p := range e.Results {
			results = append(results, p.String())
		}
		list = append(list, strings.Join(results, " "))
	}
	return strings.Join(list, " | ")
}

func TestExits(t *testing.T) {
	flow := fixture.Source(t, errflow.Analyzer, leaving).Result.(*errflow.Flow)
	for name, want := range map[string]string{
		"get":            "absent absent | unknown absent",
		"made":           "present absent",
		"blank":          "blank absent",
		"empty":          "blank absent",
		"failed":         "absent present",
		"both":           "present present",
		"isSet":          "unknown absent",
		"hollow":         "hollow",
		"handed":         "unknown absent",
		"asked":          "absent present | present absent",
		"decoded":        "present unknown",
		"tested":         "absent present | present absent",
		"passed":         "present absent",
		"passedNothing":  "absent present",
		"askedNothing":   "absent present",
		"askedSomething": "present absent",
		"named":          "absent present | unknown unknown", // the second after a panic
		"unset":          "absent absent",
		"inLoop":         "unknown absent",
		"found":          "present | absent",
		"zero":           "unknown absent",
		"never":          "",
	} {
		assert.Equal(t, want, ways(flow, flow.Scope().Program.Package().Func(name)), name)
	}
}

func TestPresence(t *testing.T) {
	for presence, want := range map[returns.Presence]struct {
		text string
		set  bool
	}{
		returns.PresenceUnknown: {"unknown", false}, returns.Absent: {"absent", false}, returns.Present: {"present", true},
		returns.Blank: {"blank", true}, returns.Hollow: {"hollow", true},
	} {
		assert.Equal(t, want.text, presence.String())
		assert.Equal(t, want.set, presence.IsSet(), want.text)
	}
}
