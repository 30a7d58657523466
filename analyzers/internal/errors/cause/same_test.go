package cause

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Origins are one if all is the same by which they can be told apart, and they are not known to be made in
// different places.
func TestSameOrigin(t *testing.T) {
	base := From(Plain, "errors.New", 1)
	for name, change := range map[string]func(*Origin){
		"class": func(o *Origin) { o.Class = Foreign }, "name": func(o *Origin) { o.Name = "fmt.Errorf" }, "position": func(o *Origin) { o.Pos = 2 },
		"code": func(o *Origin) { o.Code = taxonomy.CodeNotFound }, "reason": func(o *Origin) { o.Reason = "x" },
		"contract": func(o *Origin) { o.Contract = "x" }, "failure": func(o *Origin) { o.Failure = "x" }, "content": func(o *Origin) { o.Holds = 1 },
		"given": func(o *Origin) { o.Given = 1 }, "owner": func(o *Origin) { o.Owner = new(ssa.Function) }, "parameter": func(o *Origin) { o.Param = 1 },
		"field": func(o *Origin) { o.Field = "x" }, "classified": func(o *Origin) { o.Classified = true }, "short": func(o *Origin) { o.Short = true },
	} {
		other := base
		change(&other)
		assert.False(t, base.same(&other) || other.same(&base), name)
		assert.Len(t, Union([]Failure{{Origin: base}}, []Failure{{Origin: other}}), 2, name)
		again := other
		assert.True(t, other.same(&again), name)
	}
	for name, change := range map[string]func(*Origin){
		"cleared": func(o *Origin) { o.Cleared = true }, "here": func(o *Origin) { o.Here = 2 }, "way": func(o *Origin) { o.Via = []Step{{Func: "f"}} },
		"one place": func(o *Origin) { o.Place = "a.go:1" },
	} {
		other := base
		change(&other)
		assert.True(t, base.same(&other), name)
	}
	first, second := base, base
	first.Place, second.Place = "a.go:1", "a.go:2"
	assert.False(t, first.same(&second), "made in different places")
	second.Via = []Step{{Func: "f", Place: "a.go:1"}}
	assert.True(t, first.same(&second), "the way begins where it is made")
}

// Failures are one if their parts are.
func TestSameFailure(t *testing.T) {
	of := func(parts ...Part) *Failure { return &Failure{Origin: From(Plain, "fmt.Errorf", 1), Parts: parts} }
	open := Part{Origin: From(Infrastructure, "os.Open", 1), Role: Kept}
	shown, other := open, open
	shown.Role, other.Origin.Name = Shown, "os.Stat"
	assert.True(t, of(open).same(of(open)))
	for _, list := range []*Failure{of(), of(shown), of(other), of(open, open)} {
		assert.False(t, of(open).same(list))
	}
	renamed := of(open)
	renamed.Name = "errors.New"
	assert.False(t, of(open).same(renamed))
}
