package flow_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const calling = `package p

func handle() { first() }
func first()  { func() { second() }(); go aside() }
func second() { last(); first() }
func last()   {}
func aside()  { last() }
func value()  { use(last) }

func use(f func()) { f() }
`

func TestCallers(t *testing.T) {
	index := fixture.Source(t, flow.Analyzer, calling).Result.(func() *flow.Index)()
	pkg := slices.Collect(maps.Keys(index.Returns))[0].Pkg
	of := func(name, enough string) string {
		var names []string
		index.Calls.Ascend(pkg.Func(name), func(by *ssa.Function) bool {
			names = append(names, by.Name())
			return by.Name() == enough
		})
		return strings.Join(names, " ")
	}
	assert.Equal(t, "last second aside first$1 handle", of("last", ""), "literals belong to the function around them")
	assert.Equal(t, "last second aside", of("last", "second"))
	assert.False(t, index.IsOnlyCalled(pkg.Func("last")))
	assert.True(t, index.IsOnlyCalled(pkg.Func("second")))
	assert.True(t, index.IsOnlyCalled(pkg.Func("aside")))
}
