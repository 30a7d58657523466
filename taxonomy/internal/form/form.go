// Package form is what the renderings of a failure and their reader share: the
// bounds of what is shown, the words of the terms and the keys of the metadata.
//
//	Error: The index does not exist.
//
//	not_found · reason index_missing · do not retry unchanged
//
// Package render and package compat write such forms; taxonomy.FromResult reads
// them back.
package form

import "time"

// MetaKey is the key under which metadata has the failure.
const MetaKey = "io.github.mcperrlint/error"

// The words of the terms at the end of a text.
const (
	Separator = " · "
	Reason    = "reason "
	Domain    = "domain "
	Request   = "request "
	After     = "retry after "
	MayRetry  = "may be retried"
	NoRetry   = "do not retry unchanged"
)

// ArcadeKey is the key under which metadata has the failure as Arcade writes it.
const ArcadeKey = "arcade"

// AuthError is the code of OpenTabs for missing credentials.
const AuthError = "AUTH_ERROR"

// IsReason reports whether a reason is in lower snake case, as contracts demand,
// so that it can stand where a program reads a code.
func IsReason(reason string) bool {
	if reason == "" || len(reason) > MaxTerm {
		return false
	}
	for i := range len(reason) {
		if c := reason[i]; (c < 'a' || c > 'z') && (i == 0 || c != '_' && (c < '0' || c > '9')) {
			return false
		}
	}
	return true
}

// Milliseconds rounds up: who waits a little too long is not refused again.
func Milliseconds(wait time.Duration) int64 {
	ms := wait.Milliseconds()
	if wait%time.Millisecond > 0 {
		ms++
	}
	return ms
}
