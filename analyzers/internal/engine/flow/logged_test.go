package flow_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const logging = `package p

import (
	"errors"
	"fmt"
	"log"
	"log/slog"
)

func use(any)      {}
func get() error   { return nil }

type result struct{ err error }

func ignored()        { _ = get() }
func printed()        { log.Print(get()) }
func formatted()      { log.Printf("failed: %v", get()) }
func structured()     { slog.Error("failed", "err", get()) }
func compared()       { if err := get(); err != nil { log.Print(err) } }
func made()           { log.Print(fmt.Sprintf("failed: %v", get())) }
func concatenated()   { log.Print("failed: " + get().Error()) }
func wrapped()        { log.Print(fmt.Errorf("failed: %w", get())) }
func turned()         { if err := get(); nil != err { log.Print(err) } }
func used()           { err := get(); log.Print(err); use(err) }
func returned() error { err := get(); log.Print(err); return err }
func madeAndUsed()    { text := fmt.Sprintf("failed: %v", get()); log.Print(text); use(text) }
func stored(r *result) { err := get(); log.Print(err); r.err = err }
func identified()     { if err := get(); err == errGone { log.Print(err) } }
func asked()          { if err := get(); errors.Is(err, errGone) { log.Print(err) } }
func appended()       { log.Print(append([]any{"failed"}, get())...) }
func either(dry bool) { err := get(); if dry { err = nil }; log.Print(err) }
func sent(c chan error) { c <- get() }
func listed()         { list := []any{get()}; use(list) }

var errGone = errors.New("gone")
`

func TestOnlyLogged(t *testing.T) {
	p := fixture.Functions(t, logging)
	for name, want := range map[string]bool{
		"ignored": true, "printed": true, "formatted": true, "structured": true, "compared": true, "made": true, "concatenated": true,
		"wrapped": true, "turned": true, "used": false, "returned": false, "madeAndUsed": false, "stored": false, "identified": false, "asked": false,
		"appended": true, "either": false, "sent": false, "listed": false,
	} {
		assert.Equal(t, want, flow.OnlyLogged(fixture.Call(p.Func(name), "get"), nil), name)
	}
	assert.False(t, flow.OnlyLogged(p.Func("get"), nil), "nobody lists its uses")
}

const targets = `package m

type doer interface{ do(n int) }

type fast struct{}

func (fast) do(n int) {}

type slow struct{}

func (*slow) do(n int) {}
func (*slow) wait()    {}

func run(n int)  {}
func ask(...any) {}

func value()                { f := run; f(1) }
func literal(n int)         { f := func(int) { ask(n) }; f(1) }
func bound(s *slow, dry bool) { f := s.do; if dry { f = run }; f(1) }
func expression(s *slow)    { f := (*slow).do; f(s, 1) }
func given(f func(int))     { f(1) }
func gives()                { given(run) }
func Exported(f func(int))  { f(1) }
func givesExported()        { Exported(run) }
func behind(dry bool)       { var d doer = fast{}; if dry { d = new(slow) }; d.do(1) }
func behindGiven(d doer)    { d.do(1) }
func givesDoer()            { behindGiven(fast{}) }
func Behind(d doer)         { d.do(1) }
func Anything(d interface{ wait() }) { d.wait() }
func givesAnything()        { var d doer = new(slow); Anything(d.(interface{ wait() })) }
func unknown(c chan func(int)) { (<-c)(1) }
`

func TestTargets(t *testing.T) {
	s := fixture.Scope(t, targets)
	for name, want := range map[string]string{
		"value": "run 0", "literal": "literal$1 0", "bound": "do 1 run 0", "expression": "do 0", "given": "run 0", "Exported": "run 0 open",
		"behind": "do 1 do 1", "behindGiven": "do 1", "Behind": "open", "Anything": "wait 1 open", "unknown": "",
	} {
		var last ssa.CallInstruction
		for call := range program.Instructions[*ssa.Call](s.Program.Package().Func(name).Blocks) {
			last = call
		}
		found, open := s.Targets(last.Common())
		said := ""
		for _, target := range found {
			said += " " + target.Fn.Name() + map[int]string{0: " 0", 1: " 1"}[target.Before]
			assert.Equal(t, target.Obj == nil, target.Fn.Parent() != nil, name)
		}
		if open {
			said += " open"
		}
		assert.Equal(t, want, strings.TrimSpace(said), name)
	}
}
