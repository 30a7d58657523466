package scenario_test

import (
	"go/constant"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
)

// values are some of each kind.
func values() []scenario.Value {
	list := []scenario.Value{{}, scenario.Nil, scenario.Failure, scenario.Object, scenario.Set, scenario.Any, scenario.Bool(true), scenario.Bool(false)}
	for i := range int64(8) {
		list = append(list, scenario.Const(constant.MakeInt64(i)), scenario.Const(constant.MakeInt64(i), constant.MakeInt64(i+1), constant.MakeInt64(9-i)))
	}
	return append(list, scenario.Const(constant.MakeString(""), nil))
}

func TestJoin(t *testing.T) {
	for _, a := range values() {
		assert.True(t, a.Join(a).Equal(a), "%v with itself", a)
		assert.True(t, a.Join(scenario.Value{}).Equal(a), "%v with nothing", a)
		assert.True(t, a.Join(scenario.Any).Equal(scenario.Any), "%v with anything", a)
		for _, b := range values() {
			assert.True(t, a.Join(b).Equal(b.Join(a)), "%v and %v", a, b)
			assert.True(t, a.Join(b).Join(b).Equal(a.Join(b)), "%v and twice %v", a, b)
			for _, c := range values() {
				assert.True(t, a.Join(b).Join(c).Equal(a.Join(b.Join(c))), "%v and %v and %v", a, b, c)
			}
		}
	}
}

var one, two = constant.MakeInt64(1), constant.MakeInt64(2)

func TestString(t *testing.T) {
	assert.Equal(t, "nothing", scenario.Value{}.String())
	assert.Equal(t, "nil", scenario.Nil.String())
	assert.Equal(t, "false or true", scenario.Bool(true).Join(scenario.Bool(false)).String())
	assert.Equal(t, "set", scenario.Failure.Join(scenario.Object).String())
	assert.Equal(t, "anything", scenario.Failure.Join(scenario.Nil).String())
}
