package compat

import "github.com/mcperrlint/mcperrlint/taxonomy"

// OlderCode returns the code for an HTTP status by the older table of cyanheads,
// which calls 500 and 501 internal errors, for [taxonomy.HTTPCode]. It returns 0
// for statuses on which the older table and [taxonomy.CodeForStatus] agree, and
// ignores the body.
func OlderCode(status int, _ []byte) taxonomy.Code {
	if status == 500 || status == 501 {
		return taxonomy.CodeInternalError
	}
	return 0
}
