// Package combined puts contracts together.
package combined

import (
	"example.test/contractshape/elsewhere"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const good = "Call list_indices and pass one of the names it returns."

var common = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: good},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: good},
}

var other = contract.Contract{
	{Reason: "locked", Code: taxonomy.CodeConflict, When: "It is locked.", Recovery: good},
	{Reason: "gone", Code: taxonomy.CodeConflict, When: "It was moved.", Recovery: good},
}

var extended = append(common, contract.Failure{
	Reason:   "busy", // want `failure "busy" is declared again in entry 2, but Fail takes entry 1.*reason-unique\)`
	Code:     taxonomy.CodeConflict,
	When:     "It is busy.",
	Recovery: "Try again.", // want `recovery-min-words\)`
})

var both = append(common, other...) // want `failure "gone" is declared again in entry 3, but Fail takes entry 0.*reason-unique\)`

var nested = append(append(contract.Contract{}, common...), other...) // want `failure "gone".*reason-unique\)`

var ofVariables = append(extended, other...) // want `failure "gone".*reason-unique\)`

var literalSpread = append(common, contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: good}, // want `reason-unique\)`
}...)

var sliceSpread = append(common, []contract.Failure{
	{Reason: "new", Code: 5, When: "It is new.", Recovery: good}, // want `code-unknown\)`
}...)

var conversion = contract.Contract([]contract.Failure{
	{Reason: "new", Code: 5, When: "It is new.", Recovery: good}, // want `code-unknown\)`
})

var gone = contract.Failure{
	Reason:   "gone",
	Code:     taxonomy.CodeNotFound,
	When:     "It is gone.",
	Recovery: "Try again.", // want `recovery-min-words\)`
}

var ofEntries = contract.Contract{
	gone,
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: good}, // want `reason-unique\)`
}

var ofEntriesToo = append(common, gone) // want `reason-unique\)`

func local(unknown contract.Contract) contract.Contract {
	errs := append(unknown, contract.Failure{Reason: "Gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: good}) // want `reason-format\)`
	errs = append(errs, contract.Failure{Reason: "busy", When: "It is busy.", Recovery: good})                                  // want `code-missing\)`
	return append(errs, common...)
}

// What follows is known to be fine, or not known.

var twiceInItself = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: good},
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: good}, // want `reason-unique\)`
}

var reportedThere = append(twiceInItself, contract.Failure{Reason: "new", Code: taxonomy.CodeConflict, When: "It is new.", Recovery: good})

var assigned = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: good},
}

func init() { assigned = nil }

var ofAssigned = append(common, assigned...)

var assignedEntry = contract.Failure{}

func init() { assignedEntry.Reason = "gone" }

var ofAssignedEntry = contract.Contract{assignedEntry}

var completed = contract.Contract{{Reason: "gone"}}

func init() {
	completed[0] = contract.Failure{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: good}
}

func completedLocal() contract.Contract {
	errs := contract.Contract{{Reason: "gone", Code: taxonomy.CodeNotFound}}
	for i := range errs {
		errs[i].When, errs[i].Recovery = "It is gone.", good
	}
	return errs
}

func completedByPointer(complete func(*contract.Failure)) contract.Contract {
	errs := contract.Contract{{Reason: "gone", Code: taxonomy.CodeNotFound}}
	complete(&errs[0])
	return errs
}

func made() contract.Failure { return gone }

var ofCalls = contract.Contract{made(), made(), *pointer()}

func pointer() *contract.Failure { return &contract.Failure{} }

type holder struct{ errs contract.Contract }

var held = holder{errs: contract.Contract{{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: good}}}

var ofHeld = append(common, held.errs...)

var partly = append(common[:1], other[0])

var plain = append([]contract.Failure{}, common...)

var ofOtherPackage = contract.Contract{elsewhere.Gone, elsewhere.Gone} // want `failure "gone" is declared again in entry 1, but Fail takes entry 0.*reason-unique\)`
