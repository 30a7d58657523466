package compat

import "github.com/mcperrlint/mcperrlint/taxonomy/internal/sanitize"

// Sanitize makes foreign text safe to show to an agent. It replaces URLs,
// file-system paths of two or more segments, localhost and IP addresses, with
// their ports, by placeholders, and control characters by spaces, and cuts the
// result to 500 characters.
//
// It is a second line of defence. Text that was not written for the agent is
// better not sent.
func Sanitize(message string) string { return sanitize.Text(message) }
