package intests

import "github.com/mcperrlint/mcperrlint/taxonomy"

func inTest() error { return taxonomy.New(taxonomy.CodeNotFound, "x") }
