package calls_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// inFunctions asks about each call of ask in a source.
func inFunctions(t *testing.T, source string, answer func(call *ssa.Call) string) {
	t.Helper()
	pkg := fixture.Functions(t, source)
	fixture.Answers(t, source, fixture.Written(pkg), answer)
}

// said names a value: a parameter, a constant, or what a call of a function returns.
func said(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.Const:
		return v.Name()
	case *ssa.Call:
		return v.Call.Value.Name() + "()"
	case *ssa.MakeInterface:
		return said(v.X)
	case *ssa.Parameter:
		return v.Name()
	}
	return "value"
}

func placeInWords(at calls.Place) string {
	return strings.TrimSuffix(at.Param.Name()+"."+at.Field, ".")
}

// Each call of ask says beside it what it hands over in the field dry of its argument.
func TestHandedFor(t *testing.T) {
	inFunctions(t, handing, func(call *ssa.Call) string {
		var list []string
		for _, h := range calls.At(call).HandedFor(0, "dry") {
			text := said(h.Value)
			if h.Value == nil {
				text = "place"
			}
			if h.Place.Param != nil {
				text += " at " + placeInWords(h.Place)
			}
			if h.Now {
				text += " now"
			}
			list = append(list, text)
		}
		return strings.Join(list, ", ")
	})
}

const handing = `package p

type options struct {
	dry  bool
	name string
	tags []string
	sub  struct{ dry bool }
}

func ask(*options)
func look(*options)
func get() bool

func literal()          { ask(&options{dry: true}) } // true:bool now
func unset()            { ask(&options{name: "x"}) } // false:bool now
func computed()         { ask(&options{dry: get()}) } // get() now
func given(dry bool)    { ask(&options{dry: dry}) } // dry at dry now
func nothing()          { ask(nil) }
func pointer(o *options) { ask(o) } // place at o.dry now
func elsewhere(o *options) { look(o); ask(o) }
func field(p struct{ o *options }) { ask(p.o) }

func set(o *options) {
	o.dry = true
	ask(o)
}

func otherSet(o *options) {
	o.name = "x"
	ask(o) // place at o.dry now
}

func before() {
	o := options{}
	o.dry = true
	ask(&o) // false:bool, true:bool
}

func after() {
	var o options
	ask(&o) // true:bool, false:bool
	o.dry = true
}

func sometimes(more bool) {
	o := options{}
	if more {
		o.dry = true
	}
	ask(&o) // false:bool, true:bool
}

func twice() {
	o := options{dry: true}
	o.dry = get()
	ask(&o) // true:bool, get()
}

func looped(n int) {
	var o options
	for range n {
		ask(&o) // true:bool, false:bool
		o.dry = true
	}
}

func shared() {
	o := options{dry: true}
	look(&o)
	ask(&o)
}

func inLiteral() {
	o := options{dry: true}
	func() { o.dry = false }()
	ask(&o)
}

func fieldShared() {
	o := options{dry: true}
	p := &o.dry
	change(p)
	ask(&o)
}

func change(*bool)

func kept() {
	o := options{dry: true}
	global = &o
	ask(&o)
}

var global *options

func compared() {
	o := options{dry: true}
	if &o != global {
		ask(&o) // true:bool now
	}
}

func copied(q options) {
	o := q
	ask(&o) // place at q.dry now
}

func copiedFrom() {
	q := options{dry: true}
	o := q
	ask(&o) // true:bool now
}

func whole() {
	o := options{}
	o = fresh()
	ask(&o)
}

func fresh() options
`

// A struct that is handed over by value has the fields of the variable when it was read.
func TestHandedByValue(t *testing.T) {
	inFunctions(t, byValue, func(call *ssa.Call) string {
		var list []string
		for _, h := range calls.At(call).HandedFor(0, "n") {
			switch {
			case h.Value != nil:
				list = append(list, said(h.Value))
			default:
				list = append(list, placeInWords(h.Place))
			}
		}
		return strings.Join(list, ", ")
	})
}

const byValue = `package p

type options struct {
	n    int
	list []int
}

func ask(options)
func get() int

func literal()           { ask(options{n: 3}) } // 3:int
func zero()              { ask(options{}) } // 0:int
func given(o options)    { ask(o) } // o.n
func fresh() options     { return options{} }
func returned()          { ask(fresh()) }
func variable()          { o := options{n: get()}; ask(o) } // get()
func later()             { o := options{n: 3}; ask(o); o.n = 4 } // 3:int, 4:int
func pointed(o *options) { ask(*o) }
`

// What nobody sets is zero, if that is a constant.
func TestZeroOfField(t *testing.T) {
	pkg := fixture.Functions(t, `package p

type options struct {
	flag bool; text string; number float64; list []int; err error; sub struct{}; array [2]int; pointer *int; complex complex128
	unsafe uintptr
}

func ask(*options)
func use() { ask(&options{}) }
`)
	site := calls.At(fixture.Call(pkg.Func("use"), "ask"))
	for field, want := range map[string]string{
		"flag": "false:bool", "text": `"":string`, "number": "0:float64", "list": "nil:[]int", "err": "nil:error", "pointer": "nil:*int",
		"complex": "0:complex128", "sub": "", "array": "", "unsafe": "0:uintptr", "missing": "",
	} {
		got := ""
		for _, h := range site.HandedFor(0, field) {
			got += h.Value.Name()
		}
		assert.Equal(t, want, got, field)
	}
	assert.Nil(t, site.HandedFor(1, ""), "there is no such argument")
	assert.Nil(t, site.HandedFor(-1, ""))
	whole := site.HandedFor(0, "")
	assert.Len(t, whole, 1)
	assert.True(t, whole[0].Is(site.Arg(0)))
	assert.False(t, whole[0].Is(ssa.NewConst(nil, site.Arg(0).Type())))
}
