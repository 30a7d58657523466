package cond_test

import (
	"strings"
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Each call of ask says beside it what the branches that lead there prove of the error that it gets, or of the
// parameters of the function around.
const branching = `package m

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"strings"
)

var errGone = errors.New("gone")

type notFound struct{}

func (*notFound) Error() string { return "not found" }

type timeout interface{ Timeout() bool }

func ask(any) {}

func is(err error) {
	if errors.Is(err, errGone) {
		ask(err) // is own m.errGone
		return
	}
	ask(err) // not own m.errGone
}

var usual = os.Args[0]

func ofText(name string) {
	if name == usual {
		ask(name)
	}
}

func notIs(err error) {
	if !errors.Is(err, fs.ErrNotExist) {
		ask(err) // not io/fs.ErrNotExist
		return
	}
	ask(err) // is io/fs.ErrNotExist
}

func equal(err error) {
	if err == errGone {
		ask(err) // is own m.errGone
		return
	}
	ask(err) // not itself own m.errGone
}

func turned(err error) {
	if errGone != err {
		ask(err) // not itself own m.errGone
	}
}

func as(err error) {
	var found *notFound
	if errors.As(err, &found) {
		ask(err) // is own m.notFound
		return
	}
	ask(err) // not own m.notFound
}

func asInterface(err error) {
	var found timeout
	if errors.As(err, &found) {
		ask(err)
	}
}

func asserted(err error) {
	if _, ok := err.(*notFound); ok {
		ask(err) // is own m.notFound
		return
	}
	ask(err) // not itself own m.notFound
}

func found(v any) {
	if text, ok := v.(string); ok {
		ask(text)
	}
}

func switched(err error) {
	switch err.(type) {
	case *notFound:
		ask(err) // is own m.notFound
	case timeout:
		ask(err) // not itself own m.notFound
	default:
		ask(err) // not itself own m.notFound
	}
}

func cases(err error) {
	switch {
	case errors.Is(err, context.Canceled):
		ask(err) // is context.Canceled
	case errors.Is(err, errGone):
		ask(err) // is own m.errGone, not context.Canceled
	default:
		ask(err) // not own m.errGone, not context.Canceled
	}
}

func values(err error) {
	switch err {
	case nil:
		ask(err)
	case errGone:
		ask(err) // is own m.errGone
	}
}

func either(err error) {
	if errors.Is(err, errGone) || errors.Is(err, fs.ErrNotExist) {
		ask(err)
		return
	}
	ask(err) // not io/fs.ErrNotExist, not own m.errGone
}

func both(err error) {
	if err != nil && !errors.Is(err, errGone) {
		ask(err) // not own m.errGone
	}
}

func inVariable(err error) {
	if err := os.Remove("x"); err != nil {
		ask(err)
	}
	gone := err != nil && errors.Is(err, errGone)
	if gone {
		ask(err)
	}
}

func text(err error) {
	if strings.Contains(err.Error(), "closed") {
		ask(err)
		return
	}
	ask(err)
}

func textOf(err error) {
	if err.Error() == "closed" {
		ask(err)
	}
	if err.Error() == os.Args[0] {
		ask(err)
	}
}

func isGone(err error) bool { return err != nil && errors.Is(err, errGone) }

func isMissing(err error) bool {
	if errors.Is(err, errGone) {
		return true
	}
	return errors.Is(err, fs.ErrNotExist)
}

func isNeither(err error) bool { return !errors.Is(err, errGone) && !errors.Is(err, fs.ErrNotExist) }

func isOld(err error, days int) bool { return days > 3 && errors.Is(err, errGone) }

func byPredicate(err error) {
	if isGone(err) {
		ask(err) // is own m.errGone
		return
	}
	ask(err)
}

func byTwo(err error) {
	if isMissing(err) {
		ask(err) // is m.errGone io/fs.ErrNotExist
		return
	}
	ask(err) // not own m.errGone, not io/fs.ErrNotExist
}

func byNeither(err error) {
	if isNeither(err) {
		ask(err) // not own m.errGone, not io/fs.ErrNotExist
		return
	}
	ask(err) // is m.errGone io/fs.ErrNotExist
}

func bySecond(err error, days int) {
	if isOld(err, days) {
		ask(err) // is own m.errGone
		return
	}
	ask(err)
}

func byLibrary(err error) {
	if os.IsNotExist(err) {
		ask(err)
		return
	}
	ask(err)
}

func constant(err error) {
	if true == errors.Is(err, errGone) {
		ask(err)
	}
	if errors.Is(err, errGone) == false {
		ask(err)
	}
}
`

func TestVerdictsAt(t *testing.T) { answered(t, branching, verdicts) }

// answered asks about each call of ask.
func answered(t *testing.T, source string, answer func(known *causeloss.Detector, call *ssa.Call) []string) {
	t.Helper()
	known := fixture.Source(t, errflow.Learning, source).Result.(*causeloss.Detector)
	fixture.Answers(t, source, known.Program.Functions(), func(call *ssa.Call) string { return strings.Join(answer(known, call), ", ") })
}

// verdicts are those on the error that is asked about.
func verdicts(known *causeloss.Detector, call *ssa.Call) (said []string) {
	for _, v := range known.VerdictsAt(call.Block()) {
		if v.Err == calls.PlainValue(call.Call.Args[0]) {
			said = append(said, inWords(v.Is, v.Itself, v.Own, strings.Join(v.What, " ")))
		}
	}
	return said
}

func inWords(is, itself, own bool, what string) string {
	text := map[bool]string{true: "is ", false: "not "}[is]
	if itself {
		text += "itself "
	}
	if own {
		text += "own "
	}
	return text + strings.ReplaceAll(what, "example.test/", "")
}

// lessons are what the branches prove of the error that is asked about, the last one first.
func lessons(_ *causeloss.Detector, call *ssa.Call) (said []string) {
	kinds := map[any]string{cond.IsSet: "set", cond.IsUnset: "unset", cond.IsCertain: "certain"}
	for b := range cond.Dominating(call.Block()) {
		for _, l := range b.Lessons() {
			if l.Err == calls.PlainValue(call.Call.Args[0]) {
				said = append(said, kinds[l.Kind])
			}
		}
	}
	return said
}

// conditions are those on parameters of the function around.
func conditions(known *causeloss.Detector, call *ssa.Call) (said []string) {
	for _, c := range known.ConditionsAt(call.Block()) {
		what := c.What
		if c.Value != "" {
			what = c.Value
		}
		name := strings.TrimSuffix(call.Parent().Params[c.Param].Name()+"."+c.Field, ".")
		said = append(said, name+" "+inWords(c.Is, c.Itself, c.Own, what))
	}
	return said
}
