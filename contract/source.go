package contract

import "strconv"

// Source says which part of the server produces a failure. It has no effect at
// run time; lint rules use it.
type Source int

// The sources.
const (
	// Handler is the handler of the tool itself.
	Handler Source = iota
	// Service is code that the handler calls, in a package that lint rules may
	// not see.
	Service
)

// String returns "handler" or "service".
func (s Source) String() string {
	switch s {
	case Handler:
		return "handler"
	case Service:
		return "service"
	}
	return "source(" + strconv.Itoa(int(s)) + ")"
}
