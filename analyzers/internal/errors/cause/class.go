package cause

// Class is the class of an origin.
type Class int

// The classes of origins.
const (
	// Unknown is anything that could not be followed.
	Unknown Class = iota
	// Plain is an error made from text by errors.New, fmt.Errorf and the like.
	Plain
	// Typed is an error of a concrete type of the program.
	Typed
	// Coded is an error with a code: of package taxonomy, or of an MCP library.
	Coded
	// Foreign is an error that came from outside the module.
	Foreign
	// Infrastructure is a foreign error from a database, the network, the file
	// system, a process, a cluster or a cloud: its text exposes internals.
	Infrastructure
	// Sensitive is text, not an error, that exposes internals, such as an HTTP
	// response body, a stack trace or the environment.
	Sensitive
	// Garbled is meaningless text, such as the address of a value of type Name.
	Garbled
	// Context is an error about cancellation or a deadline.
	Context
	// Argument is a foreign error about the caller's own arguments.
	Argument
	// Parameter is an argument from the caller.
	Parameter
)

// String returns the class in lower case.
func (c Class) String() string {
	return [...]string{"unknown", "plain", "typed", "coded", "foreign", "infrastructure", "sensitive", "garbled", "context", "argument", "parameter"}[c]
}
