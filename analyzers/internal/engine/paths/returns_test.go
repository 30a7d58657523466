package paths_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestReturns(t *testing.T) {
	pkg := fixture.Functions(t, `package p

func get() int
func use(*int)

func direct() int             { return get() }
func deferring() int          { defer get(); return get() }
func named() (n int)          { defer get(); n = get(); return }
func read() (n int)           { defer func() { _ = n }(); n = get(); return }
func computed() (n int)       { defer use(&n); n = get(); return n + 1 }
func elsewhere(p *int)        { *p = get() }
func handed()                 { use(new(int)); ask(get()) }
func ask(int)
`)
	for name, want := range map[string]bool{
		"direct": true, "deferring": true, "named": true, "read": false, "computed": false, "elsewhere": false, "handed": false,
	} {
		all := true
		for _, use := range *fixture.Call(pkg.Func(name), "get").Referrers() {
			all = all && paths.Returns(use)
		}
		assert.Equal(t, want, all, name)
	}
}
