// Package codes gives codes other names.
package codes

import "github.com/mcperrlint/mcperrlint/taxonomy"

const (
	Missing       = taxonomy.CodeNotFound
	Busy      int = -32003
	Malformed     = taxonomy.CodeParseError
)

type Alias = taxonomy.Error
