package flow_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const keeping = `package m

import (
	"fmt"

	"github.com/mark3labs/mcp-go/server"
)

type thing struct{ n int }

type doer interface{ do() }

func (*thing) do() {}

type box struct{ t *thing }

var global *thing

func ask(*thing) {}

func look(t *thing) bool { return t == nil }

func alone()            { t := new(thing); ask(t) }
func compared()         { t := new(thing); if t != nil { ask(t) } }
func looked()           { t := new(thing); look(t); ask(t) }
func printed()          { t := new(thing); fmt.Println(t); ask(t) }
func stored()           { t := new(thing); global = t; ask(t) }
func inField(b *box)    { t := new(thing); b.t = t; ask(t) }
func returned() *thing  { t := new(thing); ask(t); return t }
func own()              { t := new(thing); t.do(); ask(t) }
func behind()           { t := new(thing); var d doer = t; d.do(); ask(t) }
func boxed()            { t := new(thing); var d doer = t; _ = d; ask(t) }
func methodValue()      { t := new(thing); f := t.do; f(); ask(t) }
func literal()          { t := new(thing); func() { look(t) }(); ask(t) }
func leaving()          { t := new(thing); func() { global = t }(); ask(t) }
func started()          { t := new(thing); go look(t); defer look(t); ask(t) }
func sent(c chan *thing) { t := new(thing); c <- t; ask(t) }
func variable()         { t := new(thing); u := t; func() { u = nil }(); ask(t); _ = u }
func value()            { t := new(thing); f := look; f(t); ask(t) }
func unknown(f func(*thing)) { t := new(thing); f(t); ask(t) }
func known(f func(*thing) bool) { t := new(thing); f(t); ask(t) }
func calls()            { known(look) }
func Exported(f func(*thing) bool) { t := new(thing); f(t); ask(t) }
func callsExported()    { Exported(look) }
func listed()           { t := new(thing); list := []*thing{t}; ask(t); _ = list }
func appended()         { t := new(thing); var list []*thing; list = append(list, t); ask(t); _ = list }

func either(dry bool) {
	t := new(thing)
	u := t
	if dry {
		u = new(thing)
	}
	look(u)
	ask(t)
}

func recursive(t *thing) { recursive(t) }
func ring()              { t := new(thing); recursive(t); ask(t) }

func library(s *server.MCPServer) { t := server.NewMCPServer("a", "b"); t.AddTools(); askServer(t) }

func askServer(*server.MCPServer) {}
`

func TestKeeps(t *testing.T) {
	s := fixture.Scope(t, keeping)
	for name, want := range map[string]bool{
		"alone": true, "compared": true, "looked": true, "printed": false, "stored": false, "inField": false, "returned": false,
		"own": true, "behind": false, "boxed": true, "methodValue": false, "literal": true, "leaving": false, "started": true,
		"sent": false, "variable": true, "value": true, "unknown": false, "known": true, "Exported": false, "listed": false,
		"appended": false, "either": true, "ring": true,
	} {
		arg := fixture.Call(s.Program.Package().Func(name), "ask").Call.Args[0]
		assert.Equal(t, want, keeper(s).Keeps(made(arg)), name)
	}
	for _, want := range []bool{true, false} {
		k := keeper(s)
		k.Uses = func(call ssa.CallInstruction, v ssa.Value) bool { return want }
		assert.Equal(t, want, k.Keeps(fixture.Call(s.Program.Package().Func("library"), "askServer").Call.Args[0]))
	}
}

// made returns the variable that holds a value, or the value.
func made(v ssa.Value) ssa.Value {
	load, ok := v.(*ssa.UnOp)
	if !ok {
		return v
	}
	for _, use := range *load.X.Referrers() {
		if store, ok := use.(*ssa.Store); ok {
			return store.Val
		}
	}
	return v
}

const goingBack = `package m

type thing struct{}

var global *thing

func make1() *thing           { return new(thing) }
func use1()                   { t := make1(); _ = t == nil }

func make2() *thing           { return new(thing) }
func use2()                   { global = make2() }

func make3() (*thing, error)  { return new(thing), nil }
func use3()                   { t, err := make3(); _, _ = t == nil, err }

func make4() (*thing, error)  { return new(thing), nil }
func use4()                   { t, _ := make4(); global = t }

func Make5() *thing           { return new(thing) }
func use5()                   { t := Make5(); _ = t == nil }

func make6() *thing           { return new(thing) }

func make7() *thing           { return new(thing) }
func use7()                   { go make7() }

func make8() *thing           { return new(thing) }
func pair() (*thing, *thing)  { return new(thing), new(thing) }
func usePair()                { kept, gone := pair(); global = gone; _ = kept == nil }
func make9() *thing           { return make8() }
func use9()                   { t := make9(); global = t }
`

func TestGoesBack(t *testing.T) {
	s := fixture.Scope(t, goingBack)
	for name, want := range map[string]bool{
		"make1": true, "make2": false, "make3": true, "make4": false, "Make5": false, "make6": false, "make7": true, "make8": false, "pair": true,
	} {
		ret := s.Index.Returns[s.Program.Package().Func(name)][0]
		k := keeper(s)
		assert.False(t, k.Keeps(ret.Results[0]), name)
		k = keeper(s)
		k.GoesBack = true
		assert.Equal(t, want, k.Keeps(ret.Results[0]), name)
	}
}

func TestKeepsInWords(t *testing.T) {
	assert.Equal(t, "keeps(0 2)", flow.Keeps{Params: []int{0, 2}}.String())
}

// keeper knows nothing of other packages.
func keeper(s *flow.Scope) *flow.Keeper {
	return flow.NewKeeper(s, summary.NewTable(s.Pass, summary.Domain[flow.Keeps]{}))
}
