package paths_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const sourced = `package p

type query struct{ order string; inner struct{ order string } }

func take(string)
func made() *query

func whole(s string)      { take(s) }
func field(q query)       { take(q.order) }
func pointer(q *query)    { take(q.order) }
func literal(q query)     { func() { take(q.order) }() }
func unlessNil(q *query)  { if q == nil { q = &query{} }; take(q.order) }
func otherwise(q *query)  { if q == nil { q = made() }; take(q.order) }
func local()              { q := query{order: "a"}; take(q.order) }
func nested(q query)      { take(q.inner.order) }
`

func TestSourceOf(t *testing.T) {
	pkg := fixture.Functions(t, sourced)
	for name, want := range map[string]struct {
		param bool
		field string
		known bool
	}{
		"whole": {true, "", true}, "field": {true, "order", true}, "pointer": {true, "order", true}, "literal": {true, "order", true},
		"unlessNil": {true, "order", true}, "otherwise": {false, "order", false}, "local": {false, "order", true}, "nested": {false, "order", false},
	} {
		fn := pkg.Func(name)
		if len(fn.AnonFuncs) > 0 {
			fn = fn.AnonFuncs[0]
		}
		s := paths.SourceOf(fixture.Call(fn, "take").Call.Args[0])
		assert.Equal(t, want.param, s.Param != nil, name)
		assert.Equal(t, want.field, s.Name(), name)
		assert.Equal(t, want.known, s.Base != nil, name)
	}
}

const ways = `package p

type page struct{ limit int }
type query struct{ page page; next *page }

func take(int)

func value(q query)          { take(q.page.limit) }
func pointer(q *query)       { take(q.next.limit) }
func literal(q query)        { func() { take(q.page.limit) }() }
func whole(n int)            { take(n) }
func unlessNil(q *query)     { if q == nil { q = &query{} }; take(q.page.limit) }
func either(q, r *query)     { if q == nil { q = r }; take(q.page.limit) }
func element(list []query)   { take(list[0].page.limit) }
`

func TestWayTo(t *testing.T) {
	pkg := fixture.Functions(t, ways)
	for name, want := range map[string]struct {
		param  bool
		fields []string
	}{
		"value": {true, []string{"page", "limit"}}, "pointer": {true, []string{"next", "limit"}}, "literal": {true, []string{"page", "limit"}}, "whole": {true, nil},
		"unlessNil": {true, []string{"page", "limit"}}, "either": {false, []string{"page", "limit"}}, "element": {false, []string{"page", "limit"}},
	} {
		outer := pkg.Func(name)
		fn := outer
		if len(fn.AnonFuncs) > 0 {
			fn = fn.AnonFuncs[0]
		}
		w := paths.WayTo(fixture.Call(fn, "take").Call.Args[0])
		var fields []string
		for _, field := range w.Fields {
			fields = append(fields, field.Name())
		}
		assert.Equal(t, want.fields, fields, name)
		assert.Equal(t, want.param, w.Base == outer.Params[0], name)
		assert.True(t, w.Is(w), name)
		rest, within := w.Within(paths.Way{Base: w.Base})
		assert.Equal(t, len(w.Fields) > 0, within, name)
		assert.Len(t, rest, len(w.Fields), name)
	}
}
