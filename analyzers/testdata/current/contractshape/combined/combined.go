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
	Reason:   "busy", // want "contractshape/reason-unique: busy"
	Code:     taxonomy.CodeConflict,
	When:     "It is busy.",
	Recovery: "Try again.", // want "contractshape/recovery-min-words: busy"
})

var both = append(common, other...) // want "contractshape/reason-unique: gone"

var nested = append(append(contract.Contract{}, common...), other...) // want "contractshape/reason-unique: gone"

var ofVariables = append(extended, other...) // want "contractshape/reason-unique: gone"

var literalSpread = append(common, contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: good}, // want "contractshape/reason-unique: gone"
}...)

var sliceSpread = append(common, []contract.Failure{
	{Reason: "new", Code: 5, When: "It is new.", Recovery: good}, // want "contractshape/code-unknown: new"
}...)

var conversion = contract.Contract([]contract.Failure{
	{Reason: "new", Code: 5, When: "It is new.", Recovery: good}, // want "contractshape/code-unknown: new"
})

var gone = contract.Failure{
	Reason:   "gone",
	Code:     taxonomy.CodeNotFound,
	When:     "It is gone.",
	Recovery: "Try again.", // want "contractshape/recovery-min-words: gone"
}

var ofEntries = contract.Contract{
	gone,
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: good}, // want "contractshape/reason-unique: gone"
}

var ofEntriesToo = append(common, gone) // want "contractshape/reason-unique: gone"

func local(unknown contract.Contract) contract.Contract {
	errs := append(unknown, contract.Failure{Reason: "Gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: good}) // want "contractshape/reason-format: Gone"
	errs = append(errs, contract.Failure{Reason: "busy", When: "It is busy.", Recovery: good})                                  // want "contractshape/code-missing: busy"
	return append(errs, common...)
}

// What follows is known to be fine, or not known.

var twiceInItself = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: good},
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: good}, // want "contractshape/reason-unique: gone"
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

var ofOtherPackage = contract.Contract{elsewhere.Gone, elsewhere.Gone} // want "contractshape/reason-unique: gone"
