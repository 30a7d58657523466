package intests

import "github.com/mcperrlint/mcperrlint/taxonomy"

var unused = taxonomy.NotFound("x") //mcperrlint:ignore errfactory -- gone

// The finding is not shown, but the directive has it to suppress.
var used = taxonomy.New(taxonomy.CodeNotFound, "x") //mcperrlint:ignore errfactory -- r
