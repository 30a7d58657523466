package compat

import "strings"

// otherFailure is the prefix of a failure whose code is not in the table.
const otherFailure = "Tool dispatch error:"

// Prefixes explains failures of a host's own transport, by JSON-RPC code. They
// happen before a tool is reached, so no tool can explain them. The host
// defines the codes.
type Prefixes map[int]string

// TabPrefixes returns the table of OpenTabs, whose tools run in browser tabs.
func TabPrefixes() Prefixes {
	return Prefixes{
		-32001: "Tab closed:",
		-32002: "Tab unavailable:",
		-32003: "Tab does not belong to the plugin:",
	}
}

// Text returns the message, cleaned by [Sanitize], after the prefix of the
// code. An unknown code has the prefix "Tool dispatch error:". If the message
// is blank, only the prefix remains, as a sentence.
func (p Prefixes) Text(code int, message string) string {
	prefix := strings.TrimSpace(p[code])
	if prefix == "" {
		prefix = otherFailure
	}
	message = strings.TrimSpace(Sanitize(message))
	if message == "" {
		return strings.TrimSuffix(prefix, ":") + "."
	}
	return prefix + " " + message
}
