// Package unused suppresses nothing.
package unused

import "github.com/mcperrlint/mcperrlint/taxonomy"

var beside = taxonomy.NotFound("x") //mcperrlint:ignore errfactory -- gone // want `^the directive names "errfactory", which reports nothing here, so its reader looks for a mistake that is not there and a new one goes unnoticed; remove the name \(ignore/unused\)$`

//mcperrlint:ignore errfactory -- gone // want `\(ignore/unused\)$`
var above = taxonomy.NotFound("x")

// A documented variable.
//
//mcperrlint:ignore errfactory -- gone // want `\(ignore/unused\)$`
var documented = taxonomy.NotFound("x")

var (
	//mcperrlint:ignore errfactory -- too far above // want `\(ignore/unused\)$`

	tooFar = taxonomy.NotFound("x")
)

func inFunction() error {
	//mcperrlint:ignore errfactory/literal -- the wrong category // want `names "errfactory/literal", .*\(ignore/unused\)$`
	return taxonomy.NotFound("x")
}

var twoNames = taxonomy.NotFound("x") //mcperrlint:ignore errfactory, contractshape -- gone // want `names "errfactory"` `names "contractshape"`

var besideBlock = taxonomy.NotFound("x") /* a comment that stays */ //mcperrlint:ignore errfactory -- gone // want `\(ignore/unused\)$`

// The reason is missing as well.
var withoutReason = taxonomy.NotFound("x") //mcperrlint:ignore errfactory // want `\(ignore/without-reason\)$` `\(ignore/unused\)$`

//mcperrlint:ignore -- for nobody // want `^the directive names no rule, so it suppresses nothing and its reader expects otherwise; name the rules that it is for, or remove it \(ignore/unused\)$`

//mcperrlint:ignore errfactory -- at the end of the file // want `\(ignore/unused\)$`
