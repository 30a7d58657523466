package program_test

import (
	"go/types"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestIsNil(t *testing.T) {
	assert.True(t, program.IsNil(ssa.NewConst(nil, types.Universe.Lookup("error").Type())))
	assert.False(t, program.IsNil(fixture.Functions(t, "package p; func get() {}").Func("get")))
}

// answered asks about each call of ask in a source.
func answered(t *testing.T, source string, answer func(call *ssa.Call) []string) {
	t.Helper()
	pkg := fixture.Functions(t, source)
	fixture.Answers(t, source, fixture.Written(pkg), func(call *ssa.Call) string { return strings.Join(answer(call), ", ") })
}

// Each call of ask says beside it what kind of value its argument is.
func TestKinds(t *testing.T) {
	answered(t, valued, func(call *ssa.Call) (said []string) {
		v := call.Call.Args[0]
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		}
		add := func(is bool, text string) {
			if is {
				said = append(said, text)
			}
		}
		add(program.IsNil(v), "nil")
		add(program.IsConst(v), "constant")
		add(program.TextOf(v) != "", "text "+program.TextOf(v))
		add(program.IsString(v.Type()), "string")
		add(program.IsBool(v.Type()), "bool")
		add(program.IsBytes(v.Type()), "bytes")
		add(program.IsStruct(v.Type()), "struct")
		add(program.IsAny(v.Type()), "any")
		add(program.IsError(v.Type()), "error")
		add(program.CanBeError(v.Type()), "can be error")
		add(program.IsFresh(v), "fresh")
		add(program.IsFunction(v.Type()), "function")
		if fn := program.FunctionOf(v); fn != nil {
			add(true, fn.Name())
		}
		add(program.IsBuiltin(v, "len", "cap"), "len or cap")
		return said
	})
}

const valued = `package p

import (
	"errors"
	"os"
)

type named string
type list []byte
type handler func()
type failure struct{}

func (*failure) Error() string { return "" }

func stringer(s interface{ String() string }) { ask(s) }

type byValue struct{}

func (byValue) Error() string { return "" }

type number int

func (number) Error() string { return "" }

type failing interface {
	error
	Code() int
}

type server struct{}

func (*server) handle() {}

func ask(any)
func run()
func generic[T any](v T) {}

func text(s string)        { ask("x") } // constant, text x, string
func parameter(s string)   { ask(s) } // string
func ofName(n named)       { ask(n) } // string
func emptyText()           { ask("") } // constant, string
func count(n int)          { ask(n) }
func one()                 { ask(1) } // constant
func flag(b bool)          { ask(b) } // bool
func null()                { ask(nil) } // nil, constant, any
func nullPointer()         { ask((*server)(nil)) } // nil, constant
func bytes(b []byte)       { ask(b) } // bytes
func ofBytes(b list)       { ask(b) } // bytes
func runes(r []rune)       { ask(r) }
func ofStruct(s server)    { ask(s) } // struct
func anything(v any)       { ask(v) } // any
func err(err error)        { ask(err) } // error, can be error
func typed(err *failure)   { ask(err) } // can be error
func typedValue(err failure) { ask(err) } // struct, can be error
func value(err byValue)    { ask(err) } // struct, can be error
func numbered(err number)  { ask(err) } // can be error
func interfaced(err failing) { ask(err) } // can be error
func errs(errs []error)    { ask(errs) }
func made()                { ask(&failure{}) } // can be error, fresh
func called()              { ask(errors.New("x")) } // error, can be error
func array()               { ask([]int{1}) } // fresh
func part(s []int)         { ask(s[1:]) }
func slice(n int)          { ask(make([]int, n)) } // fresh
func aMap()                { ask(map[string]int{}) } // fresh
func channel()             { ask(make(chan int)) } // fresh
func function()            { ask(run) } // fresh, function, run
func literal(n int)        { ask(func() { ask(n) }) } // fresh, function, literal$1
func method(s *server)     { ask(s.handle) } // fresh, function, handle
func converted(f func())   { ask(handler(run)) } // function, run
func instance()            { ask(generic[int]) } // fresh, function, generic
func given(f func())       { ask(f) } // function
func length(s string)      { ask(len(s)) } // len or cap
func capacity(s []int)     { ask(cap(s)) } // len or cap
func added(s []int)        { ask(append(s, 1)) }
func file(f *os.File)      { ask(f) }
`

// Each call of ask says beside it whether its argument was set right before.
func TestJustSet(t *testing.T) {
	answered(t, justSet, func(call *ssa.Call) []string {
		load, ok := call.Call.Args[0].(*ssa.UnOp)
		if !ok {
			return []string{"no variable"}
		}
		if v, ok := program.JustSet(load); ok {
			return []string{v.Name()}
		}
		return nil
	})
}

const justSet = `package p

func ask(int)
func use(func())
func other()

func direct(c chan int) {
	n := 1
	use(func() { n++ })
	n = 2
	ask(n) // 2:int
	n = 3
	other()
	ask(n)
	n = 4
	c <- 1
	ask(n)
	n = 5
	select {
	case <-c:
	}
	ask(n)
	n = 6
	m := n + 1
	n = 7
	_ = m
	ask(n) // 7:int
}

func alone() {
	n := 1
	ask(n) // no variable
}

func twice() {
	n := 1
	m := 2
	use(func() { n, m = m, n })
	m = 3
	n = 4
	ask(m) // 3:int
}
`

func TestBlocks(t *testing.T) {
	fn := fixture.Functions(t, `package p

func other() bool

func f() {
	for other() {
		if other() {
			other()
		} else {
			other()
		}
	}
}
`).Func("f")
	block := make(map[string]*ssa.BasicBlock)
	for _, b := range fn.Blocks {
		block[b.Comment] = b
	}
	names := func(list []*ssa.BasicBlock) string {
		var names []string
		for _, b := range fn.Blocks { // in order
			for _, found := range list {
				if found == b {
					names = append(names, b.Comment)
				}
			}
		}
		return strings.Join(names, " ")
	}
	assert.Equal(t, "entry for.body for.loop if.then if.else", names(program.Reached(block["if.then"], func(b *ssa.BasicBlock) []*ssa.BasicBlock { return b.Preds })))
	assert.True(t, program.LeadsTo(block["if.then"], block["if.else"]))
	assert.True(t, program.LeadsTo(block["for.done"], block["for.done"]))
	assert.False(t, program.LeadsTo(block["for.done"], block["for.body"]))
	first, last := fn.Blocks[0].Instrs[0], block["if.then"].Instrs[0]
	assert.True(t, program.AlwaysBefore(first, last))
	assert.False(t, program.AlwaysBefore(last, first))
	assert.False(t, program.AlwaysBefore(first, first))
	assert.False(t, program.AlwaysBefore(last, block["for.done"].Instrs[0]))
	then := block["if.then"].Instrs
	assert.True(t, program.AlwaysBefore(then[0], then[1]))
	assert.False(t, program.AlwaysBefore(then[1], then[0]))
	assert.False(t, program.Overlong(fn))
}

func TestCalled(t *testing.T) {
	pkg := fixture.Functions(t, `package p

type server struct{}

func (*server) handle()

type handler interface{ handle() }

func generic[T any](v T) (T, error) { return v, nil }

func static(s *server)      { s.handle() }
func behind(h handler)      { h.handle() }
func instance() (int, error) { return generic(1) }
func bound(f func())        { f() }
func literal()              { func() {}() }
`)
	call := func(name string) *ssa.Call {
		for call := range program.Instructions[*ssa.Call](pkg.Func(name).Blocks) {
			return call
		}
		return nil
	}
	obj, before := program.CalledAs(&call("static").Call)
	assert.Equal(t, "(*p.server).handle", obj.FullName())
	assert.Equal(t, 1, before)
	obj, before = program.CalledAs(&call("behind").Call)
	assert.Equal(t, "(p.handler).handle", obj.FullName())
	assert.Equal(t, 0, before)
	obj, before = program.CalledAs(&call("instance").Call)
	assert.Equal(t, "p.generic", obj.FullName())
	assert.Equal(t, 0, before)
	obj, _ = program.CalledAs(&call("bound").Call)
	assert.Nil(t, obj)
	assert.Nil(t, program.Callee(&call("bound").Call))
	assert.Nil(t, program.Called(&call("bound").Call))
	assert.Nil(t, program.Called(&call("literal").Call))
	assert.Equal(t, pkg.Func("generic"), program.Callee(&call("instance").Call))
	assert.Equal(t, pkg.Func("literal"), program.Outermost(program.Callee(&call("literal").Call)))
	assert.Len(t, program.Arguments(&call("behind").Call), 1)
	assert.Len(t, program.Arguments(&call("static").Call), 1)
	assert.Nil(t, program.Declaration(nil))
	for v := range program.Instructions[*ssa.Extract](pkg.Func("instance").Blocks) {
		found, index := program.CallOf(v)
		assert.Equal(t, call("instance"), found)
		assert.Equal(t, v.Index, index)
	}
}

func TestFields(t *testing.T) {
	pkg := fixture.Functions(t, `package p

type pair[T any] struct { first T; second int }

func use(p *pair[string], q pair[int], n int) {}
`)
	params := pkg.Func("use").Params
	for _, p := range params[:2] {
		assert.Equal(t, 1, program.FieldIndex(p.Type(), "second"))
		assert.Equal(t, -1, program.FieldIndex(p.Type(), "third"))
		assert.Equal(t, "first", program.FieldName(p.Type(), 0))
		assert.Empty(t, program.FieldName(p.Type(), 2))
		assert.Equal(t, "pair", program.NamedOf(p.Type()).Obj().Name())
	}
	assert.Equal(t, program.Field(params[0].Type(), 0), program.Field(params[1].Type(), 0), "of the generic type")
	assert.Nil(t, program.Field(params[2].Type(), 0))
	assert.Equal(t, -1, program.FieldIndex(params[2].Type(), "first"))
	assert.Empty(t, program.FieldName(params[2].Type(), 0))
	assert.Nil(t, program.NamedOf(params[2].Type()))
	assert.Nil(t, program.UsesOf(nil))
}

func TestRecovers(t *testing.T) {
	pkg := fixture.Functions(t, `package p

func other() {}
func rescue() { recover() }
func literal() { defer func() { if r := recover(); r != nil { other() } }() }
func named()   { defer rescue() }
func none()    { other() }
func defers()  { defer other() }
func direct()  { recover() }
func dynamic(f func()) { defer f() }
func nested()  { defer func() { func() { recover() }() }() }
`)
	for name, want := range map[string]bool{
		"literal": true, "named": true, "none": false, "defers": false, "direct": false, "dynamic": false, "nested": false,
	} {
		assert.Equal(t, want, program.Recovers(pkg.Func(name)), name)
	}
}
