// Package args reads arguments for handlers of other packages.
package args

import (
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
)

func Bool(args map[string]any, name string, otherwise bool) bool { // want Bool:`^helps\(boolean 1 of 0\)$`
	if b, ok := args[name].(bool); ok {
		return b
	}
	return otherwise
}

type Reader struct{}

func (Reader) Number(name string, req mcp.CallToolRequest) float64 { // want Number:`^helps\(number 1 of 2\)$`
	n, ok := req.GetArguments()[name].(float64)
	if !ok {
		return 0
	}
	return n
}

func Text(args map[string]any, name string) (string, error) {
	s, ok := args[name].(string)
	if !ok {
		return "", fmt.Errorf("%s must be a text", name)
	}
	return s, nil
}

// Limit takes texts, too.
func Limit(args map[string]any, name string) int {
	switch n := args[name].(type) {
	case float64:
		return int(n)
	case string:
		return len(n)
	}
	return 10
}
