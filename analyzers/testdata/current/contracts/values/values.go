// Package values calls contracts with reasons of all kinds.
package values

import (
	"example.test/contracts/orders"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var one = contract.Contract{{Reason: "one", Code: taxonomy.CodeNotFound}}

const constant = "constant"

var variable = "variable"

type reason string

func reasons(yes bool, given string, typed reason) {
	_ = one.Fail("literal", "")              // want `Fail of one with \[literal\]`
	_ = one.Recovery(constant)               // want `Recovery of one with \[constant\]`
	_ = one.Fail("a"+constant, "")           // want `Fail of one with \[aconstant\]`
	_ = one.Fail(variable, "")               // want `Fail of one with \?`
	_ = one.Fail(given, "")                  // want `Fail of one with \?`
	_ = one.Fail(string(typed), "")          // want `Fail of one with \?`
	_ = one.Fill(nil)                        // want `Fill of one with \?`
	_ = orders.Failures.Fail("b", "")        // want `Fail of orders.Failures with \[b\]`
	_ = (one).Fail("c", "")                  // want `Fail of one with \[c\]`
	_ = contract.Contract{}.Fail("d", "")    // want `Fail of a literal with \[d\]`
	_ = contract.Contract.Fail(one, "e", "") // want `Fail of one with \[e\]`
	chosen := "f"
	if yes {
		chosen = "g"
	}
	_ = one.Fail(chosen, "") // want `Fail of one with \[f g\]`
	shared := "h"
	func() { shared = "i" }()
	_ = one.Fail(shared, "") // want `Fail of one with \[h i\]`
	handedOn := "j"
	set(&handedOn)
	_ = one.Fail(handedOn, "") // want `Fail of one with \?`
}

func set(s *string) { *s = variable }

func contracts(yes bool, given contract.Contract) {
	_ = given.Fail("a", "") // want `Fail of \? with \[a\]`
	errs := one
	_ = errs.Fail("b", "") // want `Fail of one with \[b\]`
	if yes {
		errs = orders.Failures
	}
	_ = errs.Fail("c", "") // want `Fail of \? with \[c\]`
	shared := one
	func() { _ = shared.Fail("d", "") }() // want `Fail of one with \[d\]`
	extended := append(one, contract.Failure{})
	_ = extended.Fail("e", "") // want `Fail of a literal with \[e\]`
	converted := contract.Contract([]contract.Failure{{}})
	_ = converted.Fail("f", "") // want `Fail of a literal with \[f\]`
	_ = made().Fail("g", "")    // want `Fail of \? with \[g\]`
	_ = one[:0].Fail("h", "")   // want `Fail of \? with \[h\]`
	defer one.Fail("i", "")     // want `Fail of one with \[i\]`
}

func made() contract.Contract { return one }

func methods() func(string, string, ...taxonomy.Option) *taxonomy.Error {
	fail := one.Fail
	_ = fail("a", "")    // want `Fail of one with \[a\]`
	captured := one.Fail // want `Fail of one with \?`
	_ = func() error { return captured("b", "") }
	return one.Fail // want `Fail of one with \?`
}

func helper(reason string) error { return one.Fail(reason, "") } // want `Fail of one with \[a b\]`

func passed(reason string) error { return one.Fail(reason, "") } // want `Fail of one with \?`

func calls() (func(string) error, error, error) { return passed, helper("a"), helper("b") }

func below(errs contract.Contract) error { return errs.Fail("a", "") } // want `Fail of one with \[a\]`

func above() error { return below(one) }

type interfaces interface {
	Fail(reason, message string, opts ...taxonomy.Option) *taxonomy.Error
}

func dynamic(errs interfaces) error { return errs.Fail("a", "") }

type own struct{}

func (own) Fail(reason string) error { return nil }

func namesake() error { return own{}.Fail("a") }
