package calls_test

import (
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
)

// Each call of ask says beside it the place of its argument.
func TestPlaceOf(t *testing.T) {
	inFunctions(t, placing, func(call *ssa.Call) string {
		at, ok := calls.PlaceOf(calls.PlainValue(call.Call.Args[0]))
		if !ok {
			return ""
		}
		return placeInWords(at)
	})
}

const placing = `package p

type options struct {
	dry bool
	sub inner
}

type inner struct{ n int }

func ask(any)
func look(*options)
func change(*bool)

func parameter(dry bool)     { ask(dry) } // dry
func pointer(o *options)     { ask(o.dry) } // o.dry
func value(o options)        { ask(o.dry) } // o.dry
func whole(o *options)       { ask(*o) }
func deep(o *options)        { ask(o.sub.n) }
func local()                 { o := options{}; ask(o.dry) }
func set(o *options)         { o.dry = true; ask(o.dry) }
func otherSet(o *options)    { o.sub = inner{}; ask(o.dry) } // o.dry
func partSet(o *options)     { o.sub.n = 1; ask(o.sub) }
func partRead(o *options)    { _ = o.sub.n; ask(o.sub) } // o.sub
func handed(o *options)      { look(o); ask(o.dry) }
func fieldHanded(o *options) { change(&o.dry); ask(o.dry) }
func replaced(o *options)    { *o = options{}; ask(o.dry) }
func kept(o options)         { p := &o; ask(p.dry) } // o.dry
func keptAndSet(o options)   { p := &o; p.dry = true; ask(p.dry) }
func compared(o *options)    { if o != nil { ask(o.dry) } } // o.dry
func stored(o *options)      { global = o; ask(o.dry) }
func phi(o, p *options)      { if o == nil { o = p }; ask(o.dry) }
func inLiteral(o *options)   { func() { ask(o.dry) }() }
func changed(dry bool)       { dry = !dry; ask(dry) }

var global *options

func (o *options) method()   { ask(o.dry) }
func (o options) ofValue()   { ask(o.dry) } // o.dry
func (o *options) with(dry bool) { ask(dry) } // dry
`
