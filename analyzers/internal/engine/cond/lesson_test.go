package cond_test

import "testing"

func TestLessonsOf(t *testing.T) { answered(t, learning, lessons) }

// Each call of ask says beside it what the branches that lead there prove of the error that it gets.
const learning = `package m

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
		ask(err) // certain
		return
	}
	ask(err)
}

func notIs(err error) {
	if !errors.Is(err, fs.ErrNotExist) {
		ask(err)
		return
	}
	ask(err) // certain
}

func equal(err error) {
	if err == errGone {
		ask(err) // certain
		return
	}
	ask(err)
}

func turned(err error) {
	if errGone != err {
		ask(err)
	}
}

func as(err error) {
	var found *notFound
	if errors.As(err, &found) {
		ask(err) // set
		return
	}
	ask(err)
}

func asInterface(err error) {
	var found timeout
	if errors.As(err, &found) {
		ask(err) // set
	}
}

func asserted(err error) {
	if _, ok := err.(*notFound); ok {
		ask(err) // set
		return
	}
	ask(err)
}

func found(v any) {
	if text, ok := v.(string); ok {
		ask(text)
	}
}

func switched(err error) {
	switch err.(type) {
	case *notFound:
		ask(err) // set
	case timeout:
		ask(err) // set
	default:
		ask(err)
	}
}

func cases(err error) {
	switch {
	case errors.Is(err, context.Canceled):
		ask(err) // certain
	case errors.Is(err, errGone):
		ask(err) // certain
	default:
		ask(err)
	}
}

func values(err error) {
	switch err {
	case nil:
		ask(err) // unset
	case errGone:
		ask(err) // certain, set
	}
}

func either(err error) {
	if errors.Is(err, errGone) || errors.Is(err, fs.ErrNotExist) {
		ask(err)
		return
	}
	ask(err)
}

func both(err error) {
	if err != nil && !errors.Is(err, errGone) {
		ask(err) // set
	}
}

func inVariable(err error) {
	if err := os.Remove("x"); err != nil {
		ask(err) // set
	}
	gone := err != nil && errors.Is(err, errGone)
	if gone {
		ask(err) // certain, set
	}
}

func text(err error) {
	if strings.Contains(err.Error(), "closed") {
		ask(err) // certain
		return
	}
	ask(err)
}

func textOf(err error) {
	if err.Error() == "closed" {
		ask(err) // certain
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
		ask(err) // certain
		return
	}
	ask(err)
}

func byTwo(err error) {
	if isMissing(err) {
		ask(err) // certain
		return
	}
	ask(err)
}

func byNeither(err error) {
	if isNeither(err) {
		ask(err) // certain
		return
	}
	ask(err)
}

func bySecond(err error, days int) {
	if isOld(err, days) {
		ask(err) // certain
		return
	}
	ask(err)
}

func byLibrary(err error) {
	if os.IsNotExist(err) {
		ask(err) // certain
		return
	}
	ask(err)
}

func constant(err error) {
	if true == errors.Is(err, errGone) {
		ask(err) // certain
	}
	if errors.Is(err, errGone) == false {
		ask(err)
	}
}

func loaded(list []error, i int) {
	if list[i] != nil {
		ask(list[i])
	}
}

func nested(err error, dry bool) {
	failed := err != nil
	if failed {
		ask(err) // set
		return
	}
	ask(err) // unset
}

func open(err error, dry bool) {
	failed := dry
	if !dry {
		failed = err != nil
	}
	if failed {
		ask(err)
		return
	}
	ask(err)
}

func third(err error, a, b bool) {
	failed := a && b && err != nil
	if failed {
		ask(err) // set
	}
}

func ordered(n int) {
	if n < 3 {
		ask(n)
	}
}

func byCode(err error) {
	if code(err) == 404 {
		ask(err) // certain
		return
	}
	ask(err)
}

func code(err error) int { return 0 }

func byText(err error) {
	if status(err.Error()) == 404 {
		ask(err) // certain
	}
}

func status(text string) int { return 0 }

func bySentinel(err error) {
	if known(errGone, err) {
		ask(err) // certain
	}
}

func known(which, err error) bool { return false }

func byName(err *notFound) {
	if concrete(err) {
		ask(err)
	}
}

func concrete(err *notFound) bool { return false }
`
