// Package strict suppresses findings that are not shown.
package strict

import "github.com/mcperrlint/mcperrlint/taxonomy"

var used = taxonomy.NotFound("x") //mcperrlint:ignore strictly -- for those who turn it on

func unused() { //mcperrlint:ignore strictly -- gone // want "ignore/unused: strictly"
}
