// Package wide has directives for a file and for functions.
package wide

//mcperrlint:ignore-file errfactory/new, contractshape -- the codes are chosen by callers // want `names "contractshape", which reports nothing here`

import "github.com/mcperrlint/mcperrlint/taxonomy"

var one = taxonomy.New(taxonomy.CodeNotFound, "x")

func two() error { return taxonomy.New(taxonomy.CodeNotFound, "x") }

func inside() error {
	//mcperrlint:ignore-file errfactory -- too late // want `^the directive speaks of the file and stands inside of a declaration, where it suppresses nothing and its reader expects otherwise; move it out of the declaration \(ignore/unused\)$`
	return taxonomy.NotFound("x")
}

//mcperrlint:ignore-file errfactroy -- misspelt // want `names "errfactroy", which is no rule and no category, so it suppresses nothing by that; write "errfactory"`

//mcperrlint:ignore-file errfactory // want `\(ignore/without-reason\)$`
