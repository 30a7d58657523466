package taxonomy

import "strings"

// otherFailure is the prefix of a failure whose code is not in the table.
const otherFailure = "Tool dispatch error:"

// Prefixes says in words what failures of a host's own transport mean, by the
// JSON-RPC code with which they arrive: those that happen before a tool is
// reached, which no tool can put into words itself. Which codes there are is a
// matter of the host.
type Prefixes map[int]string

// TabPrefixes returns the table of OpenTabs, whose tools run in
// the tabs of a browser.
func TabPrefixes() Prefixes {
	return Prefixes{
		-32001: "Tab closed:",
		-32002: "Tab unavailable:",
		-32003: "Tab does not belong to the plugin:",
	}
}

// Text returns the message, made fit for the agent by [Sanitize], behind the
// prefix of the code. A code that is not in the table has the prefix
// "Tool dispatch error:". A blank message leaves the prefix alone, as a
// sentence.
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
