// Package suppressed turns findings off.
package suppressed

import (
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const good = "Call list_indices and pass one of the names it returns."

var atField = contract.Contract{
	{
		Reason:   "gone",
		Code:     taxonomy.CodeUnknownError, //mcperrlint:ignore contractshape/code-unknown-error -- from another system
		When:     "It is gone.",
		Recovery: "Try again.", // want "contractshape/recovery-min-words: gone"
	},
}

//nolint:mcperrlint // the whole declaration
var whole = contract.Contract{
	{Reason: "Gone"},
}

//mcperrlint:ignore contractshape -- an example
var empty = contract.Contract{}
