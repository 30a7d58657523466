package flow_test

import (
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"
	"golang.org/x/tools/go/ssa/ssautil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Each call of ask says beside it whether its argument is made of the first parameter of the function around.
const making = `package p

import (
	"encoding/json"
	"errors"
	"fmt"
)

type result struct {
	content []string
	inner   struct{ err error }
}

type typed struct{}

func (*typed) Error() string { return "typed" }

func ask(whole any)   {}
func use(func())      {}
func other() error    { return nil }

func itself(err error)    { ask(err) }                                  // made
func formatted(err error) { ask(fmt.Sprintf("cannot read: %v", err)) }  // made
func text(err error)      { ask("cannot read: " + err.Error()) }        // made
func fresh(err error)     { ask(errors.New("cannot read")) }
func cut(s []string)      { ask(s[1:]) }                                // made
func compared(err error)  { ask(err == nil) }                           // made

func appended(err error) {
	result := new(result)
	msg := fmt.Sprintf("cannot read: %v", err)
	result.content = append(result.content, msg)
	ask(result) // made
}

func nested(err error) {
	result := new(result)
	result.inner.err = err
	ask(result) // made
}

func listed(err error) {
	ask([]any{"cannot read", err}) // made
}

func keyed(err error) {
	data := map[string]any{}
	data["error"] = err.Error()
	ask(data) // made
}

func asKey(key string) {
	ask(map[string]bool{key: true})
}

func besides(err error) {
	result := new(result)
	other := []string{err.Error()}
	use(func() { _ = other })
	ask(result)
}

func searched(err error) {
	var found *typed
	errors.As(err, &found)
	ask(found) // made
}

func decoded(data []byte) {
	var into map[string]any
	json.Unmarshal(data, &into)
	ask(into) // filled
}

func either(err error, text any) {
	if err != nil {
		text = err
	}
	ask(text) // made
}

func onlyNil(err error) {
	var text any = "fine"
	other := other()
	if err == nil {
		other = err
	}
	ask(text)
	ask(other)
}

func looped(err error) {
	text := ""
	for range 3 {
		text += err.Error()
	}
	ask(text) // made
}

func sent(err error) {
	c := make(chan error, 1)
	c <- err
	ask(<-c) // sent
}

func selected(err error) {
	c := make(chan error, 1)
	select {
	case c <- err:
	default:
	}
	ask(c) // sent
}

func captured(err error) {
	use(func() {
		ask(err) // captured
	})
}

func setInLiteral(err error) {
	var found error
	use(func() { found = err })
	ask(found) // captured
}
`

// kindsOf are the kinds that the answer beside a line asks for, beyond those that make one value of another.
var kindsOf = map[string]flow.Kind{"made": 0, "filled": flow.Fill, "sent": flow.Send, "captured": flow.Capture}

func TestIsMadeOf(t *testing.T) {
	lines := strings.Split(making, "\n")
	asked := 0
	for call := range callsOf(fixture.Functions(t, making), "ask") {
		line := lines[call.Parent().Prog.Fset.Position(call.Pos()).Line-1]
		_, answer, _ := strings.Cut(line, "// ")
		part := program.Outermost(call.Parent()).Params[0]
		assert.Equal(t, answer == "made", flow.IsMadeOf(call.Call.Args[0], part), line)
		q := flow.Query{Kinds: flow.Making | kindsOf[answer], Skip: flow.IsNilEdge}
		assert.Equal(t, answer != "", q.Reaches(func(v ssa.Value) bool { return v == part }, call.Call.Args[0]), line)
		asked++
	}
	assert.Equal(t, strings.Count(making, "\task(")+strings.Count(making, "{ ask("), asked)
}

// What leads back to a value leads on from there, with the same kind at the same place.
func TestInverse(t *testing.T) {
	pkg := fixture.Functions(t, making)
	edges := func(of func(ssa.Value) iter.Seq[flow.Edge]) map[flow.Edge]bool {
		found := make(map[flow.Edge]bool)
		for fn := range ssautil.AllFunctions(pkg.Prog) {
			if fn.Pkg != pkg {
				continue
			}
			for v := range valuesOf(fn) {
				for e := range of(v) {
					if e.Kind != flow.Enter && isInFunction(e.From) && isInFunction(e.To) {
						found[edgeKey(e)] = true
					}
				}
			}
		}
		return found
	}
	back, on := edges(flow.Back), edges(flow.On)
	assert.NotEmpty(t, back)
	for e := range back {
		assert.True(t, on[e], "%s leads back to %s and not on, %x at %s", e.To, e.From, e.Kind, e.At)
	}
	for e := range on {
		assert.True(t, back[e], "%s leads on to %s and not back, %x at %s", e.From, e.To, e.Kind, e.At)
	}
}

// isInFunction leaves out constants, functions and variables of the package, whose uses nobody lists.
func isInFunction(v ssa.Value) bool {
	switch v.(type) {
	case *ssa.Const, *ssa.Function, *ssa.Global, *ssa.Builtin:
		return false
	}
	return true
}

// edgeKey leaves out the index of an operand, which only phis and calls have in both directions.
func edgeKey(e flow.Edge) flow.Edge {
	if e.Kind&(flow.Phi|flow.Argument|flow.Fill|flow.Found) == 0 {
		e.Index = 0
	}
	return e
}

// A result of a function of the package is followed into it.
func TestEnter(t *testing.T) {
	pkg := fixture.Functions(t, "package p\nfunc get(a, b int) int { return a + b }\nfunc use(n int) { get(1, n) }\n")
	var found []ssa.Value
	for v := range (flow.Query{Kinds: flow.Enter}).On(pkg.Func("use").Params[0]) {
		found = append(found, v)
	}
	assert.Equal(t, []ssa.Value{pkg.Func("use").Params[0], pkg.Func("get").Params[1]}, found)
}

func valuesOf(fn *ssa.Function) iter.Seq[ssa.Value] {
	return func(yield func(ssa.Value) bool) {
		for _, p := range fn.Params {
			if !yield(p) {
				return
			}
		}
		for _, free := range fn.FreeVars {
			if !yield(free) {
				return
			}
		}
		for v := range program.Instructions[ssa.Value](fn.Blocks) {
			if !yield(v) {
				return
			}
		}
	}
}

// callsOf yields the calls of a function by name, in all functions of a package.
func callsOf(pkg *ssa.Package, name string) iter.Seq[*ssa.Call] {
	return func(yield func(*ssa.Call) bool) {
		for fn := range ssautil.AllFunctions(pkg.Prog) {
			for call := range program.Instructions[*ssa.Call](fn.Blocks) {
				if callee := call.Call.StaticCallee(); fn.Pkg == pkg && callee != nil && callee.Name() == name && !yield(call) {
					return
				}
			}
		}
	}
}

// Each call of ask says beside it what its argument starts from, by the name of a parameter.
const starting = `package p

type request struct{ args map[string]any }

func ask(any)              {}
func other() map[string]any { return nil }

func asserted(args map[string]any) {
	name, _ := args["name"].(string)
	ask(name) // args
}

func field(r *request)  { ask(r.args) } // r
func made(a, b string)  { ask(a + b) }
func called()           { ask(other()) }

func variable(args map[string]any) {
	held := args
	func() {
		ask(held) // args
		ask(&held) // args
	}()
}

func either(a, b string) {
	if a == "" {
		a = b
	}
	ask(a)
}

func twice(a, b string) {
	held := a
	defer func() { ask(held) }()
	held = b
}
`

func TestStart(t *testing.T) {
	lines := strings.Split(starting, "\n")
	q := flow.Query{Kinds: flow.Same | flow.Parts | flow.Store | flow.Capture}
	for call := range callsOf(fixture.Functions(t, starting), "ask") {
		line := lines[call.Parent().Prog.Fset.Position(call.Pos()).Line-1]
		_, want, _ := strings.Cut(line, "// ")
		name := ""
		if p, ok := q.Start(call.Call.Args[0]).(*ssa.Parameter); ok {
			name = p.Name()
		}
		assert.Equal(t, want, name, line)
	}
}

const across = `package p

type config struct{ name string }

var global = "g"

func give(first, second string) (string, string) { return first, second }
func keep(c *config)                              { c.name = "kept" }
func ask(any)                                     {}

func results() {
	_, second := give("a", "b")
	ask(second) // "b"
}

func field(c *config) { ask(c.name) } // "kept"
func variable()       { ask(global) } // "g"

func handed(name string) { ask(name) } // "x" "y"

func callers(other string) {
	handed("x")
	handed("y")
	ask(other) // other
}
`

// Each call of ask says beside it where the values end that its argument can be.
func TestEnds(t *testing.T) {
	lines := strings.Split(across, "\n")
	index := fixture.Source(t, flow.Analyzer, across).Result.(func() *flow.Index)()
	q := flow.Query{Index: index, Kinds: flow.Same | flow.Enter | flow.Return | flow.Keep, Skip: func(e flow.Edge) bool {
		_, call := e.From.(*ssa.Call)
		return e.Kind == flow.Extract && call
	}}
	asked := index.Calls.Callers(slices.Collect(maps.Keys(index.Returns))[0].Pkg.Func("ask"))
	assert.Len(t, asked, 5)
	for _, call := range asked {
		line := lines[call.Parent().Prog.Fset.Position(call.Pos()).Line-1]
		_, want, _ := strings.Cut(line, "// ")
		var ends []string
		for v := range q.Ends(call.Common().Args[0]) {
			if c, ok := v.(*ssa.Const); ok {
				ends = append(ends, c.Value.ExactString())
			} else {
				ends = append(ends, v.Name())
			}
		}
		assert.Equal(t, want, strings.Join(ends, " "), line)
	}
}

// Each function says how often something else is done with n than to convert it and to choose it.
const using = `package p

func take(int64) {}

func none(n int)                {}                                // 0
func compared(n int)            { _ = n > 1 }                     // 1
func converted(n int)           { take(int64(n)) }                // 1
func both(n int)                { take(int64(n)); _ = n > 1 }     // 2
func twice(n int)               { _ = n > 1; _ = int64(n) > 1 }   // 2
func chosen(n int, yes bool)    { m := int64(1); if yes { m = int64(n) }; take(m) } // 1
`

func TestUses(t *testing.T) {
	lines := strings.Split(using, "\n")
	pkg := fixture.Functions(t, using)
	for _, name := range []string{"none", "compared", "converted", "both", "twice", "chosen"} {
		fn := pkg.Func(name)
		line := lines[fn.Prog.Fset.Position(fn.Pos()).Line-1]
		_, want, _ := strings.Cut(line, "// ")
		count := 0
		for v, use := range (flow.Query{Kinds: flow.Convert | flow.Phi}).Uses(fn.Params[0]) {
			assert.Contains(t, program.UsesOf(v), use)
			count++
		}
		assert.Equal(t, want, strconv.Itoa(count), line)
	}
}
