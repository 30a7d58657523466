package intests

import "github.com/mcperrlint/mcperrlint/contract"

var inTest = contract.Contract{{}}
