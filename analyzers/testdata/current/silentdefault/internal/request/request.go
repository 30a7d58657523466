// Package request reads arguments for the tools of a server.
package request

// Number returns a number, or another one where there is none.
func Number(args map[string]any, name string, otherwise float64) float64 {
	if n, ok := args[name].(float64); ok {
		return n
	}
	return otherwise
}

// Flag returns a flag, or false.
func Flag(args map[string]any, name string) bool {
	if on, ok := args[name].(bool); ok {
		return on
	}
	return false
}
