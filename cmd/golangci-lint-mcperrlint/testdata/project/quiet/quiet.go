// Package quiet has directives.
package quiet

import "github.com/mcperrlint/mcperrlint/taxonomy"

// Plugin names the linter.
func Plugin() error {
	return taxonomy.New(taxonomy.CodeNotFound, "there is no such note") //nolint:mcperrlint // on purpose
}

// Everything names nothing.
func Everything() error {
	return taxonomy.New(taxonomy.CodeNotFound, "there is no such note") //nolint // on purpose
}

// Rule names the rule.
func Rule() error {
	return taxonomy.New(taxonomy.CodeNotFound, "there is no such note") //nolint:errfactory // on purpose
}

// Ours has our own directive.
func Ours() error {
	return taxonomy.New(taxonomy.CodeNotFound, "there is no such note") //mcperrlint:ignore errfactory -- on purpose
}

// Useless has a directive without effect.
func Useless() error {
	return taxonomy.NotFound("there is no such note") //nolint:mcperrlint // nothing is reported here
}
