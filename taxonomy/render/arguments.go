package render

import (
	"strings"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// InvalidOutput returns the error for a tool, or another definition with that
// name, whose output breaks its own output schema. That is a defect of the
// server and nothing that the agent can act on, so put what is wrong into the
// detail. The status is 500.
func InvalidOutput(definition string, opts ...taxonomy.Option) *taxonomy.Error {
	name := form.OneLine(definition)
	if name == "" {
		name = "the tool"
	}
	message := "The output of " + name + " does not fit its declared output schema."
	return taxonomy.InternalError(message,
		append([]taxonomy.Option{taxonomy.Kind(class.KindToolRuntimeBadOutputValue), taxonomy.Status(500)}, opts...)...)
}

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
