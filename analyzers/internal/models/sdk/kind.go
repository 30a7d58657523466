package sdk

// Kind says which part of the protocol a handler serves.
type Kind int

// The kinds of handlers.
const (
	// UnknownKind is the kind of what is no handler.
	UnknownKind Kind = iota
	// Tool is a handler of tool calls that gets the arguments as they came.
	Tool
	// TypedTool is a handler of tool calls that gets decoded arguments.
	TypedTool
	// StructuredTool is like TypedTool, and returns data in place of a result.
	StructuredTool
	// TaskTool is a handler of tool calls that run as tasks.
	TaskTool
	// Resource is a handler that reads a resource.
	Resource
	// Template is a handler that reads the resources of a template.
	Template
	// Prompt is a handler that renders a prompt.
	Prompt
	// Completion is a handler that completes an argument.
	Completion
	// Subscribe is a handler of subscriptions, and of their end.
	Subscribe
	// CustomMethod is a handler of a method that the protocol does not define.
	CustomMethod
	// MethodHandler is a handler of any method: what middleware wraps.
	MethodHandler
	// Middleware is a function from a handler to a handler.
	Middleware
	// OtherRequest is a handler of any other request that the protocol defines,
	// such as one that lists tools.
	OtherRequest
	// Notification is a handler of notifications, to which nobody answers.
	Notification
	// Hook is a function that the SDK calls beside handlers.
	Hook
	// ClientRequest is a handler of a client for requests of the server.
	ClientRequest
)

var kindNames = [...]string{
	UnknownKind:    "unknown handler",
	Tool:           "tool",
	TypedTool:      "typed tool",
	StructuredTool: "structured tool",
	TaskTool:       "task tool",
	Resource:       "resource",
	Template:       "resource template",
	Prompt:         "prompt",
	Completion:     "completion",
	Subscribe:      "subscription",
	CustomMethod:   "custom method",
	MethodHandler:  "method handler",
	Middleware:     "middleware",
	OtherRequest:   "request",
	Notification:   "notification",
	Hook:           "hook",
	ClientRequest:  "client request",
}

// String returns the name of the kind as messages use it, such as "typed tool".
func (k Kind) String() string {
	if k < 0 || int(k) >= len(kindNames) {
		return kindNames[UnknownKind]
	}
	return kindNames[k]
}

// IsTool reports whether handlers of the kind serve tool calls, so that a tool
// error is a possible answer.
func (k Kind) IsTool() bool {
	return k == Tool || k == TypedTool || k == StructuredTool || k == TaskTool
}

// IsResource reports whether handlers of the kind serve what clients read.
func (k Kind) IsResource() bool { return k == Resource || k == Template }

// IsAnswer reports whether an agent gets what functions of the kind return.
func (k Kind) IsAnswer() bool {
	switch k {
	case UnknownKind, MethodHandler, Middleware, Notification, Hook, ClientRequest:
		return false
	}
	return true
}
