package loud

import (
	"context"
	"fmt"
	"log"
	"slices"

	"github.com/mark3labs/mcp-go/mcp"
)

// names and contents have the same keys.
var (
	names    = []string{"a", "b"}
	contents = map[string]*policy{"a": {"a"}, "b": {"b"}}
)

func getContent(name string) (*policy, error) {
	c, ok := contents[name]
	if !ok {
		return nil, fmt.Errorf("no policy %q", name)
	}
	return c, nil
}

// twins asks for what it knows to be there.
func twins(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var list []*policy
	for _, name := range slices.Sorted(slices.Values(names)) {
		c, err := getContent(name)
		if err != nil {
			log.Printf("no content of %s: %v", name, err)
			continue
		}
		list = append(list, c)
	}
	return mcp.NewToolResultText(fmt.Sprint(list)), nil
}
