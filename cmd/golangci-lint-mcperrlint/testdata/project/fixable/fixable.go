// Package fixable has findings with fixes.
package fixable

import "github.com/mcperrlint/mcperrlint/taxonomy"

// Missing has a finding with a fix.
func Missing() error {
	return taxonomy.New(taxonomy.CodeNotFound, "there is no such note")
}

// MissingOnPurpose has a finding that is left alone.
func MissingOnPurpose() error {
	return taxonomy.New(taxonomy.CodeNotFound, "there is no such note") //nolint:mcperrlint // shows that this is left alone
}
