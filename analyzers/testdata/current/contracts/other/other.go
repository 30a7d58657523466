// Package other makes contracts of those of another package.
package other

import (
	"example.test/contracts/orders"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Extended is known as a whole, because the fact about its beginning is.
var Extended = append(orders.Failures, contract.Failure{Reason: "late", Code: taxonomy.CodeTimeout}) // want Extended:`contract\(gone: not_found, busy: conflict by service, late: timeout\)`

// Renamed is another name.
var Renamed = orders.Partly // want Renamed:`contract\(\?: not_found, busy: \? by \?, \?: \? by \?\)`

// OfGrown begins with one that changes.
var OfGrown = append(orders.Grown, contract.Failure{Reason: "late", Code: taxonomy.CodeTimeout}) // want OfGrown:`contract\(gone: not_found, late: timeout; not final\)`
