// Package unused suppresses nothing.
package unused

import "github.com/mcperrlint/mcperrlint/taxonomy"

var beside = taxonomy.NotFound("x") //mcperrlint:ignore errfactory -- gone // want "ignore/unused: errfactory"

//mcperrlint:ignore errfactory -- gone // want "ignore/unused: errfactory"
var above = taxonomy.NotFound("x")

// A documented variable.
//
//mcperrlint:ignore errfactory -- gone // want "ignore/unused: errfactory"
var documented = taxonomy.NotFound("x")

var (
	//mcperrlint:ignore errfactory -- too far above // want "ignore/unused: errfactory"

	tooFar = taxonomy.NotFound("x")
)

func inFunction() error {
	//mcperrlint:ignore errfactory/literal -- the wrong category // want "ignore/unused: errfactory/literal"
	return taxonomy.NotFound("x")
}

var twoNames = taxonomy.NotFound("x") //mcperrlint:ignore errfactory, contractshape -- gone // want "ignore/unused: contractshape" "ignore/unused: errfactory"

var besideBlock = taxonomy.NotFound("x") /* a comment that stays */ //mcperrlint:ignore errfactory -- gone // want "ignore/unused: errfactory"

// The reason is missing as well.
var withoutReason = taxonomy.NotFound("x") //mcperrlint:ignore errfactory // want "ignore/unused: errfactory" "ignore/without-reason"

//mcperrlint:ignore -- for nobody // want "ignore/unused"

//mcperrlint:ignore errfactory -- at the end of the file // want "ignore/unused: errfactory"
