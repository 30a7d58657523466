// Package fields has one mistake, or several, in every contract.
package fields

import (
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const good = "Call list_indices and pass one of the names it returns."

var zeroEntry = contract.Contract{
	{}, // want `entry 0 has no code.*\(contractshape/code-missing\)` `entry 0 has no reason.*\(contractshape/reason-required\)` `entry 0 does not say when.*\(contractshape/when-required\)` `entry 0 has no recovery.*\(contractshape/recovery-required\)`
}

var codeMissing = contract.Contract{
	{Reason: "gone", When: "It is gone.", Recovery: good}, // want `^failure "gone" has no code, so the agent reads of an internal error instead; set Code to the code that says what went wrong \(contractshape/code-missing\)$`
}

var codeZero = contract.Contract{
	{
		Reason:   "gone",
		Code:     0, // want `code-missing`
		When:     "It is gone.",
		Recovery: good,
	},
}

var codeUnknown = contract.Contract{
	{
		Reason:   "gone",
		Code:     9999, // want `has the code 9999.*code-unknown\)`
		When:     "It is gone.",
		Recovery: good,
	},
}

const converted = taxonomy.Code(-32098)

var codeUnknownConstant = contract.Contract{
	{
		Reason:   "gone",
		Code:     converted, // want `has the code -32098.*code-unknown\)`
		When:     "It is gone.",
		Recovery: good,
	},
}

var codeUnknownError = contract.Contract{
	{
		Reason:   "gone",
		Code:     taxonomy.CodeUnknownError, // want `code-unknown-error\)`
		When:     "It is gone.",
		Recovery: good,
	},
}

var reasonFormat = contract.Contract{
	{
		Reason:   "Index" + "Missing", // want `"IndexMissing".*reason-format\)`
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone.",
		Recovery: good,
	},
}

const empty = ""

var reasonEmpty = contract.Contract{
	{
		Reason:   empty, // want `reason-required\)`
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone.",
		Recovery: good,
	},
}

var reasonTwice = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: good},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: good},
	{
		Reason:   "gone", // want `^failure "gone" is declared again in entry 2, but Fail takes entry 0 and the agent never sees this one; give it a reason of its own \(contractshape/reason-unique\)$`
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone again.",
		Recovery: good,
	},
	{
		Reason:   "gone", // want `entry 3.*reason-unique\)`
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone once more.",
		Recovery: good,
	},
}

var reserved = contract.Contract{
	{
		Reason:   "invalid_arguments", // want `reserved-reason\)`
		Code:     taxonomy.CodeInvalidParams,
		When:     "The arguments are wrong.",
		Recovery: good,
	},
}

var whenBlank = contract.Contract{
	{
		Reason:   "gone",
		Code:     taxonomy.CodeNotFound,
		When:     "  ", // want `when-required\)`
		Recovery: good,
	},
}

var recoveryBlank = contract.Contract{
	{
		Reason:   "gone",
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone.",
		Recovery: " ", // want `recovery-empty\)`
	},
}

var recoveryShort = contract.Contract{
	{
		Reason:   "gone",
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone.",
		Recovery: "Try again - later !", // want `word count of 3 is too low.*recovery-min-words\)`
	},
}

var unkeyed = contract.Contract{
	{"gone", taxonomy.CodeNotFound, "It is gone.", "Try again.", 0, "", 0}, // want `word count of 2 is too low`
}

var retry = contract.Contract{
	{
		Reason:   "gone",
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone.",
		Recovery: good,
		Retry:    7, // want `retry-type\)`
	},
}

var severity = contract.Contract{
	{
		Reason:   "gone",
		Code:     taxonomy.CodeNotFound,
		When:     "It is gone.",
		Recovery: good,
		Severity: "crit", // want `"crit".*use one of debug, info, notice, warning \(contractshape/severity-unknown\)`
	},
}

// A tool holds its contract.
type tool struct {
	name   string
	errors contract.Contract
}

func inFunction() []tool {
	return []tool{
		{"a", contract.Contract{{Reason: "gone", Code: 1, When: "It is gone.", Recovery: good}}}, // want `code-unknown\)`
		{name: "b", errors: contract.Contract{
			contract.Failure{Reason: "gone", Code: taxonomy.CodeNotFound, Recovery: good}, // want `when-required\)`
		}},
	}
}

// Unknown fields hide nothing of the others.
func unknownFields(reason string, code taxonomy.Code) contract.Contract {
	return contract.Contract{
		{Reason: reason, Code: code, When: "It is gone.", Recovery: ""}, // want `entry 0 has no recovery.*recovery-required\)`
	}
}

type aliased = contract.Contract

type aliasedFailure = contract.Failure

var throughAliases = aliased{
	aliasedFailure{Reason: "gone", Code: 2, When: "It is gone.", Recovery: good}, // want `code-unknown\)`
	1: {Reason: "busy", Code: 3, When: "It is busy.", Recovery: good}, // want `code-unknown\)`
}
