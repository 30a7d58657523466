package scenario

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Value is what is known of a value in a run. The zero Value is that of code that is not reached.
type Value struct {
	kind   kind
	consts []constant.Value // of a value that is one of some constants: nil stands for nil
}

type kind uint8

const (
	none    kind = iota // nothing comes here
	oneOf               // one of some constants
	failure             // the error of the scenario
	object              // what the scenario gives, of which some fields are known
	set                 // anything but nil
	all                 // anything
)

var (
	// Any is a value of which nothing is known.
	Any = Value{kind: all}
	// Set is a value that is not nil.
	Set = Value{kind: set}
	// Nil is nil.
	Nil = Value{kind: oneOf, consts: []constant.Value{nil}}
	// Failure is the error of the scenario: it is not nil, and none of those that code tells apart.
	Failure = Value{kind: failure}
	// Object is what the scenario gives: it is not nil, and some fields of it are known.
	Object = Value{kind: object}
)

// Const returns a constant, nil for one without a value.
func Const(values ...constant.Value) Value {
	v := Value{}
	for _, c := range values {
		v = v.Join(Value{kind: oneOf, consts: []constant.Value{c}})
	}
	return v
}

// Bool returns a constant.
func Bool(is bool) Value { return Const(constant.MakeBool(is)) }

// Zero returns the zero value of a type, as far as it is known by one constant.
func Zero(t types.Type) Value {
	if zero := program.ZeroOf(t); zero != nil {
		return Const(zero)
	}
	switch t.Underlying().(type) {
	case *types.Basic, *types.Struct, *types.Array, *types.Tuple, *types.TypeParam:
		return Any
	}
	return Nil
}

// ofConst returns what is known of a constant of the program.
func ofConst(c *ssa.Const) Value {
	if c.Value == nil {
		return Zero(c.Type())
	}
	return Const(c.Value)
}

// String returns the value in words: "nil", "500", "false or true", "set", "the failure", "anything".
func (v Value) String() string {
	if v.kind != oneOf {
		return [...]string{none: "nothing", failure: "the failure", object: "the object", set: "set", all: "anything"}[v.kind]
	}
	words := make([]string, len(v.consts))
	for i, c := range v.consts {
		words[i] = inWords(c)
	}
	return strings.Join(words, " or ")
}

func inWords(c constant.Value) string {
	if c == nil {
		return "nil"
	}
	return c.ExactString()
}

// Equal reports whether the same is known of two values.
func (v Value) Equal(w Value) bool {
	return v.kind == w.kind && slices.EqualFunc(v.consts, w.consts, sameConst)
}

func sameConst(a, b constant.Value) bool { return inWords(a) == inWords(b) }

// Join returns what is known of a value that is one of two.
func (v Value) Join(w Value) Value {
	switch {
	case v.kind == none:
		return w
	case w.kind == none:
		return v
	case v.kind == oneOf && w.kind == oneOf:
		return joined(v.consts, w.consts)
	case v.kind == w.kind:
		return v
	case v.IsSet() && w.IsSet():
		return Set
	}
	return Any
}

// joined returns the value that is one of two lists of constants, in the order of their words. Of too many nothing is
// known.
func joined(a, b []constant.Value) Value {
	consts := slices.Clone(a)
	for _, c := range b {
		if !slices.ContainsFunc(a, func(known constant.Value) bool { return sameConst(known, c) }) {
			consts = append(consts, c)
		}
	}
	if len(consts) > budget.Told {
		return Any
	}
	slices.SortFunc(consts, func(a, b constant.Value) int { return strings.Compare(inWords(a), inWords(b)) })
	return Value{kind: oneOf, consts: consts}
}

// IsSet reports whether a value is known not to be nil, and is no constant.
func (v Value) IsSet() bool { return v.kind == set || v.kind == failure || v.kind == object }

// IsNil reports whether a value is nil.
func (v Value) IsNil() bool { return len(v.consts) == 1 && v.consts[0] == nil }

// Truth returns a boolean, and whether it is known.
func (v Value) Truth() (is, known bool) {
	if len(v.consts) == 1 && v.consts[0] != nil && v.consts[0].Kind() == constant.Bool {
		return constant.BoolVal(v.consts[0]), true
	}
	return false, false
}

// not returns the opposite of a boolean.
func (v Value) not() Value {
	if is, known := v.Truth(); known {
		return Bool(!is)
	}
	return v
}

// compare returns what a comparison says of two values: a constant, if it says the same of all that they can be.
func compare(op token.Token, x, y Value) Value {
	if x.kind == none || y.kind == none {
		return Value{}
	}
	if x.kind == oneOf && y.kind == oneOf {
		return comparePairs(op, x.consts, y.consts)
	}
	if op != token.EQL && op != token.NEQ {
		return Any
	}
	noSentinel := (x.kind == failure) != (y.kind == failure) && x.kind != oneOf && y.kind != oneOf
	if x.IsNil() && y.IsSet() || x.IsSet() && y.IsNil() || noSentinel {
		return Bool(op == token.NEQ)
	}
	return Any
}

func comparePairs(op token.Token, xs, ys []constant.Value) Value {
	result := Value{}
	for _, x := range xs {
		for _, y := range ys {
			switch {
			case x == nil || y == nil:
				if op != token.EQL && op != token.NEQ {
					return Any
				}
				result = result.Join(Bool((x == nil && y == nil) == (op == token.EQL)))
			default:
				result = result.Join(Bool(constant.Compare(x, op, y)))
			}
		}
	}
	return result
}

// divide returns what is left of one integer by another one, as in status/100 == 2.
func divide(v *ssa.BinOp, x, y Value) Value {
	op := v.Op
	if op == token.QUO {
		op = token.QUO_ASSIGN // the sign of the division of integers
	}
	basic, ok := v.Type().Underlying().(*types.Basic)
	if !ok || basic.Info()&types.IsInteger == 0 || x.kind != oneOf || y.kind != oneOf {
		return Any
	}
	result := Value{}
	for _, x := range x.consts {
		for _, y := range y.consts {
			if constant.Sign(y) == 0 {
				return Any
			}
			result = result.Join(Const(constant.BinaryOp(x, op, y)))
		}
	}
	return result
}
