// Package reasons passes reasons that contracts do not declare.
package reasons

import (
	"example.test/contractuse/orders"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const hint = "Call list_documents and pass one of the names it returns."

var failures = contract.Contract{
	{Reason: "document_gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint},
}

var extended = append(orders.Failures, failures...)

const reason = "no_such_thing"

type id string

func misspelled() error {
	return failures.Fail("documnet_gone", "") // want "contractuse/unknown-reason: documnet_gone"
}

func ofConstant() error {
	return failures.Fail(reason, "") // want "contractuse/unknown-reason: no_such_thing"
}

func recovery() string {
	return failures.Recovery("gone") // want "contractuse/unknown-reason: gone"
}

func empty() error {
	return failures.Fail("", "") // want "contractuse/unknown-reason: failures"
}

func inUpperCase() error {
	return failures.Fail("Busy", "") // want "contractuse/unknown-reason: Busy"
}

func ofVariable(yes bool) error {
	r := "busy"
	if yes {
		r = "bussy"
	}
	return failures.Fail(r, "") // want "contractuse/unknown-reason: bussy"
}

func inHelper() error { return fail("busi") }

func fail(reason string) error {
	return failures.Fail(reason, "") // want "contractuse/unknown-reason: busi"
}

func ofOtherPackage() error {
	return orders.Failures.Fail("order_gon", "") // want "contractuse/unknown-reason: order_gon"
}

func ofExtended() error {
	return extended.Fail("order_busy", "") // want "contractuse/unknown-reason: order_busy"
}

func ofLocal() error {
	errs := failures
	return errs.Fail("busys", "") // want "contractuse/unknown-reason: busys"
}

func ofLiteral() error {
	errs := contract.Contract{{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint}}
	return errs.Fail("goner", "") // want "contractuse/unknown-reason: goner"
}

func byMethodValue() error {
	fail := failures.Fail
	return fail("buzy", "") // want "contractuse/unknown-reason: buzy"
}

func inDefer() (err error) {
	defer func() {
		err = failures.Fail("bust", "") // want "contractuse/unknown-reason: bust"
	}()
	return nil
}

// What follows is declared, or not known.

func declared() error { return failures.Fail("busy", "") }

func declaredElsewhere() error { return extended.Fail("order_gone", "") }

func atRunTime(reason string) error { return failures.Fail(reason, "") }

func converted(reason id) error { return failures.Fail(string(reason), "") }

func ofUnknown(errs contract.Contract) error { return errs.Fail("anything", "") }

func ofChanging() error { return orders.Open.Fail("anything", "") }

var partly = contract.Contract{{Reason: string(made()), Code: taxonomy.CodeNotFound}}

func made() id { return "made" }

func ofPartlyKnown() error { return partly.Fail("anything", "") }

type errors struct{}

func (errors) Fail(reason, message string) error { return nil }

func namesake() error { return errors{}.Fail("anything", "") }

func handedOn() func(string) string { return failures.Recovery }
