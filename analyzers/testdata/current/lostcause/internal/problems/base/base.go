// Package base is one package further away.
package base

import "github.com/mcperrlint/mcperrlint/taxonomy"

// Keep keeps the error.
func Keep(message string, err error) error {
	return taxonomy.ServiceUnavailable(message, taxonomy.Cause(err))
}

// Drop makes an error.
func Drop(message string) error { return taxonomy.ServiceUnavailable(message) }
