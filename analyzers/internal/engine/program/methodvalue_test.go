package program_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const methodValues = `package m

type lock struct{ n int }

func (l *lock) Unlock()       {}
func (l lock) Add(n int) int  { return n }

type locker interface{ Unlock() }

type list[T any] []T

func (l list[T]) Has(v T) bool { return false }

type outer struct{ *lock }

func pointer(l *lock)           { f := l.Unlock; f() }
func value(l *lock)             { f := l.Add; f(1) }
func behind(l locker)           { f := l.Unlock; defer f() }
func generic(l list[string])    { f := l.Has; f("a") }
func embedded(o outer)          { f := o.Unlock; go f() }
func byType(l *lock)            { f := (*lock).Unlock; f(l) }
func ofInterface(l locker)      { f := locker.Unlock; f(l) }
func constrained[L locker](l L) { f := l.Unlock; f() }
func either(l *lock, m locker, b bool) {
	f := l.Unlock
	if b {
		f = m.Unlock
	}
	f()
}
`

// A call through a variable that holds a method is a call of the method, with its receiver.
func TestMethodValues(t *testing.T) {
	p := fixture.Source(t, program.Analyzer, methodValues).Result.(*program.Program).Package()
	for name, row := range map[string]struct {
		called string
		args   int  // with the receiver of a method that is no interface's
		invoke bool // of a method of an interface
	}{
		"pointer":     {"(*example.test/m.lock).Unlock", 1, false},
		"value":       {"(example.test/m.lock).Add", 2, false},
		"behind":      {"(example.test/m.locker).Unlock", 0, true},
		"generic":     {"(example.test/m.list[T]).Has", 2, false},
		"embedded":    {"(*example.test/m.lock).Unlock", 1, false},
		"byType":      {"(*example.test/m.lock).Unlock", 1, false},
		"ofInterface": {"(example.test/m.locker).Unlock", 0, true},
		"constrained": {"(example.test/m.locker).Unlock", 0, true},
	} {
		t.Run(name, func(t *testing.T) {
			call := callIn(t, p.Func(name))
			common := call.Common()
			require.NotNil(t, program.Called(common))
			assert.Equal(t, row.called, program.Called(common).FullName())
			assert.Len(t, common.Args, row.args)
			assert.Equal(t, row.invoke, common.IsInvoke())
			receiver := common.Value
			if !row.invoke {
				receiver = common.Args[0]
			}
			assert.Contains(t, program.UsesOf(receiver), ssa.Instruction(call), "the receiver is used by the call")
		})
	}
	assert.Nil(t, program.Called(callIn(t, p.Func("either")).Common()), "one of two methods")
}

// callIn returns the only call of a function.
func callIn(t *testing.T, fn *ssa.Function) ssa.CallInstruction {
	t.Helper()
	var list []ssa.CallInstruction
	for call := range program.Instructions[ssa.CallInstruction](fn.Blocks) {
		if _, ok := call.Common().Value.(*ssa.Builtin); !ok {
			list = append(list, call)
		}
	}
	require.Len(t, list, 1)
	return list[0]
}
