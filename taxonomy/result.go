package taxonomy

// Result is a failed tool call in a form that fits every SDK. Package render
// makes one of an error, and [FromResult] an error of one.
type Result struct {
	// Text is the text of the only content block.
	Text string
	// Structured is the structured content; nil means none.
	Structured map[string]any
	// Meta is the metadata of the result (_meta); nil means none.
	Meta map[string]any
	// IsError is the error flag.
	IsError bool
}

// ProtocolError is a failure as a JSON-RPC error, for resources, prompts and
// everything else without error results. For tools use a [Result], because the
// model seldom sees a JSON-RPC error.
type ProtocolError struct {
	// Code is one of the five codes that JSON-RPC itself defines.
	Code int
	// Message is what the client sees.
	Message string
	// Data is what else the agent may see. Its key "code" has the name of the
	// code of the error.
	Data map[string]any
}
