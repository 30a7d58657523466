// Package silent has nothing to report.
package silent

import (
	"fmt"

	"example.test/contractshape/elsewhere"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const good = "Call list_indices and pass one of the names it returns."

var sound = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: good},
	{
		Reason: "busy_now__", Code: -32003, When: "It is busy.", Recovery: good,
		Retry: taxonomy.RetryYes, Severity: contract.SeverityNotice, ThrownBy: contract.Service,
	},
}

// The same reason in another contract.
var another = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: good},
}

// The same code under several reasons.
var sameCode = contract.Contract{
	{Reason: "index_gone", Code: taxonomy.CodeNotFound, When: "The index is gone.", Recovery: good},
	{Reason: "alias_gone", Code: taxonomy.CodeNotFound, When: "The alias is gone.", Recovery: good},
}

var fiveWords = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "x", Recovery: "Try again after a while."},
}

func texts(what string) contract.Contract {
	return contract.Contract{
		{Reason: "gone_" + what, Code: taxonomy.CodeNotFound, When: what + " is gone.", Recovery: fmt.Sprintf("Try %s.", what)},
		{Reason: "gone_" + what, Code: taxonomy.CodeNotFound, When: what + " is gone.", Recovery: recovery()},
	}
}

func recovery() string { return "" }

func codes(code taxonomy.Code, retry taxonomy.Retry, severity contract.Severity) contract.Contract {
	return contract.Contract{
		{Reason: "gone", Code: code, When: "It is gone.", Recovery: good, Retry: retry, Severity: severity},
		{Reason: "busy", Code: -code, When: "It is busy.", Recovery: good, Retry: retry + 7, Severity: severity + "x"},
	}
}

func converted(code int) contract.Contract {
	return contract.Contract{{Reason: "gone", Code: taxonomy.Code(code), When: "It is gone.", Recovery: good}}
}

var text = ""

// A variable is no constant, even if nobody changes it.
var ofVariable = contract.Contract{
	{Reason: text, Code: taxonomy.CodeNotFound, When: text, Recovery: text},
}

var ofOtherPackage = contract.Contract{elsewhere.Gone}

var spreadOfOtherPackage = append(elsewhere.Errors, elsewhere.Errors...)

// A failure that is in no contract is not known to be complete.
var draft = contract.Failure{Reason: "Gone"}

// Another type of the same shape.
type list []contract.Failure

var ownList = list{{}}

type failure struct{ Reason, Recovery string }

var ownFailures = []failure{{}}

type conversion contract.Failure

var ownFailure = conversion{}

// contract.Contract{{Reason: "Gone"}} in a comment
const inText = `contract.Contract{{Reason: "Gone"}}`

func made(n int) contract.Contract { return make(contract.Contract, n) }

func generic[T ~[]contract.Failure](errs T) T { return append(errs, contract.Failure{}) }
