// Package reasons suppresses findings with and without a reason.
package reasons

import "github.com/mcperrlint/mcperrlint/taxonomy"

func withReason() error {
	//mcperrlint:ignore errfactory -- as an example
	return taxonomy.New(taxonomy.CodeNotFound, "x")
}

// A missing reason is reported, but the directive suppresses.
func without() error {
	return taxonomy.New(taxonomy.CodeNotFound, "x") //mcperrlint:ignore errfactory // want "ignore/without-reason"
}

func blank() error {
	/* want "ignore/without-reason" */ //mcperrlint:ignore errfactory --
	return taxonomy.New(taxonomy.CodeNotFound, "x")
}

// One directive lacks one reason, however many rules it names.
func withoutForTwo() error {
	return taxonomy.New(taxonomy.CodeNotFound, "x") //mcperrlint:ignore errfactory,errfactory/new // want "ignore/without-reason"
}
