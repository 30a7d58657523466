// Package class has the classes of errors and texts. For
//
//	rows, err := db.Query(list)
//	return nil, fmt.Errorf("orders: %w", err)
//
// err has class [Infrastructure], because its text shows a database. The returned error is [Plain]: it
// was made from text, and wraps err.
package class

// Class says what kind of thing an origin is.
type Class int

// The classes of origins.
const (
	// Unknown is everything that could not be followed.
	Unknown Class = iota
	// Plain is an error made from text by errors.New, fmt.Errorf and the like.
	Plain
	// Typed is an error of a concrete type of the program.
	Typed
	// Coded is an error with a code: of package taxonomy, or of a library of
	// the protocol.
	Coded
	// Foreign is an error that came from outside the module.
	Foreign
	// Infrastructure is such an error from a database, the network, the file
	// system, a process, a cluster or a cloud: its text tells of internals.
	Infrastructure
	// Sensitive is text, not an error, that tells of internals, such as the body of
	// an HTTP response, a stack trace or the environment.
	Sensitive
	// Garbled is text that tells nobody anything: where something of the type Name lies in memory.
	Garbled
	// Context is an error that tells of cancellation or of a deadline.
	Context
	// Argument is a foreign error that speaks of the caller's own arguments.
	Argument
	// Parameter is what a function was given by its caller.
	Parameter
)

// String returns the class in lower case.
func (c Class) String() string {
	return [...]string{"unknown", "plain", "typed", "coded", "foreign", "infrastructure", "sensitive", "garbled", "context", "argument", "parameter"}[c]
}
