package paths_test

import (
	"strings"
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// answered asks about the argument of each call of ask in a source.
func answered(t *testing.T, source string, answer func(arg ssa.Value) string) {
	t.Helper()
	pkg := fixture.Functions(t, source)
	fixture.Answers(t, source, fixture.Written(pkg), func(call *ssa.Call) string {
		arg := call.Call.Args[0]
		if made, ok := arg.(*ssa.MakeInterface); ok {
			arg = made.X
		}
		return answer(arg)
	})
}

// Each call of ask says beside it whether its argument is empty.
func TestIsEmptyOf(t *testing.T) {
	answered(t, emptiness, func(arg ssa.Value) string {
		return map[bool]string{true: "empty"}[paths.IsEmpty(arg)]
	})
}

const emptiness = `package p

type row struct {
	name string
	tags []string
}

func ask(any)
func get() []string
func fill(*row)
func set([]string)
func look(row)

func null()              { ask([]string(nil)) } // empty
func text()              { ask("") } // empty
func someText()          { ask("a") }
func zero()              { ask(0) } // empty
func one()               { ask(1) }
func no()                { ask(false) } // empty
func yes()               { ask(true) }
func float()             { ask(0.0) } // empty
func called()            { ask(get()) }
func list()              { ask([]string{}) } // empty
func someList()          { ask([]string{"a"}) }
func madeList()          { ask(make([]string, 0)) } // empty
func madeForSome()       { ask(make([]string, 0, 9)) }
func madeForN(n int)     { ask(make([]string, 0, n)) } // empty
func filledForN(n int)   { s := make([]string, 0, n); set(s); ask(s) }
func twice()             { var r row; look(r); ask(r) } // empty
func madeLong(n int)     { ask(make([]string, n)) }
func aMap()              { ask(map[string]int{}) } // empty
func filledMap()         { m := map[string]int{}; m["a"] = 1; ask(m) }
func object()            { ask(&row{}) } // empty
func someObject()        { ask(&row{name: "a"}) }
func filledObject()      { r := &row{}; fill(r); ask(r) }
func newObject()         { ask(new(row)) }
func value()             { ask(row{}) } // empty
func someValue()         { ask(row{name: "a"}) }
func variable()          { var r row; ask(r) } // empty
func filledVariable()    { var r row; fill(&r); ask(r) }
func setVariable()       { var r row; r.name = "a"; ask(r) }
func readTwice()         { var r row; _ = r.name; ask(r) }
func part(list []string) { ask(list[:0]) }
func boxed()             { var v any = []string{}; ask([]any{v}[0]) }

func either(dry bool) {
	m := map[string]int{}
	if dry {
		m = map[string]int{"a": 1}
	}
	ask(m)
}
`

// Each call of ask says beside it where its argument is read, or to which variable it leads.
func TestWholeOf(t *testing.T) {
	answered(t, wholes, func(arg ssa.Value) string { return inWords(paths.WholeOf(arg)) })
}

func inWords(s paths.Source) string {
	text := ""
	switch base := s.Base.(type) {
	case nil:
		return ""
	case *ssa.Alloc:
		text = "variable " + base.Comment
	default:
		text = base.Name()
	}
	if s.Param != nil && s.Param != s.Base {
		text += " of " + s.Param.Name()
	}
	return strings.TrimSuffix(text+"."+s.Name(), ".")
}

const wholes = `package p

type query struct {
	order string
	inner inner
}

type inner struct{ order string }

func ask(any)
func get() query
func made() *query
func look(*query)

func parameter(q query)     { ask(q) } // q
func field(q query)         { ask(q.order) } // variable q of q.order
func inField(q query)       { ask(q.inner.order) }
func pointer(q *query)      { ask(q) } // q
func pointed(q *query)      { ask(*q) } // q
func fieldOf(q *query)      { ask(q.order) } // q.order
func inFieldOf(q *query)    { ask(q.inner.order) }
func variable()             { q := get(); look(&q); ask(&q) } // variable q
func fieldOfVariable()      { q := get(); look(&q); ask(q.order) } // variable q.order
func kept(q query)          { look(&q); ask(&q) } // variable q of q
func called()               { ask(get()) }
func fieldOfCalled()        { ask(get().order) }
func literal(q *query)      { func() { ask(q.order) }() } // variable q of q.order

func orDefault(q *query) {
	if q == nil {
		q = &query{}
	}
	ask(q.order) // q.order
}

func orMade(q *query) {
	if q == nil {
		q = made()
	}
	ask(q.order)
}
`

// Each call of ask says beside it to what the address that it gets belongs: the base, the root that the function fills,
// what it is constructed as.
func TestBase(t *testing.T) {
	answered(t, addresses, func(arg ssa.Value) string {
		base, held := paths.Base(arg)
		var said []string
		switch base := base.(type) {
		case nil:
			said = append(said, "nothing")
		case *ssa.Parameter, *ssa.Global:
			said = append(said, base.Name())
		default:
			said = append(said, typeName(base))
		}
		if held != nil {
			said = append(said, "holds "+held.Name())
		}
		if paths.Root(arg) != nil {
			said = append(said, "root")
		}
		if paths.IsFilled(base) {
			said = append(said, "filled")
		}
		if base != nil && paths.IsConstructed(base) {
			said = append(said, "constructed")
		}
		return strings.Join(said, ", ")
	})
}

func typeName(v ssa.Value) string {
	switch v.(type) {
	case *ssa.Alloc:
		return "variable"
	case *ssa.MakeMap:
		return "map"
	case *ssa.MakeSlice:
		return "list"
	case *ssa.MakeChan:
		return "channel"
	case *ssa.Call:
		return "call"
	case *ssa.Extract:
		return "result"
	case *ssa.FreeVar:
		return "shared"
	}
	return "other"
}

const addresses = `package p

type report struct {
	jobs  []string
	inner struct{ n int }
	next  *report
}

func ask(any)
func get() *report
func maps() map[string]int
func newReport() *report { return &report{} }
func orNil() *report     { if ok() { return nil }; return &report{} }
func cached() *report    { return global }
func newPanic() *report  { panic("none") }
func two() (*report, error)
func ok() bool

var global *report

func local()                   { var r report; ask(&r.inner.n) } // variable, root
func whole(r *report)          { ask(r) } // r, root, filled
func parameter(r *report)      { ask(&r.jobs) } // r, root, filled
func deeper(r *report)         { ask(&r.next.jobs) } // r, root, filled
func value(r report)           { ask(&r.jobs) } // variable, root
func items(list []string)      { ask(&list[0]) } // list, root
func itemField(list []report)  { ask(&list[0].jobs) } // list
func nestedItems(m [][]int)    { ask(&m[0][1]) } // m
func ofFunction(f func() *report) { ask(&f().jobs) } // call
func panics()                  { ask(&newPanic().jobs) } // call
func inArray(a *[3]int)        { ask(&a[0]) } // a
func number(n *int)            { ask(n) } // n
func aMap(m map[string]int)    { ask(m) } // m, root, filled
func madeMap()                 { ask(map[string]int{}) } // map, root
func madeList(n int)           { ask(make([]int, n)) } // list, root
func madeChannel()             { ask(make(chan int)) } // channel, root
func called()                  { ask(&get().jobs) } // call
func calledMap()               { ask(maps()) } // call, root
func constructed()             { ask(&newReport().jobs) } // call, root, constructed
func notConstructed()          { ask(&orNil().jobs) } // call
func keptElsewhere()           { ask(&cached().jobs) } // call
func result()                  { r, _ := two(); ask(&r.jobs) } // result
func shared()                  { ask(&global.jobs) } // global
func part()                    { var a [3]int; ask(a[:2]) } // variable, root
func (r *report) method()      { ask(&r.jobs) } // r
func (r *report) literal()     { func() { ask(&r.jobs) }() } // shared, holds r
func (r *report) kept()        { func() { r = nil }(); ask(&r.jobs) } // variable, root
func (r *report) with(s *report) { ask(&s.jobs) } // s, root, filled
func many(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o *report, p *report, q *report) { ask(&q.jobs) } // q
func last(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o *report, p *report) { ask(&p.jobs) } // p, root, filled
func lastList(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o *report, p []int) { ask(&p[0]) } // p, root
func manyLists(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o *report, p, q []int) { ask(&q[0]) } // q
`
