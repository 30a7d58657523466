package cond_test

import (
	"go/types"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestExcludes(t *testing.T) {
	origin := func(class cause.Class, name string) cause.Origin { return cause.From(class, name, 0) }
	failure := func(class cause.Class, name string, parts ...cause.Part) cause.Failure {
		return cause.Failure{Origin: origin(class, name), Parts: parts}
	}
	part := func(role cause.Role, class cause.Class, name string) cause.Part {
		return cause.Part{Origin: origin(class, name), Role: role}
	}
	kept, shown := cause.Kept|cause.Shown, cause.Shown
	is := cond.Verdict{What: []string{"m.errGone", "m.errBusy"}, Own: true, Is: true}
	not, itself, foreign := is, is, is
	not.Is, itself.Is, itself.Itself, foreign.Own = false, false, true, false
	stopped := cond.Verdict{What: []string{"context.Canceled"}, Is: true}
	late := cond.Verdict{What: []string{"context.DeadlineExceeded"}, Is: true}
	for _, row := range []struct {
		name                                       string
		f                                          cause.Failure
		is, not, itself, foreign, stopped, expired bool
	}{
		{"it", failure(cause.Plain, "m.errGone"), false, true, true, false, true, true},
		{"another", failure(cause.Plain, "m.errOther"), true, false, false, true, true, true},
		{"wraps it", failure(cause.Plain, "fmt.Errorf", part(kept, cause.Plain, "m.errBusy")), false, true, false, false, true, true},
		{"shows it", failure(cause.Plain, "fmt.Errorf", part(shown, cause.Plain, "m.errBusy")), true, false, false, true, true, true},
		{"wraps another", failure(cause.Plain, "fmt.Errorf", part(kept, cause.Plain, "m.errOther")), true, false, false, true, true, true},
		{"unknown", failure(cause.Unknown, ""), false, false, false, false, false, false},
		{"wraps unknown", failure(cause.Plain, "fmt.Errorf", part(kept, cause.Unknown, "")), false, false, false, false, false, false},
		{"shows unknown", failure(cause.Plain, "fmt.Errorf", part(shown, cause.Unknown, "")), true, false, false, true, true, true},
		{"foreign", failure(cause.Foreign, "os.Open"), true, false, false, false, false, false},
		{"outside", failure(cause.Infrastructure, "net/http.Get"), true, false, false, false, false, false},
		{"in memory", failure(cause.Argument, "encoding/json.Marshal"), true, false, false, false, true, true},
		{"a method", failure(cause.Argument, "encoding/json.(*Decoder).Decode"), true, false, false, false, false, false},
		{"a reader", failure(cause.Argument, "encoding/binary.Read"), true, false, false, false, false, false},
		{"without a name", failure(cause.Argument, ""), true, false, false, false, false, false},
		{"coded", failure(cause.Coded, "m.code"), true, false, false, true, true, true},
		{"a type", failure(cause.Typed, "m.notFound"), true, false, false, true, true, true},
		{"canceled", failure(cause.Context, "context.Canceled"), true, false, false, true, false, true},
		{"late", failure(cause.Context, "context.DeadlineExceeded"), true, false, false, true, true, false},
		{"parameter", failure(cause.Parameter, ""), false, false, false, false, false, false},
	} {
		assert.Equal(t, row.is, is.Excludes(row.f), "%s: is one of two", row.name)
		assert.Equal(t, row.not, not.Excludes(row.f), "%s: is none of them", row.name)
		assert.Equal(t, row.itself, itself.Excludes(row.f), "%s: is itself none of them", row.name)
		assert.Equal(t, row.foreign, foreign.Excludes(row.f), "%s: is one of two that others have, too", row.name)
		assert.Equal(t, row.stopped, stopped.Excludes(row.f), "%s: is canceled", row.name)
		assert.Equal(t, row.expired, late.Excludes(row.f), "%s: is late", row.name)
	}
	both := stopped
	both.What = []string{"context.Canceled", "io.EOF"}
	assert.False(t, both.Excludes(failure(cause.Argument, "encoding/json.Marshal")), "not only whether it was stopped is asked")
	for _, other := range []cond.Verdict{not, itself, foreign, stopped, {}} {
		assert.False(t, is.Equal(other))
	}
	assert.True(t, is.Equal(is))
	otherErr := is
	otherErr.Err = ssa.NewConst(nil, errorType)
	assert.False(t, is.Equal(otherErr))
}

var errorType = types.Universe.Lookup("error").Type()

// Each call of ask says beside it which of the values around are known to be set there, the last one first.
func TestSetAt(t *testing.T) {
	pkg := fixture.Functions(t, settled)
	fixture.Answers(t, settled, fixture.Written(pkg), func(call *ssa.Call) string {
		var names []string
		for v, from := range cond.SetAt(call.Block()) {
			assert.True(t, from.Dominates(call.Block()))
			names = append(names, v.Name())
			if len(names) == 2 {
				break
			}
		}
		return strings.Join(names, " ")
	})
}

const settled = `package p

func ask()
func other() bool

func tests(a, b, c error) {
	ask()
	if a != nil {
		ask() // a
		if b == nil {
			ask() // a
			return
		}
		ask() // b a
		if other() {
			ask() // b a
		}
		if c != nil {
			ask() // c b
		}
	}
	ask()
}
`

// Each call of ask says beside it whether the branch that leads there finds something.
func TestFinds(t *testing.T) {
	pkg := fixture.Functions(t, finding)
	fixture.Answers(t, finding, fixture.Written(pkg), func(call *ssa.Call) string {
		for b := range cond.Dominating(call.Block()) {
			return map[bool]string{true: "finds"}[b.Finds()]
		}
		return ""
	})
}

const finding = `package p

func ask()
func is(error) bool

var gone error

func tests(err error, n int, ok bool) {
	if err == gone {
		ask() // finds
	} else {
		ask()
	}
	if err != gone {
		ask()
	} else {
		ask() // finds
	}
	if err == nil {
		ask()
	}
	if nil == err {
		ask()
	}
	if err != nil {
		ask()
	} else {
		ask()
	}
	if is(err) {
		ask() // finds
	} else {
		ask()
	}
	if n < 3 {
		ask()
	} else {
		ask()
	}
	if n > 3 {
		ask()
	}
	if ok {
		ask()
	}
}
`
