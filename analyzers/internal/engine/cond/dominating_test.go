package cond_test

import (
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
)

// Each call of ask says beside it which tests for nil lead there, the last one first: what is nil is in parentheses.
func TestDominating(t *testing.T) {
	answered(t, dominating, func(_ *causeloss.Detector, call *ssa.Call) (said []string) {
		for b := range cond.Dominating(call.Block()) {
			v, found := b.Nil()
			switch {
			case v == nil:
				said = append(said, "other")
			case found == cond.FoundNil:
				said = append(said, "("+v.Name()+")")
			default:
				said = append(said, v.Name())
			}
			if len(said) == 3 {
				break
			}
		}
		return said
	})
}

const dominating = `package m

func ask()
func other() bool

func one(a error) {
	ask()
	if a != nil {
		ask() // a
	} else {
		ask() // (a)
	}
	ask()
}

func turned(a error) {
	if nil == a {
		ask() // (a)
		return
	}
	ask() // a
}

func more(a, b, c, d error, n int) {
	if a == b {
		ask() // other
	}
	if n < 3 {
		ask() // other
	}
	if other() {
		ask() // other
	}
	if a != nil {
		if b == nil {
			if c != nil {
				ask() // c, (b), a
				if d != nil {
					ask() // d, c, (b)
				}
			}
			ask() // (b), a
		}
		ask() // a
	}
}

func either(a, b error) {
	if a != nil || b != nil {
		ask()
		return
	}
	ask() // (b), (a)
}

func both(a, b error) {
	if a != nil && b != nil {
		ask() // b, a
		return
	}
	ask()
}

func looped(list []error) {
	for _, a := range list {
		if a == nil {
			continue
		}
		ask() // t5, other
	}
}

func jumps(a error) {
	if a != nil {
		goto end
	}
	if other() {
		goto end
	}
	ask() // other, (a)
end:
	ask()
}
`
