package makeup_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/makeup"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errparams"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const making = `package m

import (
	"errors"
	"fmt"
	"log"
)

type result struct{ content []string }

type typed struct{}

func (*typed) Error() string { return "typed" }

func ask(whole any)                     {}
func work() error                       { return nil }
func use(func())                        {}
func note(err error) string             { log.Print(err); return "noted" }
func told(err error, id string) string  { return id }

func itself(err error)    { ask(err) }
func formatted(err error) { ask(fmt.Sprintf("cannot read: %v", err)) }
func text(err error)      { ask("cannot read: " + err.Error()) }
func fresh(err error)     { ask(errors.New("cannot read")) }
func noted(err error)     { ask(note(err)) }
func given(err error)     { ask(told(err, "1")) }

func appended(err error) {
	result := new(result)
	msg := fmt.Sprintf("cannot read: %v", err)
	result.content = append(result.content, msg)
	ask(result)
}

func listed(err error) { ask([]any{"cannot read", err}) }

func keyed(err error) {
	data := map[string]any{}
	data["error"] = err.Error()
	ask(data)
}

func besides(err error) {
	result := new(result)
	other := []string{err.Error()}
	result.content = []string{"cannot read"}
	use(func() { _ = other })
	ask(result)
}

func searched(err error) {
	var found *typed
	errors.As(err, &found)
	ask(found)
}

func either(err error, text any) {
	if err != nil {
		text = err
	}
	ask(text)
}

func looped(err error) {
	text := ""
	for range 3 {
		text += err.Error()
	}
	ask(text)
}

func compared(err error) { ask(err == nil) }
`

func TestIsMadeOf(t *testing.T) {
	s := fixture.Scope(t, making)
	h, p := errparams.NewHandlings(s), s.Program.Package()
	h.Of[p.Func("note")] = errparams.Fact{Forgets: 1}
	for name, want := range map[string]bool{
		"itself": true, "formatted": true, "text": true, "fresh": false, "noted": false, "given": true, "appended": true,
		"listed": true, "keyed": true, "besides": false, "searched": true, "either": true, "looped": true, "compared": true,
	} {
		fn := p.Func(name)
		assert.Equal(t, want, makeup.IsMadeOf(h, fixture.Call(fn, "ask").Call.Args[0], fn.Params[0]), name)
	}
}

const reading = `package m

func ask(v any)   {}
func work() error { return nil }
func use(func())  {}

func shared() {
	err := work()
	use(func() { err = nil })
	if err != nil {
		ask(&err)
	}
}
`

// A literal or a function that is given the variable can read it there again.
func TestIsReadFrom(t *testing.T) {
	s := fixture.Scope(t, reading)
	fn := s.Program.Package().Func("shared")
	variable := calls.PlainValue(fixture.Call(fn, "ask").Call.Args[0])
	var read []ssa.Value
	for _, use := range *variable.Referrers() {
		if load, ok := use.(*ssa.UnOp); ok {
			read = append(read, load)
		}
	}
	assert.Len(t, read, 1)
	assert.True(t, makeup.IsReadFrom(read[0], variable))
	assert.False(t, makeup.IsReadFrom(fixture.Call(fn, "work"), variable))
	assert.True(t, makeup.IsMadeOf(errparams.NewHandlings(s), variable, read[0]))
}

// Of what a search stops at, what it is made of does not count; that itself can be one of those.
func TestStop(t *testing.T) {
	s := fixture.Scope(t, making)
	fn := s.Program.Package().Func("given")
	told := fixture.Call(fn, "told")
	for _, row := range []struct {
		is, stop ssa.Value
		want     bool
	}{
		{fn.Params[0], nil, true}, {fn.Params[0], told, false}, {told, told, true},
	} {
		m := makeup.Search{Handlings: errparams.NewHandlings(s), Seen: make(map[ssa.Value]bool), Is: func(v ssa.Value) bool { return v == row.is }}
		if row.stop != nil {
			m.Stop = func(v ssa.Value) bool { return v == row.stop }
		}
		assert.Equal(t, row.want, m.Has(fixture.Call(fn, "ask").Call.Args[0]))
	}
}
