// Package orders holds contracts that other packages use.
package orders

import (
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const hint = "Call list_orders and pass one of the identifiers it returns."

// Failures is known as a whole.
var Failures = contract.Contract{ // want Failures:`contract\(gone: not_found, busy: conflict by service\)`
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint, ThrownBy: contract.Service},
}

// Partly has entries of which not everything is known.
var Partly = contract.Contract{ // want Partly:`contract\(\?: not_found, busy: \? by \?, \?: \? by \?\)`
	{Reason: reason(), Code: taxonomy.CodeNotFound},
	{Reason: "busy", Code: taxonomy.Code(len(reason())), ThrownBy: contract.Source(len(reason()))},
	entry(),
}

// Grown gets more entries later.
var Grown = contract.Contract{{Reason: "gone", Code: taxonomy.CodeNotFound}} // want Grown:`contract\(gone: not_found; not final\)`

func init() { Grown = append(Grown, entry()) }

// Extended extends another one.
var Extended = append(Failures, contract.Failure{Reason: "late", Code: taxonomy.CodeTimeout}) // want Extended:`contract\(gone: not_found, busy: conflict by service, late: timeout\)`

// Renamed is another name.
var Renamed = Failures // want Renamed:`contract\(gone: not_found, busy: conflict by service\)`

// Made is made by a function.
var Made = made() // want Made:`contract\(; not final\)`

var hidden = contract.Contract{{Reason: "gone", Code: taxonomy.CodeNotFound}}

func made() contract.Contract { return hidden }

func reason() string { return hint }

func entry() contract.Failure { return contract.Failure{} }
