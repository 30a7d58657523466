// Package args reads arguments for handlers of other packages.
package args

// Number returns an argument, or a default for one that is no number.
func Number(args map[string]any, name string, otherwise float64) float64 {
	if n, ok := args[name].(float64); ok {
		return n
	}
	return otherwise
}
