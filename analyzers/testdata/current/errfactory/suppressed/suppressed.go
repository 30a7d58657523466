// Package suppressed turns findings off.
package suppressed

import "github.com/mcperrlint/mcperrlint/taxonomy"

func sameLine() error {
	return taxonomy.New(taxonomy.CodeNotFound, "x") //mcperrlint:ignore errfactory -- as an example
}

func lineAbove() error {
	//mcperrlint:ignore errfactory,plainerror -- as an example
	return taxonomy.New(taxonomy.CodeNotFound, "x")
}

func category() error {
	//mcperrlint:ignore errfactory/new -- as an example
	return taxonomy.New(taxonomy.CodeNotFound, "x")
}

func nolintAll() error {
	return taxonomy.New(taxonomy.CodeNotFound, "x") //nolint
}

//nolint:errfactory // the whole function
func nolintFunction() error {
	if true {
		return taxonomy.New(taxonomy.CodeNotFound, "x")
	}
	return taxonomy.New(taxonomy.CodeNotFound, "y")
}

func otherRule() error {
	//mcperrlint:ignore plainerror -- the wrong rule
	return taxonomy.New(taxonomy.CodeNotFound, "x") // want "errfactory/new: CodeNotFound"
}

func otherCategory() error {
	//mcperrlint:ignore errfactory/literal -- the wrong category
	return taxonomy.New(taxonomy.CodeNotFound, "x") // want "errfactory/new: CodeNotFound"
}

func otherLinter() error {
	return taxonomy.New(taxonomy.CodeNotFound, "x") //nolint:errcheck // want "errfactory/new: CodeNotFound"
}
