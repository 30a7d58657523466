package cond_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestConditionsAt(t *testing.T) { answered(t, conditional, conditions) }

// Each call of ask says beside it under which conditions on parameters it is reached.
const conditional = `package m

import (
	"errors"
	"io"
)

var errGone = errors.New("gone")

type options struct {
	Dry  bool
	Name string
	body io.Reader
}

func ask() {}
func other() bool { return false }

func isNil(r io.Reader) {
	if r == nil {
		ask() // r is nil
		return
	}
	ask() // r not nil
}

func flag(dry bool) {
	if dry {
		ask() // dry is true
		return
	}
	ask() // dry not true
}

func notFlag(dry bool) {
	if !dry {
		ask() // dry not true
	}
}

func text(name string) {
	if "all" == name {
		ask() // name is "all"
	}
	if name != "" {
		ask() // name not ""
	}
}

func number(n int) {
	if n > 3 {
		ask()
	}
	if n == 3 {
		ask() // n is 3
	}
}

func field(o *options) {
	if o.Dry && o.Name != "x" {
		ask() // o.Name not "x", o.Dry is true
	}
}

func fieldOfValue(o options) {
	if o.body == nil {
		ask() // o.body is nil
	}
}

func set(o *options) {
	o.Dry = other()
	if o.Dry {
		ask()
	}
}

func call(dry bool) {
	if other() {
		ask()
	}
}

func ofError(err error) {
	if errors.Is(err, errGone) {
		ask() // err is own m.errGone
		return
	}
	ask() // err not own m.errGone
}

func compared(err error) {
	if err == errGone {
		return
	}
	ask() // err not itself own m.errGone
}

func variables(a, b string) {
	if a == b {
		ask()
	}
}

func nested(a, b bool) {
	if a {
		if !b {
			ask() // b not true, a is true
		}
	}
}

func either(a, b bool) {
	if a || b {
		ask()
		return
	}
	ask() // b not true, a not true
}
`

func TestLoopAround(t *testing.T) {
	lines := strings.Split(looping, "\n")
	pkg := fixture.Functions(t, looping)
	fixture.Answers(t, looping, fixture.Written(pkg), func(call *ssa.Call) string {
		head := cond.LoopAround(call.Block())
		if head == nil {
			return ""
		}
		for instr := range program.Instructions[ssa.Instruction]([]*ssa.BasicBlock{head}) {
			if p, ok := instr.(*ssa.BinOp); ok && p.Pos().IsValid() {
				return strings.TrimSuffix(strings.TrimSpace(lines[pkg.Prog.Fset.Position(p.Pos()).Line-1]), " {")
			}
		}
		return head.Comment
	})
}

// Each call of ask says beside it which loop is the innermost around it.
const looping = `package p

func ask()
func other() bool

func none() {
	ask()
	for other() {
	}
	ask()
}

func counted(n int) {
	for i := 0; i < n; i++ {
		if other() {
			ask()
			break
		}
		if other() {
			ask()
			return
		}
		ask() // for i := 0; i < n; i++
	}
	ask()
}

func nested(n int) {
	for i := 0; i < n; i++ {
		ask() // for i := 0; i < n; i++
		for j := 3; j < n; j++ {
			ask() // for j := 3; j < n; j++
			if other() {
				ask() // for i := 0; i < n; i++
				break
			}
			if other() {
				ask() // for j := 3; j < n; j++
				continue
			}
		}
		ask() // for i := 0; i < n; i++
	}
}

func endless() {
	for {
		ask() // for.body
		if other() {
			return
		}
	}
}

func without() {
	for {
		ask()
		return
	}
}
`

// The conditions say beside them what is compared with what, where it holds.
func TestComparison(t *testing.T) {
	pkg := fixture.Functions(t, comparing)
	fixture.Answers(t, comparing, fixture.Written(pkg), func(call *ssa.Call) string {
		v, value, is := cond.Branch{Cond: call.Call.Args[0], Truth: true}.Comparison()
		u, same, not := cond.Branch{Cond: call.Call.Args[0], Truth: false}.Comparison()
		assert.Equal(t, v, u)
		assert.Equal(t, value, same)
		assert.NotEqual(t, is, not)
		name := v.Name()
		if _, ok := v.(*ssa.Parameter); !ok {
			name = "value"
		}
		return name + map[bool]string{true: " is ", false: " is not "}[is] + value
	})
}

const comparing = `package p

func ask(bool)

func constants(name string, n int, err error, dry bool) {
	ask(name == "x") // name is "x"
	ask("x" != name) // name is not "x"
	ask(n == 3) // n is 3
	ask(n < 3) // value is true
	ask(err == nil) // err is nil
	ask(err != nil) // err is not nil
	ask(dry) // dry is true
	ask(!dry) // dry is not true
	ask(!(name == "x")) // name is not "x"
	ask(dry == false) // dry is false
	ask(n == len(name)) // value is true
}
`

func TestFails(t *testing.T) {
	pkg := fixture.Functions(t, failing)
	for name, want := range map[string]string{
		"made": "fails", "formatted": "fails", "literal": "fails", "nothing": "", "found": "fails |", "given": "", "called": "",
		"without": "", "named": "fails", "sentinel": "", "text": "", "unset": "|",
	} {
		var said []string
		for ret := range program.Instructions[*ssa.Return](pkg.Func(name).Blocks) {
			said = append(said, map[bool]string{true: "fails"}[cond.Fails(ret)])
		}
		assert.Equal(t, want, strings.TrimSpace(strings.Join(said, " | ")), name)
	}
}

const failing = `package p

import (
	"errors"
	"fmt"
)

type failure struct{}

func (*failure) Error() string { return "" }

var errGone = errors.New("gone")

func get() error

func made() error             { return errors.New("x") }
func formatted() (int, error) { return 0, fmt.Errorf("x: %w", errGone) }
func literal() error          { return &failure{} }
func nothing() error          { return nil }
func given(err error) error   { return err }
func called() error           { return get() }
func without()                {}
func named() (err error)      { err = errors.New("x"); return }
func sentinel() error         { return errGone }
func text() string            { return fmt.Sprint("x") }

func found() error {
	if err := get(); err != nil {
		return err
	}
	return nil
}

func unset() error {
	err := get()
	if err == nil {
		return err
	}
	return nil
}
`
