// Package unknown names rules that do not exist.
package unknown

import "github.com/mcperrlint/mcperrlint/taxonomy"

var (
	misspelled = taxonomy.NotFound("x") //mcperrlint:ignore erfactory -- r // want `^the directive names "erfactory", which is no rule and no category, so it suppresses nothing by that; write "errfactory" \(ignore/unknown-rule\)$`
	upperCase  = taxonomy.NotFound("x") //mcperrlint:ignore ErrFactory -- r // want `; write "errfactory" \(ignore/unknown-rule\)$`
	category   = taxonomy.NotFound("x") //mcperrlint:ignore contractshape/reason-uniqe -- r // want `names "contractshape/reason-uniqe", .*; write "contractshape/reason-unique" \(ignore/unknown-rule\)$`
	bothParts  = taxonomy.NotFound("x") //mcperrlint:ignore contractshap/reason-uniqe -- r // want `; write "contractshape/reason-unique" \(ignore/unknown-rule\)$`
	itself     = taxonomy.NotFound("x") //mcperrlint:ignore ignored -- r // want `; write "ignore" \(ignore/unknown-rule\)$`

	farOff          = taxonomy.NotFound("x") //mcperrlint:ignore errcheck -- r // want `names "errcheck", which is no rule and no category, so it suppresses nothing by that; name a rule, and write reasons after " -- " \(ignore/unknown-rule\)$`
	farOffCategory  = taxonomy.NotFound("x") //mcperrlint:ignore errfactory/fix -- r // want `names "errfactory/fix", .*; name a rule, `
	otherCategory   = taxonomy.NotFound("x") //mcperrlint:ignore errfactory/empty -- r // want `names "errfactory/empty", .*; name a rule, `
	withoutCategory = taxonomy.NotFound("x") //mcperrlint:ignore errfactory/ -- r // want `names "errfactory/", .*; name a rule, `
)

// One directive has one finding for each name that is none, and the others
// suppress.
func list() error {
	return taxonomy.New(taxonomy.CodeNotFound, "x") //mcperrlint:ignore erfactory,errfactory nothing -- r // want `names "erfactory"` `names "nothing"`
}
