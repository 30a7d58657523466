package paths_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const returning = `package p

type report struct{ jobs []string }

func jobs() []string { return nil }

func null() []string { return nil }

func list() []string { return []string{} }

func made() map[string]int { return map[string]int{} }

func text() string { return "" }

func object() *report { return &report{} }

func filled() map[string]int { m := map[string]int{}; m["a"] = 1; return m }

func set() *report { return &report{jobs: jobs()} }

func called() []string { return jobs() }
`

func TestIsEmpty(t *testing.T) {
	p := fixture.Functions(t, returning)
	for name, want := range map[string]bool{
		"null": true, "list": true, "made": true, "text": true, "object": true,
		"filled": false, "set": false, "called": false,
	} {
		ret := program.Last(p.Func(name).Blocks[0]).(*ssa.Return)
		assert.Equal(t, want, paths.IsEmpty(ret.Results[0]), name)
	}
}

const storing = `package p

type report struct {
	jobs  []string
	inner struct{ n int }
}

func fresh() map[string]any { return map[string]any{} }

func local() *report { r := new(report); r.inner.n = 1; return r }

func into(r *report) { r.jobs = nil }

func items(list []int) { list[0] = 1 }

func (r *report) own() { r.jobs = nil }

var global report

func shared() { global.jobs = nil }

func element() { m := map[string]*report{}; m["a"].jobs = nil }

func ranged() {
	for _, r := range map[string]*report{} {
		r.jobs = nil
	}
}
`

func TestRoot(t *testing.T) {
	p := fixture.Functions(t, storing)
	for name, want := range map[string]bool{"local": true, "into": true, "items": true, "shared": false, "element": false, "ranged": false} {
		for store := range program.Instructions[*ssa.Store](p.Func(name).Blocks) {
			assert.Equal(t, want, paths.Root(store.Addr) != nil, name)
			assert.Equal(t, name != "shared", paths.Whole(store.Addr) != nil, name)
		}
	}
}
