package scenario_test

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Each call of ask says where it is: inside of the branch that is taken if fails has failed, after its beginning, or in
// the block that comes next if nothing has.
const parting = `package p

func fails() error
func other() bool
func ask()

func tested() error {
	if err := fails(); err != nil {
		ask() // after, inside
		return err
	}
	ask() // good
	return nil
}

func implied() {
	if err := fails(); err == nil {
		ask() // good
	}
	ask() // after
}

func looped() {
	for other() {
		if err := fails(); err != nil {
			ask() // after, inside
			continue
		}
		ask() // good
	}
	ask() // after
}

func either() {
	if err := fails(); err != nil || other() {
		ask() // after, inside
	}
	ask() // after
}

func within() {
	if err := fails(); err != nil {
		if other() {
			ask() // after, inside
			return
		}
	}
	ask() // after, good
}

func untold() {
	if err := fails(); other() {
		_ = err
		ask()
	}
}
`

func TestBranches(t *testing.T) {
	pkg := fixture.Functions(t, parting)
	machine := machineFor(pkg, nil)
	fixture.Answers(t, parting, fixture.Written(pkg), func(ask *ssa.Call) string {
		call := fixture.Call(ask.Parent(), "fails")
		at := func(err scenario.Value) scenario.Scenario {
			return scenario.Scenario{At: call, Given: map[ssa.Value]scenario.Value{call: err}}
		}
		var words []string
		for _, b := range machine.Branches(ask.Parent(), at(scenario.Failure), at(scenario.Failure), at(scenario.Nil)) {
			for word, is := range map[string]bool{
				"inside": slices.Contains(b.Inside, ask.Block()), "after": slices.Contains(b.After, ask.Block()), "good": b.Good == ask.Block(),
			} {
				if is {
					words = append(words, word)
				}
			}
		}
		slices.Sort(words)
		return strings.Join(words, ", ")
	})
}

const joining = `package p

func fails() (int, error)
func other() bool
func ask(int)

func implied() {
	n := 1
	if got, err := fails(); err == nil {
		n = got
	}
	ask(n) // 1 for got
}

func chosen() {
	got, err := fails()
	switch {
	case err != nil:
		got = 2
	case other():
		got = 3
	}
	ask(got) // 2 for 3, 2 for got
}

func counted() {
	n := 0
	for other() {
		if _, err := fails(); err != nil {
			continue
		}
		n += 5
	}
	ask(n) // itself for more
}

func left() int {
	got, err := fails()
	if err != nil {
		return 0
	}
	ask(got)
	return got
}
`

func TestJoins(t *testing.T) {
	pkg := fixture.Functions(t, joining)
	machine := machineFor(pkg, nil)
	fixture.Answers(t, joining, fixture.Written(pkg), func(ask *ssa.Call) string {
		call := fixture.Call(ask.Parent(), "fails")
		at := func(err scenario.Value) scenario.Scenario {
			return scenario.Scenario{At: call, Given: map[ssa.Value]scenario.Value{calls.ResultsOf(call, 1)[0]: err}}
		}
		var words []string
		for _, b := range machine.Branches(ask.Parent(), at(scenario.Failure), at(scenario.Failure), at(scenario.Nil)) {
			for _, j := range b.Joins() {
				word := func(v ssa.Value) string {
					switch v := v.(type) {
					case *ssa.Const:
						return v.Value.ExactString()
					case *ssa.Extract:
						return "got"
					case *ssa.BinOp:
						return "more"
					}
					if v == j.Phi {
						return "itself"
					}
					return "another"
				}
				if j.Phi == ask.Call.Args[0] {
					words = append(words, word(j.Without)+" for "+word(j.With))
				}
			}
		}
		return strings.Join(words, ", ")
	})
}
