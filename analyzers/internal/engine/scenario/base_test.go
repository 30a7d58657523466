package scenario_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// What holds in each run of a function: debug says false, and mode is 1 or 2.
const always = `package p

import "testing"

const verbose = false

func debug() bool
func mode() int
func other() bool
func fails() error
func ask(any)

func fixed() {
	if verbose || debug() {
		ask(1) // not reached
	}
	switch mode() {
	case 1:
		ask(1) // 1
	case 3:
		ask(3) // not reached
	}
	ask(mode() > 2) // false
	ask(mode())     // 1 or 2
}

func inTest() {
	if testing.Testing() {
		ask(1) // not reached
	}
}

func isDebugging() bool { return verbose && other() || debug() }

func helped() {
	if isDebugging() {
		ask(1) // not reached
	}
	ask(other()) // anything
}

func ring(n int) bool { return n == 0 || ring(n-1) }

func ringing() {
	if ring(3) {
		ask(1) // 1
	}
	i := 0
	for i < 10 {
		i++
	}
	ask(i) // anything
}

func afterPanic() {
	if !debug() {
		panic("no")
	}
	ask(1) // not reached
}

func recovered() (n int) {
	defer func() { _ = recover() }()
	if debug() {
		return 1
	}
	panic("no")
}
`

func TestBase(t *testing.T) {
	pkg := fixture.Functions(t, always)
	machine := machineOf(pkg)
	fixture.Answers(t, always, fixture.Written(pkg), func(ask *ssa.Call) string { return argument(machine.Base(ask.Parent()), ask) })
	recovered := machine.Base(pkg.Func("recovered"))
	assert.Len(t, recovered.Returns(), 1, "that after a panic")
	assert.True(t, recovered.Reaches(pkg.Func("recovered").Recover))
	for _, block := range pkg.Func("recovered").Blocks {
		assert.True(t, machine.Base(pkg.Func("debug")).Reaches(block), "a block of another function")
	}
}

// machineOf returns a machine that knows what debug and mode return.
func machineOf(pkg *ssa.Package) *scenario.Machine {
	return machineFor(pkg, func(v ssa.Value) (scenario.Value, bool) {
		if call, ok := v.(*ssa.Call); ok {
			switch program.Called(&call.Call) {
			case pkg.Func("debug").Object():
				return scenario.Bool(false), true
			case pkg.Func("mode").Object():
				return scenario.Const(one, two), true
			}
		}
		return scenario.Value{}, false
	})
}

// The answers of a trace do not depend on who asks first.
func TestOrderOfQuestions(t *testing.T) {
	pkg := fixture.Functions(t, always)
	for _, fn := range fixture.Written(pkg) {
		forward, backward := machineOf(pkg).Base(fn), machineOf(pkg).Base(fn)
		var list []ssa.Value
		for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
			if v, ok := instr.(ssa.Value); ok {
				list = append(list, v)
			}
		}
		answers := make(map[ssa.Value]string)
		for _, v := range list {
			answers[v] = forward.Of(v).String()
		}
		for i := range list {
			v := list[len(list)-1-i]
			assert.Equal(t, answers[v], backward.Of(v).String(), "%s: %v", fn.Name(), v)
		}
	}
}
