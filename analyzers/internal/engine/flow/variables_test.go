package flow_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const sharing = `package p

import (
	"errors"
	"fmt"
)

func use(func())    {}
func keep(*error)   {}
func look(err error, target any) bool { return errors.As(err, target) }

func alone() (err error) {
	err = errors.New("a")
	func() { _ = err }()
	return err
}

func inLiteral() (err error) {
	use(func() { err = errors.New("a") })
	return err
}

func twice() (err error) {
	use(func() { err = errors.New("a") })
	use(func() { use(func() { err = errors.New("b") }) })
	return err
}

func escaping() (err error) {
	keep(&err)
	return err
}

func escapingInLiteral() (err error) {
	use(func() { keep(&err) })
	return err
}

func escapingFirst() (err error) {
	keep(&err)
	use(func() { _ = err })
	return err
}

func printed() (err error) {
	fmt.Println(&err)
	return err
}

func searched(given error) bool {
	var err *typed
	return errors.As(given, &err)
}

type typed struct{}

func (*typed) Error() string { return "" }
`

func TestSharedStores(t *testing.T) {
	p := fixture.Functions(t, sharing)
	for name, want := range map[string]struct {
		stores int
		known  bool
	}{
		"alone": {0, true}, "inLiteral": {1, true}, "twice": {2, true}, "escaping": {0, false}, "escapingInLiteral": {0, false}, "escapingFirst": {0, false}, "printed": {0, false}, "searched": {0, true},
	} {
		stores, known := flow.SharedStores(variable(p.Func(name)), true)
		assert.Len(t, stores, want.stores, name)
		assert.Equal(t, want.known, known, name)
	}
}

func TestFoundByAs(t *testing.T) {
	p := fixture.Functions(t, sharing)
	searched, ok := flow.FoundByAs(variable(p.Func("searched")))
	assert.True(t, ok)
	assert.Equal(t, []ssa.Value{p.Func("searched").Params[0]}, searched)
	for _, name := range []string{"alone", "printed"} {
		_, ok = flow.FoundByAs(variable(p.Func(name)))
		assert.False(t, ok, name)
	}
}

// variable returns the first variable of a function that is called err.
func variable(fn *ssa.Function) *ssa.Alloc {
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			if v, ok := instr.(*ssa.Alloc); ok && v.Comment == "err" {
				return v
			}
		}
	}
	return nil
}

const sending = `package p

func hand(chan error) {}

func made(err error) error {
	c := make(chan error, 1)
	c <- err
	return <-c
}

func fromLiteral(err error) error {
	c := make(chan error, 1)
	go func() { c <- err }()
	return <-c
}

func selected(err error) error {
	c := make(chan error, 1)
	select {
	case c <- err:
	default:
	}
	return <-c
}

func selects(err error) error {
	c, other := make(chan error, 1), make(chan error, 1)
	c <- err
	select {
	case err = <-c:
	case other <- nil:
	}
	return <-c
}

func handed(err error) error {
	c := make(chan error, 1)
	hand(c)
	return <-c
}

func given(c chan error) error { return <-c }
`

func TestSentTo(t *testing.T) {
	p := fixture.Functions(t, sending)
	for name, want := range map[string]struct {
		sent  int
		known bool
	}{
		"made": {1, true}, "fromLiteral": {1, true}, "selected": {1, true}, "selects": {1, true}, "handed": {0, false}, "given": {0, false},
	} {
		sent, known := flow.SentTo(received(p.Func(name)))
		assert.Len(t, sent, want.sent, name)
		assert.Equal(t, want.known, known, name)
	}
}

// received returns the channel from which a function receives.
func received(fn *ssa.Function) ssa.Value {
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			if op, ok := instr.(*ssa.UnOp); ok && op.Op.String() == "<-" {
				return op.X
			}
		}
	}
	return nil
}

const storing = `package p

func ask(*int)
func use(func())
func one() *int
func two() *int
func other() bool

func once() {
	p := one()
	use(func() { _ = p })
	ask(p) // one
}

func again() {
	p := one()
	use(func() { _ = p })
	if other() {
		p = two()
	}
	ask(p) // one two
}

func replaced() {
	p := one()
	use(func() { _ = p })
	p = two()
	ask(p) // two
}

func unlessSet() {
	var p *int
	use(func() { _ = p })
	ask(p) // entry
	if other() {
		p = one()
	}
	ask(p) // entry one
	if p == nil {
		ask(p)
		p = two()
	}
	ask(p) // entry one two
}

func repeated() {
	p := one()
	use(func() { _ = p })
	for other() {
		ask(p) // one two
		p = two()
	}
}
`

// What was stored last counts, on each of the ways that lead to the read, unless the variable was found to be nil there.
func TestLastStores(t *testing.T) {
	pkg := fixture.Functions(t, storing)
	fixture.Answers(t, storing, fixture.Written(pkg), func(call *ssa.Call) string {
		load := call.Call.Args[0].(*ssa.UnOp)
		stores, entry := flow.LastStores(load.X, load, func(from, to *ssa.BasicBlock) bool { return true })
		var names []string
		if entry {
			names = append(names, "entry")
		}
		for _, store := range stores {
			names = append(names, store.Val.(*ssa.Call).Call.StaticCallee().Name())
		}
		slices.Sort(names)
		return strings.Join(names, " ")
	})
}
