// Package wide has directives for a file and for functions.
package wide

//mcperrlint:ignore-file errfactory/new, contractshape -- the codes are chosen by callers // want "ignore/unused: contractshape"

import "github.com/mcperrlint/mcperrlint/taxonomy"

var one = taxonomy.New(taxonomy.CodeNotFound, "x")

func two() error { return taxonomy.New(taxonomy.CodeNotFound, "x") }

func inside() error {
	//mcperrlint:ignore-file errfactory -- too late // want "ignore/unused"
	return taxonomy.NotFound("x")
}

//mcperrlint:ignore-file errfactroy -- misspelt // want "ignore/unknown-rule: errfactroy"

//mcperrlint:ignore-file errfactory // want "ignore/without-reason"
