package scenario

import (
	"go/constant"
	"go/token"
	"testing"

	"github.com/stretchr/testify/assert"
)

// What a comparison says of values is known if it says the same of all that they can be.
func TestCompare(t *testing.T) {
	is := func(list ...constant.Value) Value { return Value{kind: oneOf, consts: list} }
	one, two, text := constant.MakeInt64(1), constant.MakeInt64(2), constant.MakeString("a")
	yes, no, either := Bool(true), Bool(false), Bool(true).Join(Bool(false))
	for _, row := range []struct {
		x    Value
		op   token.Token
		y    Value
		want Value
	}{
		{Nil, token.EQL, Nil, yes},
		{Nil, token.NEQ, Nil, no},
		{Failure, token.EQL, Nil, no},
		{Nil, token.NEQ, Failure, yes},
		{Object, token.NEQ, Nil, yes},
		{Set, token.EQL, Nil, no},
		{Nil, token.EQL, Set, no},
		{Any, token.EQL, Nil, Any},
		{Set, token.EQL, Set, Any},
		{Failure, token.EQL, Failure, Any},
		{Failure, token.EQL, Object, no}, // no sentinel
		{Object, token.EQL, Failure, no},
		{Failure, token.EQL, Any, no},
		{Failure, token.EQL, is(one, nil), Any},
		{is(one, nil), token.EQL, Failure, Any},
		{Failure, token.LSS, Nil, Any},
		{Value{}, token.EQL, Nil, Value{}},
		{Nil, token.EQL, Value{}, Value{}},
		{is(one), token.EQL, is(one), yes},
		{is(one), token.LSS, is(two), yes},
		{is(two), token.LSS, is(one), no},
		{is(one, two), token.EQL, is(one), either},
		{is(one, two), token.GTR, is(constant.MakeInt64(0)), yes},
		{is(one), token.EQL, is(constant.MakeFloat64(1)), yes},
		{is(one), token.EQL, Nil, no},
		{is(one), token.LSS, Nil, Any},
		{Nil, token.GEQ, is(one), Any},
	} {
		assert.True(t, compare(row.op, row.x, row.y).Equal(row.want), "%v %s %v: %v", row.x, row.op, row.y, compare(row.op, row.x, row.y))
	}
	for _, v := range []Value{Nil, Any, Failure, is(one), is(text), either, {}} {
		_, known := v.Truth()
		assert.False(t, known, v)
		assert.True(t, v.not().Equal(v), v)
	}
	assert.True(t, yes.not().Equal(no))
	assert.False(t, is(one).IsNil() || is(nil, one).IsNil() || Failure.IsNil())
	assert.True(t, Nil.IsNil())
}
