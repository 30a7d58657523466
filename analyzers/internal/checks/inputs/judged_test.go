package inputs_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const refusing = `package p

import (
	"errors"
	"os"
	"strconv"
	"strings"
)

type in struct{ Name, Other string }

func use(any)

func tested(v string) error   { if v == "" { return errors.New("x") }; return nil }
func turned(v string) error   { if "" != v { use(v); return nil }; return errors.New("x") }
func unused(v string) error   { return nil }
func handed(v string) error   { use(v); return nil }
func goesOn(v string) error   { if v == "" { use("x") } else { use("y") }; use(v); return nil }
func length(v string) error   { if len(v) == 0 { return errors.New("x") }; return nil }
func capacity(v []string) error { if cap(v) == 0 { return errors.New("x") }; return nil }
func trimmed(v string) error  { if strings.TrimSpace(v) == "" { return errors.New("x") }; return nil }
func trimmedOnly(v string) error { use(strings.TrimSpace(v)); return nil }
func parsed(v string) error   { n, _ := strconv.Atoi(v); use(n); return nil }
func opened(v string) error   { f, _ := os.Open(v); use(f); return nil }
func converted(v string) error { if []byte(v) == nil { return errors.New("x") }; return nil }
func dynamic(v string, f func(string)) error { f(v); return nil }

func variable(v string) error {
	kept := v
	func() { kept += "x" }()
	if kept == "" {
		return errors.New("x")
	}
	return nil
}

func pointed(v int, more bool) error {
	var at *int
	if more {
		kept := v
		at = &kept
	}
	if at != nil && *at > 3 {
		return errors.New("x")
	}
	return nil
}

func readOnly(v string) error {
	kept := v
	func() { kept += "x" }()
	use(kept)
	return nil
}

func field(v string, i *in) error {
	i.Name = v
	if i.Name == "" {
		return errors.New("x")
	}
	return nil
}

func otherField(v string, i *in) error {
	i.Name = v
	if i.Other == "" {
		return errors.New("x")
	}
	return nil
}

func fieldOnly(v string, i *in) error {
	i.Name = v
	use(i.Name)
	return nil
}

func either(v string, more bool) error {
	if more {
		v = "x"
	}
	if v == "x" {
		return errors.New("x")
	}
	use(v)
	return nil
}

func orOther(v string, more bool) error {
	if more {
		v = "x"
	}
	if v == "y" {
		return errors.New("x")
	}
	use(v)
	use(v)
	for more {
	}
	return nil
}
`

// A function refuses an argument if a test of what it is leads at once to a return.
func TestRefuses(t *testing.T) {
	pkg := fixture.Functions(t, refusing)
	for name, want := range map[string]bool{
		"tested": true, "turned": true, "unused": false, "handed": false, "goesOn": false, "length": true, "capacity": false, "trimmed": true,
		"trimmedOnly": false, "parsed": true, "opened": false, "converted": true, "dynamic": false, "variable": true, "readOnly": false, "pointed": false,
		"field": true, "otherField": false, "fieldOnly": false, "either": false, "orOther": false,
	} {
		fn := pkg.Func(name)
		assert.Equal(t, want, inputs.Without(scenario.New(map[*ssa.Function]bool{fn: true}, nil), fn.Params[0], nil).IsRefused(), name)
	}
}
