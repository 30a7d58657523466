// Package partly has directives of which some names suppress something.
package partly

import "github.com/mcperrlint/mcperrlint/taxonomy"

var (
	first   = taxonomy.New(taxonomy.CodeNotFound, "x") //mcperrlint:ignore contractshape,errfactory -- r // want "ignore/unused: contractshape"
	last    = taxonomy.New(taxonomy.CodeNotFound, "x") //mcperrlint:ignore errfactory, contractshape -- r // want "ignore/unused: contractshape"
	middle  = taxonomy.New(taxonomy.CodeNotFound, "x") //mcperrlint:ignore errfactory contractshape errfactory/new -- r // want "ignore/unused: contractshape"
	lastTwo = taxonomy.New(taxonomy.CodeNotFound, "x") //mcperrlint:ignore errfactory,contractshape,contractshape/empty -- r // want "ignore/unused: contractshape" "ignore/unused: contractshape/empty"
	around  = taxonomy.New(taxonomy.CodeNotFound, "x") //mcperrlint:ignore contractshape,errfactory,contractshape/empty -- r // want "ignore/unused: contractshape" "ignore/unused: contractshape/empty"
	unknown = taxonomy.NotFound("x")                   //mcperrlint:ignore errfactory,errcheck -- r // want "ignore/unknown-rule: errcheck" "ignore/unused: errfactory"
)

// What is covered twice needs both directives as little as either.
func twice() error {
	//mcperrlint:ignore errfactory -- r
	return taxonomy.New(taxonomy.CodeNotFound, "x") //mcperrlint:ignore errfactory/new -- r
}
