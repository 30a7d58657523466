package paths_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Each call of ask says beside it whether its two arguments are the same value, and whether they are one error.
func TestSameLines(t *testing.T) {
	pkg := fixture.Functions(t, sameness)
	fixture.Answers(t, sameness, fixture.Written(pkg), func(call *ssa.Call) string {
		a, b := bare(call.Call.Args[0]), bare(call.Call.Args[1])
		assert.Equal(t, paths.Same(a, b), paths.Same(b, a))
		assert.Equal(t, paths.SameError(a, b), paths.SameError(b, a))
		assert.False(t, paths.Same(a, nil) || paths.Same(nil, a))
		var said []string
		if paths.Same(a, b) {
			said = append(said, "same")
		}
		if paths.SameError(a, b) {
			said = append(said, "error")
		}
		return strings.Join(said, ", ")
	})
}

const sameness = `package p

import "strings"

type node struct {
	next *node
	left *node
	n, m int
}

type pair struct{ a, b int }

type rows interface {
	Err() error
	Close() error
	Named(string) error
}

type store struct{ rows rows }

func (s *store) Err() error { return s.rows.Err() }

var failed error

func ask(a, b any)
func at() pair
func two() (int, int)
func current() error
func pop(list *[]int) int    { v := (*list)[0]; *list = (*list)[1:]; return v }
func popTwice(list *[]int) int { return pop(list) + 1 }
func apply(f func() int) int { return f() }
func clears(m map[int]int) int { clear(m); return 0 }
func adds(m map[int]int) int { m[1] = 2; return 0 }
func sends(c chan int) int   { c <- 1; return 0 }
func starts(c chan int) int  { go sends(c); return 0 }
func defers(c chan int) int  { defer sends(c); return 0 }
func selects(c chan int) int { select { case c <- 1: default: }; return 0 }
func local() int             { m := map[int]int{}; m[1] = 2; var p pair; p.a = 1; return m[1] + p.a }
func recursive(n int) int    { if n == 0 { return 0 }; return recursive(n - 1) }
func global() int            { failed = nil; return 0 }

func constants(n int) {
	ask(1, 1) // same, error
	ask("a", "b")
	ask("1", 1)
	ask(nil, nil) // same
	ask(1, nil)
	ask(n, 1)
}

func tuples(m map[string]int, v any) {
	a, ok := m["a"]
	b, found := m["a"]
	ask(a, b) // same, error
	ask(ok, found) // same, error
	ask(ok, b)
	ask(a, 1)
	c, _ := two()
	_, d := two()
	e, _ := two()
	ask(c, d)
	ask(c, e) // same
	f, _ := v.(int)
	g, _ := v.(int)
	h, _ := v.(int64)
	ask(f, g) // same, error
	ask(f, h)
	ask(f, a)
}

func operators(n int, p, q *int) {
	ask(-n, -n) // same, error
	ask(-n, ^n)
	ask(n+1, n+1) // same, error
	ask(n+1, n-1)
	ask(float64(n), float64(n)) // same, error
	ask(float64(n), uint(n))
	ask(*p, *p) // same, error
	ask(*p, *q)
	ask(*p, n)
}

func fields(x, y *node) {
	ask(x.n, x.n) // same, error
	ask(x.n, x.m)
	ask(x.n, y.n)
	ask(&x.n, &x.n) // same, error
	ask(&x.n, x)
	ask(x.next, x.left)
}

func values(m map[int]pair, n int) {
	ask(at().a, at().a) // same
	ask(at().a, at().b)
	ask(at().a, m[1].a)
	ask(m[1].a, m[1].a) // same, error
	ask(m[1].a, m[2].a)
	ask(at().a, n)
}

func elements(list, other []int, m map[int]int, i, j int) {
	ask(list[i], list[i]) // same, error
	ask(list[i], list[j])
	ask(list[i], other[i])
	ask(list[1], m[1])
	ask(m[1], list[1])
	ask(&list[i], &list[i]) // same, error
	ask(&list[i], &list)
}

func asserts(m map[int]any, i rows) {
	ask(m[1].(int), m[1].(int)) // same, error
	ask(m[1].(int), m[2].(int))
	ask(m[1].(int), m[1].(string))
	ask(m[1].(int), m[1])
}

func called(list *[]int, c chan int, m map[int]int, f func() int, s string) {
	ask(local(), local()) // same
	ask(local(), recursive(1))
	ask(recursive(1), recursive(1)) // same
	ask(recursive(1), recursive(2))
	ask(pop(list), pop(list))
	ask(popTwice(list), popTwice(list))
	ask(apply(f), apply(f))
	ask(f(), f())
	ask(clears(m), clears(m))
	ask(adds(m), adds(m))
	ask(sends(c), sends(c))
	ask(starts(c), starts(c))
	ask(defers(c), defers(c))
	ask(selects(c), selects(c))
	ask(global(), global())
	ask(len(s), len(s)) // same
	ask(strings.ToUpper(s), strings.ToLower(s))
	ask(local(), s)
}

func errs(r, other rows, s *store, given error) {
	ask(r.Err(), r.Err()) // error
	ask(r.Err(), other.Err())
	ask(r.Err(), r.Close())
	ask(r.Named("a"), r.Named("a"))
	ask(s.Err(), s.Err()) // error
	ask(s.Err(), r.Err())
	ask(current(), current()) // same
	ask(s.rows.Err(), s.rows.Err()) // error
	ask(failed, failed) // same, error
	ask(given, given) // same, error
	ask(given, failed)
	ask(r.Err(), given)
	func() {
		ask(given, given) // same, error
		ask(given, failed)
	}()
}

func deep(x *node) {
	ask(x.next.next.next.next.next.next.next.next.next.next.next.n, x.next.next.next.next.next.next.next.next.next.next.next.n) // same, error
	ask(x.next.next.next.next.next.next.next.next.next.next.next.next.n, x.next.next.next.next.next.next.next.next.next.next.next.next.n)
	ask(x.next.next.next.next.next.next.next.next.next.next.next.next.next.n, x.next.next.next.next.next.next.next.next.next.next.next.next.next.n)
}
`
