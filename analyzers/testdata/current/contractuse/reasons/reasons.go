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
	return failures.Fail("documnet_gone", "") // want `^Fail is given the reason "documnet_gone", which failures does not declare: the agent gets an internal error instead of the failure; pass "document_gone" or declare this one \(contractuse/unknown-reason\)$`
}

func ofConstant() error {
	return failures.Fail(reason, "") // want `^Fail is given the reason "no_such_thing", which failures does not declare: the agent gets an internal error instead of the failure; pass a declared reason or declare this one \(contractuse/unknown-reason\)$`
}

func recovery() string {
	return failures.Recovery("gone") // want `^Recovery is given the reason "gone", which failures does not declare: it returns nothing, and the agent gets no recovery; pass a declared reason or declare this one \(contractuse/unknown-reason\)$`
}

func empty() error {
	return failures.Fail("", "") // want `^Fail is given the reason "", which failures does not declare: `
}

func inUpperCase() error {
	return failures.Fail("Busy", "") // want `reason "Busy", which failures does not declare: .*; pass "busy" or declare`
}

func ofVariable(yes bool) error {
	r := "busy"
	if yes {
		r = "bussy"
	}
	return failures.Fail(r, "") // want `reason "bussy", which failures does not declare: .*; pass "busy" or`
}

func inHelper() error { return fail("busi") }

func fail(reason string) error {
	return failures.Fail(reason, "") // want `reason "busi", which failures does not declare`
}

func ofOtherPackage() error {
	return orders.Failures.Fail("order_gon", "") // want `^Fail is given the reason "order_gon", which orders.Failures does not declare: .*; pass "order_gone" or`
}

func ofExtended() error {
	return extended.Fail("order_busy", "") // want `reason "order_busy", which extended does not declare: .*; pass a declared reason or`
}

func ofLocal() error {
	errs := failures
	return errs.Fail("busys", "") // want `reason "busys", which failures does not declare`
}

func ofLiteral() error {
	errs := contract.Contract{{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint}}
	return errs.Fail("goner", "") // want `reason "goner", which the contract does not declare: .*; pass "gone" or`
}

func byMethodValue() error {
	fail := failures.Fail
	return fail("buzy", "") // want `reason "buzy", which failures does not declare`
}

func inDefer() (err error) {
	defer func() {
		err = failures.Fail("bust", "") // want `reason "bust", which failures does not declare`
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
