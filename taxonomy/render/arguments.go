package render

import (
	"strings"
	"time"
)

// resultsSince is the first revision of the protocol in which bad arguments of
// a tool call are a failed call, which the model sees, and no protocol error.
const resultsSince = "2025-11-25"

// ArgumentErrorsAsResult reports whether, in a session of the given protocol
// version, bad arguments are answered with an error result. Older versions use
// the JSON-RPC error -32602. Anything that is not a date, such as the name of a
// draft or an empty string, counts as newer than every release.
func ArgumentErrorsAsResult(protocolVersion string) bool {
	version := strings.TrimSpace(protocolVersion)
	if _, err := time.Parse(time.DateOnly, version); err != nil {
		return true
	}
	return version >= resultsSince
}
