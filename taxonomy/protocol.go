package taxonomy

// ProtocolError is a failure as a JSON-RPC error, for resources, prompts and
// everything else without error results. For tools use [Render], because the
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

// Protocol returns the failure as a JSON-RPC error. The number is that of
// [Code.Protocol], because the current MCP specification forbids most others;
// the data has the code by name, such as "not_found". Data of the error is
// kept, so name a missing resource there, as a string:
//
//	taxonomy.NotFound("There is no such page.", taxonomy.Data("uri", uri))
func Protocol(e *Error, opts ...RenderOption) ProtocolError {
	e = e.orUnknown()
	data := e.agentData(renderingOf(opts).requestID)
	data["code"] = e.Code.String()
	return ProtocolError{Code: e.Code.Protocol(), Message: e.text(), Data: data}
}
