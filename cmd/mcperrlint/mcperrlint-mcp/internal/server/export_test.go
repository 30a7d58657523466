package server

import "github.com/mcperrlint/mcperrlint/contract"

// Contracts are the contracts of the tools.
var Contracts = contract.Registry{"lint": lintFailures, "failures": failuresFailures, "explain": explainFailures, "fix": fixFailures}
