// Package literal has tools in which only literals can fail.
package literal

import (
	"context"
	"fmt"

	"example.test/protocolerror/counted/tool"
)

// List returns the tools.
func List() []tool.Tool {
	return []tool.Tool{{Name: "read", Run: func(_ context.Context, args map[string]any) (*tool.Result, error) {
		return nil, fmt.Errorf("no note %s", args["name"])
	}}}
}
