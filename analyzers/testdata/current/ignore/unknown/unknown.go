// Package unknown names rules that do not exist.
package unknown

import "github.com/mcperrlint/mcperrlint/taxonomy"

var (
	misspelled = taxonomy.NotFound("x") //mcperrlint:ignore erfactory -- r // want "ignore/unknown-rule: erfactory"
	upperCase  = taxonomy.NotFound("x") //mcperrlint:ignore ErrFactory -- r // want "ignore/unknown-rule: ErrFactory"
	category   = taxonomy.NotFound("x") //mcperrlint:ignore contractshape/reason-uniqe -- r // want "ignore/unknown-rule: contractshape/reason-uniqe"
	bothParts  = taxonomy.NotFound("x") //mcperrlint:ignore contractshap/reason-uniqe -- r // want "ignore/unknown-rule: contractshap/reason-uniqe"
	itself     = taxonomy.NotFound("x") //mcperrlint:ignore ignored -- r // want "ignore/unknown-rule: ignored"

	farOff          = taxonomy.NotFound("x") //mcperrlint:ignore errcheck -- r // want "ignore/unknown-rule: errcheck"
	farOffCategory  = taxonomy.NotFound("x") //mcperrlint:ignore errfactory/fix -- r // want "ignore/unknown-rule: errfactory/fix"
	otherCategory   = taxonomy.NotFound("x") //mcperrlint:ignore errfactory/empty -- r // want "ignore/unknown-rule: errfactory/empty"
	withoutCategory = taxonomy.NotFound("x") //mcperrlint:ignore errfactory/ -- r // want "ignore/unknown-rule: errfactory/"
)

// One directive has one finding for each name that is none, and the others
// suppress.
func list() error {
	return taxonomy.New(taxonomy.CodeNotFound, "x") //mcperrlint:ignore erfactory,errfactory nothing -- r // want "ignore/unknown-rule: erfactory" "ignore/unknown-rule: nothing"
}
