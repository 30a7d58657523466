package calls_test

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// Each call of ask says beside it what its argument can be, if it is called.
func TestValueOf(t *testing.T) {
	inFunctions(t, valued, func(call *ssa.Call) string {
		v := calls.ValueOf(call.Call.Args[0], func(load *ssa.UnOp) ([]ssa.Value, bool) {
			var stored []ssa.Value
			for _, use := range program.UsesOf(load.X) {
				if store, ok := use.(*ssa.Store); ok {
					stored = append(stored, store.Val)
				}
			}
			return stored, len(stored) != 2
		})
		var list []string
		for _, fn := range v.Callbacks() {
			list = append(list, fn.Name())
		}
		for _, p := range v.Params {
			list = append(list, "parameter "+p.Name())
		}
		slices.Sort(list)
		if v.Open {
			list = append(list, "open")
		}
		return strings.Join(list, ", ")
	})
}

const valued = `package p

type server struct{ run func() }

func (*server) handle() {}

type named func()

func ask(func())
func use(func(), *func())
func read()
func write()
func get() func()
func generic[T any]() {}

func function()        { ask(read) } // read
func literal()         { ask(func() {}) } // literal$1
func capturing(n int)  { ask(func() { _ = n }) } // capturing$1
func method(s *server) { ask(s.handle) } // handle
func converted()       { ask(named(read)) } // read
func instance()        { ask(generic[int]) } // generic
func given(f func())   { ask(f) } // parameter f
func returned()        { ask(get()) } // open
func field(s *server)  { ask(s.run) } // open
func nothing()         { ask(nil) } // open
func received(c chan func()) { ask(<-c) } // open

func either(dry bool) {
	f := read
	if dry {
		f = write
	}
	ask(f) // read, write
}

func orNothing(dry bool) {
	var f func()
	if dry {
		f = write
	}
	ask(f) // write
}

func orGiven(dry bool, f func()) {
	if dry {
		f = write
	}
	ask(f) // parameter f, write
}

func orReturned(dry bool, f func()) {
	f = get()
	if dry {
		f = write
	}
	ask(f) // write, open
}

func variable() {
	f := read
	use(f, &f)
	ask(f) // read
}

func twice() {
	f := read
	use(f, &f)
	f = write
	ask(f) // read, write, open
}

func looped(n int) {
	f := read
	for range n {
		g := f
		ask(g) // read, write
		f = write
	}
}
`
