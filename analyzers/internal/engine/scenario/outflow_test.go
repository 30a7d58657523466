package scenario_test

import (
	"go/token"
	"strings"
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Each call of ask says where its argument comes to: results by their indexes, and parameters by their names.
const flowing = `package p

import (
	"fmt"
	"strings"
)

type row struct{ name string; n int }

func ask(any)
func take(row) (string, error)
func refuse(row) string
func is(row) bool
func fill(from row, into *row) error

func direct(r row) (string, int) {
	ask(r) // 0
	return r.name, 0
}

func named(r row) (name string, n int) {
	defer func() { recover() }()
	ask(r) // 1
	n = r.n
	return "", n
}

func computed(r row) int {
	ask(r) // 0
	return r.n*2 + 1
}

func compared(r row) bool {
	ask(r)
	return r.n > 2
}

func put(r row, into map[string]row, other map[string]int) {
	ask(r) // into
	into["a"] = r
}

func held(r row, into map[string]*row) {
	ask(r) // into
	into["a"].n = r.n
}

func listed(r row) []row {
	ask(r) // 0
	var list []row
	list = append(list, row{}, r)
	return list
}

func written(r row) string {
	ask(r) // 0
	var text strings.Builder
	fmt.Fprintln(&text, r.name)
	return text.String()
}

func handed(r row) (string, error) {
	ask(r) // 0
	return take(r)
}

func refused(r row) string {
	ask(r)
	return refuse(r)
}

func tested(r row) bool {
	ask(r)
	return is(r)
}

func filled(r row) row {
	ask(r) // 0
	var to row
	fill(r, &to)
	return to
}

func sent(r row) row {
	ask(r) // 0
	c := make(chan row, 1)
	c <- r
	return <-c
}

`

func TestOutflow(t *testing.T) {
	pkg := fixture.Functions(t, flowing)
	fixture.Answers(t, flowing, fixture.Written(pkg), func(ask *ssa.Call) string {
		var words []string
		f := scenario.Outflow{
			Takes: func(call *ssa.Call, _ ssa.Value) bool {
				callee := call.Call.StaticCallee()
				return callee == nil || callee.Name() != "refuse"
			},
			Returned: func(_ *ssa.Return, index int) {
				if word := string(rune('0' + index)); !strings.Contains(strings.Join(words, ""), word) {
					words = append(words, word)
				}
			},
		}
		of := calls.PlainValue(ask.Call.Args[0])
		if load, ok := of.(*ssa.UnOp); ok && load.Op == token.MUL {
			of = load.X // the variable that holds the parameter
		}
		all := f.From(of)
		for _, p := range ask.Parent().Params {
			if all[p] && p != ask.Parent().Params[0] {
				words = append(words, p.Name())
			}
		}
		return strings.Join(words, ", ")
	})
}

// Uses in some blocks count, and no others.
func TestAddUses(t *testing.T) {
	fn := fixture.Functions(t, `package p

func cond() bool

func f(n int) (int, int) {
	if cond() {
		return n, 0
	}
	return 0, n
}
`).Func("f")
	var indexes []int
	f := scenario.Outflow{Returned: func(_ *ssa.Return, index int) { indexes = append(indexes, index) }}
	for ret := range program.Instructions[*ssa.Return](fn.Blocks) {
		if program.IsConst(ret.Results[0]) {
			f.AddUses(fn.Params[0], map[*ssa.BasicBlock]bool{ret.Block(): true})
		}
	}
	f.Run()
	if len(indexes) != 1 || indexes[0] != 1 {
		t.Errorf("results %v, want 1 alone", indexes)
	}
}
