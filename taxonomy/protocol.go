package taxonomy

// ProtocolError is a failure as a JSON-RPC error, for resources, prompts and
// whatever else has no result that could carry a failure. Tools have one: use
// [Render] for them, because the model seldom sees a JSON-RPC error.
type ProtocolError struct {
	// Code is one of the five codes that JSON-RPC itself defines.
	Code int
	// Message is what the client sees.
	Message string
	// Data is what the agent may see of the rest. Its key "code" has the name
	// of the error's own code.
	Data map[string]any
}

// Protocol returns the failure as a JSON-RPC error. The number is that of
// [Code.Protocol], because today's MCP specification forbids most others; the
// code proper is in the data by its name, such as "not_found". Data of the
// error is kept, so say for a missing resource which one it is, as a string:
//
//	taxonomy.NotFound("There is no such page.", taxonomy.Data("uri", uri))
func Protocol(e *Error, opts ...RenderOption) ProtocolError {
	e = e.orUnknown()
	data := e.agentData(renderingOf(opts).requestID)
	data["code"] = e.Code.String()
	return ProtocolError{Code: e.Code.Protocol(), Message: e.text(), Data: data}
}
