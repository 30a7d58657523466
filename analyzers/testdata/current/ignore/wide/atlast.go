package wide

import "github.com/mcperrlint/mcperrlint/taxonomy"

var atLast = taxonomy.New(taxonomy.CodeNotFound, "x")

//mcperrlint:ignore errfactory -- gone
var forNothing = taxonomy.NotFound("x")

//mcperrlint:ignore-file errfactory,ignore -- directives after everything count as well
