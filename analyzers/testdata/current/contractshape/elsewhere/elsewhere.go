// Package elsewhere declares failures for others.
package elsewhere

import "github.com/mcperrlint/mcperrlint/contract"

const good = "Call list_indices and pass one of the names it returns."

// Gone is a failure on its own.
var Gone = contract.Failure{Reason: "gone", Code: -32001, When: "It is gone.", Recovery: good}

// Errors is a contract.
var Errors = contract.Contract{Gone}

// HTTPClient is known to the module.
type HTTPClient struct{}
