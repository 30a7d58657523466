package flow_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Each function hands look what it reads.
const settling = `package p

type options struct {
	level int
	Depth int
}

var verbose, loud bool
var quiet = true
var pointed bool
var Exported bool
var name string

func look(any)
func fill(*bool)

func start()             { loud = true; fill(&pointed); call(3); call(4); o := options{level: 2}; look(o) }
func call(n int)         { look(n) }       // 3 4
func never()             { look(verbose) } // false
func once()              { look(loud) }    // true false
func begun()             { look(quiet) }   // true
func given()             { look(pointed) }
func others()            { look(Exported) }
func linked()            { look(name) }
func field(o options)    { look(o.level) } // 2 0
func exported(o options) { look(o.Depth) }
`

func TestConstants(t *testing.T) {
	pkg := fixture.Functions(t, settling)
	functions := program.Family(pkg.Func("init"))
	for _, name := range []string{"start", "call", "never", "once", "begun", "given", "others", "linked", "field", "exported"} {
		functions = append(functions, pkg.Func(name))
	}
	c := flow.ConstantsIn(pkg, functions)
	for name, want := range map[string]string{
		"call": "[3 4]", "never": "[false]", "once": "[true false]", "begun": "[true]", "given": "[]", "others": "[]", "linked": "[]",
		"field": "[2 0]", "exported": "[]",
	} {
		read := flow.Query{Kinds: flow.Box}.Start(fixture.Call(pkg.Func(name), "look").Call.Args[0])
		assert.Equal(t, want, fmt.Sprint(c.Of(read)), name)
	}
}
