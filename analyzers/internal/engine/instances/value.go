package instances

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// A Value is what a value of the program is in an instance. The zero value is unknown.
type Value struct {
	kind kind
	text string

	fn    *ssa.Function    // a function
	in    *frame           // of the function around a literal, or in which a call of a library was made
	made  *ssa.MakeClosure // where the literal was evaluated
	bound *Value           // the receiver of a method value

	cell  *cell     // what a pointer leads to, or where a struct is kept
	boxed *Value    // what a pointer leads to that is kept nowhere
	call  *ssa.Call // of a function without a body here, with the index of its result
	index int
	list  []segment // the elements of a list, or the entries of a map

	typ types.Type // of what is in an interface
	at  *cell      // where a text or a function was read
	of  *Instance
}

type kind int

const (
	unknown kind = iota
	isNil
	isText
	isList
)

// Text returns the text that a value is, and whether it is known.
func (v Value) Text() (string, bool) { return v.text, v.kind == isText }

// IsText reports whether a value is a text that is known.
func (v Value) IsText() bool { return v.kind == isText }

// Function returns the function that a value is, or nil.
func (v Value) Function() *ssa.Function { return v.fn }

// Call returns the call of a function without a body that made the value, or nil.
func (v Value) Call() *ssa.Call { return v.call }

// Argument returns what that call was given.
func (v Value) Argument(index int) Value {
	if v.call == nil || index >= len(v.call.Call.Args) {
		return Value{}
	}
	return v.of.eval(v.call.Call.Args[index], v.in)
}

// Field returns the field of a struct, or of what a pointer leads to.
func (v Value) Field(name string) Value {
	if v.of == nil {
		return Value{}
	}
	return v.of.field(v, name)
}

// IsList reports whether a value is a list or a map.
func (v Value) IsList() bool { return v.kind == isList }

// Element returns the element of a list, or the entry of a map, that the instance takes, if there is one.
func (v Value) Element() (Value, bool) {
	n := lengthOf(v.list)
	if n == 0 {
		return Value{}, false
	}
	return lists{v.of}.element(v, v.of.trail.branch(n)), true
}

// Calls returns what a call calls when the value is called: the call is in that function, or in a literal there. It
// reports whether only that run decides which function it is, as where a request names it.
func (v Value) Calls(call *ssa.Call) (inner Value, late bool) {
	before := v.of.trail.branches
	inner = v.of.callee(&call.Call, v.of.within(call.Parent(), v.of.inside(v)))
	inner.of = v.of
	return inner, v.of.trail.branches > before
}

// Beside returns what stands in the struct from which a value was read.
func (v Value) Beside() []Value {
	if v.at == nil {
		return nil
	}
	return v.of.fieldsOf(v.at)
}

// inside returns the run of a function value of which nobody knows who calls it.
func (i *Instance) inside(v Value) *frame {
	key := memoKey{v.fn, v.in}
	if i.calls[key] == nil {
		depth := 0
		if v.in != nil {
			depth = v.in.depth + 1
		}
		i.calls[key] = &frame{fn: v.fn, outer: v.in, made: v.made, bound: v.bound, depth: depth}
	}
	return i.calls[key]
}

// within returns the run of a literal in a run of the function around it.
func (i *Instance) within(fn *ssa.Function, f *frame) *frame {
	if fn == f.fn || fn.Parent() == nil {
		return f
	}
	key := memoKey{fn, f}
	if i.calls[key] == nil {
		i.calls[key] = &frame{fn: fn, outer: i.within(fn.Parent(), f), depth: f.depth + 1}
	}
	return i.calls[key]
}
