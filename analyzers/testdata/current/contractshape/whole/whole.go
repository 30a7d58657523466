// Package whole has contracts without entries.
package whole

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/contract"
)

var declared = contract.Contract{} // want "contractshape/empty"

var pointer = &contract.Contract{} // want "contractshape/empty"

type tool struct{ errors contract.Contract }

var field = tool{errors: contract.Contract{}} // want "contractshape/empty"

var byName = map[string]contract.Contract{"a": {}} // want "contractshape/empty"

func use(contract.Contract) {}

func argument() { use(contract.Contract{}) } // want "contractshape/empty"

func local() {
	errs := (contract.Contract{}) // want "contractshape/empty"
	use(errs)
}

func together() {
	use(append(contract.Contract(nil), declared...)) // want "contractshape/empty"
}

// What follows is no empty contract, or not known to be one.

var absent contract.Contract

var absentToo = contract.Contract(nil)

var base = contract.Contract{}

var extended = append(base, contract.Failure{
	Reason: "gone", Code: -32001, When: "It is gone.", Recovery: "Choose one of the indices that exist.",
})

var filled = contract.Contract{}

func init() { filled = append(filled, extended...) }

func returned() contract.Contract { return contract.Contract{} }

func start(more contract.Contract) contract.Contract {
	errs := contract.Contract{}
	errs = append(errs, more...)
	return errs
}

func cloned() contract.Contract { return append(contract.Contract{}, extended...) }

func concatenated() contract.Contract { return slices.Concat(contract.Contract{}, extended) }

func reset(errs contract.Contract) {
	errs = contract.Contract{}
	use(errs)
}

func pair() (contract.Contract, contract.Contract) {
	a, b := contract.Contract{}, contract.Contract{}
	a, b = extended, extended
	return a, b
}

func elements(t *tool) { t.errors = contract.Contract{} }
