// Package fields has one mistake, or several, in every contract.
package fields

import (
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const good = "Call list_indices and pass one of the names it returns."

var zeroEntry = contract.Contract{
	{}, // want "contractshape/code-missing" "contractshape/reason-required" "contractshape/recovery-required" "contractshape/when-required"
}

var codeMissing = contract.Contract{
	{Reason: "gone", When: "It is gone.", Recovery: good}, // want "contractshape/code-missing: gone"
}

var codeZero = contract.Contract{
	{
		Reason:   "gone",
		Code:     0, // want "contractshape/code-missing: gone"
		When:     "It is gone.",
		Recovery: good,
	},
}

var codeUnknown = contract.Contract{
	{
		Reason:   "gone",
		Code:     9999, // want "contractshape/code-unknown: gone"
		When:     "It is gone.",
		Recovery: good,
	},
}

const converted = taxonomy.Code(-32098)

var codeUnknownConstant = contract.Contract{
	{
		Reason:   "gone",
		Code:     converted, // want "contractshape/code-unknown: gone"
		When:     "It is gone.",
		Recovery: good,
	},
}

var codeUnknownError = contract.Contract{
	{
		Reason:   "gone",
		Code:     taxonomy.CodeUnknownError, // want "contractshape/code-unknown-error: gone"
		When:     "It is gone.",
		Recovery: good,
	},
}

var reasonFormat = contract.Contract{
	{
		Reason:   "Index" + "Missing", // want "contractshape/reason-format: IndexMissing"
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone.",
		Recovery: good,
	},
}

const empty = ""

var reasonEmpty = contract.Contract{
	{
		Reason:   empty, // want "contractshape/reason-required"
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone.",
		Recovery: good,
	},
}

var reasonTwice = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: good},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: good},
	{
		Reason:   "gone", // want "contractshape/reason-unique: gone"
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone again.",
		Recovery: good,
	},
	{
		Reason:   "gone", // want "contractshape/reason-unique: gone"
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone once more.",
		Recovery: good,
	},
}

var reserved = contract.Contract{
	{
		Reason:   "invalid_arguments", // want "contractshape/reserved-reason: invalid_arguments"
		Code:     taxonomy.CodeInvalidParams,
		When:     "The arguments are wrong.",
		Recovery: good,
	},
}

var whenBlank = contract.Contract{
	{
		Reason:   "gone",
		Code:     taxonomy.CodeNotFound,
		When:     "  ", // want "contractshape/when-required: gone"
		Recovery: good,
	},
}

var recoveryBlank = contract.Contract{
	{
		Reason:   "gone",
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone.",
		Recovery: " ", // want "contractshape/recovery-empty: gone"
	},
}

var recoveryShort = contract.Contract{
	{
		Reason:   "gone",
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone.",
		Recovery: "Try again - later !", // want "contractshape/recovery-min-words: gone"
	},
}

var recoveryToBeWritten = contract.Contract{
	{
		Reason:   "gone",
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone.",
		Recovery: "TODO: say what the agent can do next.", // want "contractshape/recovery-todo: gone"
	},
}

var unkeyed = contract.Contract{
	{"gone", taxonomy.CodeNotFound, "It is gone.", "Try again.", 0, "", 0, "", ""}, // want "contractshape/recovery-min-words: gone"
}

var retry = contract.Contract{
	{
		Reason:   "gone",
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone.",
		Recovery: good,
		Retry:    7, // want "contractshape/retry-type: gone"
	},
}

var help = contract.Contract{
	{
		Reason:   "gone",
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone.",
		Recovery: good,
		Help:     "see the manual", // want "contractshape/help-format: gone"
	},
	{
		Reason:   "moved",
		Code:     taxonomy.CodeNotFound,
		When:     "It has moved.",
		Recovery: good,
		Domain:   "notes.example.com",
		Help:     "https://notes.example.com/errors#moved",
	},
}

var severity = contract.Contract{
	{
		Reason:   "gone",
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone.",
		Recovery: good,
		Severity: "crit", // want "contractshape/severity-unknown: gone"
	},
}

// A tool holds its contract.
type tool struct {
	name   string
	errors contract.Contract
}

func inFunction() []tool {
	return []tool{
		{"a", contract.Contract{{Reason: "gone", Code: 1, When: "It is gone.", Recovery: good}}}, // want "contractshape/code-unknown: gone"
		{name: "b", errors: contract.Contract{
			contract.Failure{Reason: "gone", Code: taxonomy.CodeNotFound, Recovery: good}, // want "contractshape/when-required: gone"
		}},
	}
}

// Unknown fields hide nothing of the others.
func unknownFields(reason string, code taxonomy.Code) contract.Contract {
	return contract.Contract{
		{Reason: reason, Code: code, When: "It is gone.", Recovery: ""}, // want "contractshape/recovery-required"
	}
}

type aliased = contract.Contract

type aliasedFailure = contract.Failure

var throughAliases = aliased{
	aliasedFailure{Reason: "gone", Code: 2, When: "It is gone.", Recovery: good}, // want "contractshape/code-unknown: gone"
	1: {Reason: "busy", Code: 3, When: "It is busy.", Recovery: good}, // want "contractshape/code-unknown: busy"
}
