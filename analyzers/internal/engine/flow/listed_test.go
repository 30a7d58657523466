package flow_test

import (
	"strconv"
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
)

// naming gives values short names: parameters, constants, functions and what calls return.
func naming(v ssa.Value) string {
	switch v := v.(type) {
	case nil:
		return "none"
	case *ssa.Const:
		return v.Value.ExactString()
	case *ssa.MakeInterface:
		return naming(v.X)
	case *ssa.ChangeType:
		return naming(v.X)
	case *ssa.Call:
		return naming(v.Call.Value) + "()"
	}
	return v.Name()
}

// Each call of ask says beside it which elements its argument has, if it is made here.
func TestListed(t *testing.T) {
	answered(t, listing, func(_ *flow.Scope, arg ssa.Value, _ *ssa.Call) (said []string) {
		list := flow.Listed(arg)
		for i, v := range list {
			said = append(said, strconv.Itoa(i)+" "+naming(v))
		}
		if list != nil && len(list) == 0 {
			return []string{"empty"}
		}
		return said
	})
}

const listing = `package m

func ask([]any)    {}
func all(...any)   {}
func get() any     { return 1 }
func given() []any { return []any{1} }

func literal(a any)           { ask([]any{1, a, get()}) } // 0 1, 1 a, 2 get()
func empty()                  { ask([]any{}) } // empty
func nothing()                { ask(nil) } // empty
func gap()                    { ask([]any{2: 1}) } // 0 none, 1 none, 2 1
func parameter(list []any)    { ask(list) }
func returned()               { ask(given()) }
func part()                   { list := []any{1, 2}; ask(list[:1]) } // 0 1, 1 2
func appended(a any)          { ask(append([]any{1}, a)) } // 0 1, 1 a

func either(dry bool) {
	list := []any{1}
	if dry {
		list = []any{2, 3}
	}
	ask(list) // 0 1, 1 2, 2 3
}
`

// Each call of ask says beside it which elements of its argument are known, and whether these are all.
func TestMembers(t *testing.T) {
	answered(t, members, func(s *flow.Scope, arg ssa.Value, _ *ssa.Call) (said []string) {
		found, all := s.Members(arg)
		for _, v := range found {
			said = append(said, naming(v))
		}
		if !all {
			said = append(said, "open")
		}
		return said
	})
}

const members = `package m

import "slices"

type option func()

func ask([]option) {}
func read()        {}
func write()       {}
func with() option { return read }

func literal()               { ask([]option{read, write}) } // read, write
func nothing()               { ask(nil) }
func appended()              { ask(append([]option{read}, write)) } // read, write
func ofCalls()               { ask([]option{with()}) } // with()
func ofOwn()                 { ask(defaults()) } // write
func ofOthers()              { ask(slices.Clone([]option{read})) } // Clone[[]example.test/m.option, example.test/m.option]()
func closed(list ...option)  { ask(list) } // read, write
func callsClosed()           { closed(read); closed(write) }
func Open(list ...option)    { ask(list) } // open
func callsOpen()             { Open(read) }
func variable()              { var list []option; list = append(list, read); func() { _ = list }(); ask(list) } // read
func global()                { ask(kept) } // open
func field(c config)         { ask(c.list) } // open
func dynamic(f func() []option) { ask(f()) } // open
func several()               { list, _ := pair(); ask(list) } // open
func made()                  { ask(make([]option, 2)) }

func defaults() []option { return []option{write} }

func pair() ([]option, error) { return []option{read}, nil }

var kept = []option{read}

type config struct{ list []option }

func looped(n int) {
	var list []option
	for range n {
		list = append(list, read)
	}
	ask(list) // read
}
`

// Each call of ask says beside it what is stored in elements of its argument, and which lists are not made here.
func TestListWalk(t *testing.T) {
	answered(t, walking, func(_ *flow.Scope, arg ssa.Value, _ *ssa.Call) (said []string) {
		walk := flow.NewListWalk(arg, func(phi *ssa.Phi) []ssa.Value { return phi.Edges[:1] })
		for _, place := range walk.Places {
			for _, use := range *place.Referrers() {
				if store, ok := use.(*ssa.Store); ok && store.Addr == place {
					said = append(said, naming(store.Val))
				}
			}
		}
		for _, other := range walk.Others {
			said = append(said, "other "+naming(other))
		}
		return said
	})
}

const walking = `package m

func ask([]any)    {}
func use(func())   {}
func get() []any   { return nil }

func literal()             { ask([]any{1, 2}) } // 1, 2
func made(n int)           { list := make([]any, n); list[0] = 1; ask(list) } // 1
func parameter(list []any) { ask(list) } // other list
func returned()            { ask(get()) } // other get()
func appended(more []any)  { ask(append(more, 1)) } // 1, other more
func part(list []any)      { ask(list[1:]) } // other list
func field(s *struct{ list []any }) { ask(s.list) } // other t1
func array()               { var list [2]any; list[1] = 1; ask(list[:]) } // 1

func shared() {
	list := []any{1}
	use(func() {
		list[0] = 2
		list = append(list, 3)
	})
	ask(list) // 1, 2, 3
}

func inLiteral() {
	list := []any{1}
	use(func() {
		ask(list) // 1, 2
	})
	list[0] = 2
}

// Of the two, the caller says that only the first can be.
func either(dry bool) {
	list := []any{1}
	if dry {
		list = []any{2}
	}
	ask(list) // 1
}
`

// Each call of ask says beside it whether its argument is a list of literals.
func TestIsWrittenOut(t *testing.T) {
	answered(t, written, func(_ *flow.Scope, arg ssa.Value, _ *ssa.Call) []string {
		if flow.IsWrittenOut(arg) {
			return []string{"written out"}
		}
		return nil
	})
}

const written = `package m

type row struct{ name string }

func ask([]row)        {}
func get() row         { return row{} }

func literals()        { ask([]row{{"a"}, {"b"}}) } // written out
func empty()           { ask([]row{}) } // written out
func called()          { ask([]row{{"a"}, get()}) }
func given(r row)      { ask([]row{r}) }
func variable()        { r := row{"a"}; r = get(); ask([]row{r}) }
func list(all []row)   { ask(all) }
func part(all []row)   { ask(all[1:]) }
func made()            { ask(make([]row, 1)) } // written out
`
