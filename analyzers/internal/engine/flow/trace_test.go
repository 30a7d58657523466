package flow_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// answered asks about what is in the argument of each call of ask.
func answered(t *testing.T, source string, answer func(s *flow.Scope, arg ssa.Value, call *ssa.Call) []string) {
	t.Helper()
	s := fixture.Scope(t, source)
	fixture.Answers(t, source, s.Program.Functions(), func(call *ssa.Call) string {
		said := answer(s, calls.PlainValue(call.Call.Args[0]), call)
		slices.Sort(said)
		return strings.Join(slices.Compact(said), ", ")
	})
}

// Each call of ask says beside it which functions its argument can be, and where others come from.
func TestSources(t *testing.T) {
	answered(t, tracing, func(s *flow.Scope, arg ssa.Value, _ *ssa.Call) []string { return inWords(s.Index.Sources(arg)) })
}

func inWords(list []flow.Source) (said []string) {
	for _, from := range list {
		switch {
		case from.Function != nil:
			said = append(said, from.Function.Name())
		case from.Parameter != nil:
			said = append(said, "parameter "+from.Parameter.Name())
		case from.Made != nil:
			said = append(said, "made by "+from.Made.Name())
		case from.Field != nil:
			said = append(said, "field "+from.Field.Name())
		case from.Variable != nil:
			said = append(said, "variable "+from.Variable.Name())
		case from.Call != nil:
			said = append(said, "a call")
		}
	}
	return said
}

// Callers that a question leaves out are not followed.
func TestSourcesWithin(t *testing.T) {
	s := fixture.Scope(t, tracing)
	fn := s.Program.Package().Func("handed")
	arg := calls.PlainValue(fixture.Call(fn, "ask").Call.Args[0])
	assert.Equal(t, []string{"parameter f"}, inWords(s.Index.SourcesWithin(arg, fn)))
	assert.ElementsMatch(t, []string{"parameter f", "read", "write"}, inWords(s.Index.Sources(arg)))
}

const tracing = `package m

import (
	"errors"
	"net/http"
	"os"
	"sync"
)

type server struct{ name string }

func (*server) handle() {}
func (server) copied()  {}

type runner interface{ run() func() }

type job struct{}

func (job) run() func() { return read }

type handler func()

func ask(any)      {}
func other() bool  { return false }
func read()        {}
func write()       {}
func generic[T any]() {}

func function()          { ask(read) } // read
func literal()           { ask(func() {}) } // literal$1
func method(s *server)   { ask(s.handle) } // handle
func expression()        { ask((*server).handle) } // handle
func ofType()            { ask(handler(read)) } // read
func instance()          { ask(generic[int]) } // generic
func inInterface()       { var v any = read; ask(v.(func())) } // read
func foreign()           { ask(os.Getpid) } // Getpid
func none()              { var f func(); ask(f) }

func either() {
	f := read
	if other() {
		f = write
	}
	ask(f) // read, write
}

func commaOK(v any) {
	f, ok := v.(func())
	_ = ok
	ask(f) // parameter v
}

func handed(f func()) { ask(f) } // parameter f, read, write

func hands() {
	handed(read)
	handed(write)
}

func given() func()          { return read }
func two() (func(), func())  { return read, write }
func through(f func()) func() { return f }
func twice(f func(), more bool) func() {
	if more {
		return twice(f, false)
	}
	return f
}

func results() {
	ask(given()) // read
	_, second := two()
	ask(second) // write
}

func passed() {
	ask(through(read)) // read
	ask(through(write)) // write
	ask(twice(write, true)) // write
}

func (*server) wrap(f func()) func() { return f }

func ofMethod(s *server) { ask(s.wrap(write)) } // write

func behind(r runner) { ask(r.run()) } // read

type wrapping interface{ wrap(f func()) func() }

func behindWrapping(w wrapping) { ask(w.wrap(write)) } // write

func called(f func() func()) { ask(f()) } // a call

func byValue() {
	make := func() func() { return read }
	ask(make()) // read
}

func elsewhere() { ask(http.NotFoundHandler()) } // made by NotFoundHandler

func once() { ask(sync.OnceFunc(read)) } // made by OnceFunc

var hook = read

var table = map[string]func(){"read": read, "write": write}

var added = map[string]func(){}

func init() { added["x"] = write }

func variables() {
	ask(hook) // read
	ask(table["read"]) // read, write
	ask(added["x"]) // write
	ask(http.DefaultClient) // variable DefaultClient
}

func shared() {
	f := read
	func() {
		ask(f) // read, write
		f = write
	}()
	ask(f) // read, write
}

func inLists() {
	list := []func(){read, write}
	ask(list[0]) // read, write
	for _, f := range list {
		ask(f) // read, write
	}
	array := [...]func(){read}
	ask(array[0]) // read
	list = append(list, literal)
	ask(list[1]) // literal, read, write
}

func inMap() {
	m := map[string]func(){"a": read}
	m["b"] = write
	ask(m["a"]) // read, write
	f, ok := m["b"]
	_ = ok
	ask(f) // read, write
	for _, f := range m {
		ask(f) // read, write
	}
}

type options struct{ run func() }

type config struct{ run func() }

func (c *config) set(f func()) { c.run = f }

func field(o *options)  { ask(o.run) } // field run, read, write
func fill()             { o := options{run: read}; _ = o; (&config{}).set(write) }
func later(c config)    { ask(c.run) } // field run, literal, parameter f, write

func newOptions() *options { return &options{run: write} }

func ofInstance() { ask(newOptions().run) } // write

func newConfig() *config { return &config{run: literal} }

func lateInstance() { ask(newConfig().run) } // field run, literal, parameter f, write

type limits struct{ run func() }

func newLimits() *limits { return &limits{run: read} }

func heldInstance() {
	c := newLimits()
	if c == nil {
		return
	}
	ask(c.run) // read
}

func copiedInstance() {
	c := *newLimits()
	d := c
	ask(d.run) // read
}

func eitherInstance(dry bool) {
	c := newLimits()
	if dry {
		c = newOther()
	}
	ask(c.run) // read, write
}

func newOther() *limits { return &limits{run: write} }

func otherLimits() *limits { return &limits{run: literal} }

func orGiven(c *limits, dry bool) {
	if dry {
		c = newLimits()
	}
	ask(c.run) // field run, literal, read, write
}

func newNil(dry bool) *limits {
	if dry {
		return nil
	}
	return &limits{run: read}
}

func nilInstance() { ask(newNil(true).run) } // read

func emptyInstance() { ask(newEmpty().run) } // field run, read, write

func newEmpty() *options { return &options{} }

func handler2() http.Handler { return http.HandlerFunc(func(http.ResponseWriter, *http.Request) {}) }

func converted() { ask(handler2()) } // handler2$1

var _ = errors.New
`
