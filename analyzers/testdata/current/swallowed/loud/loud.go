// Package loud leaves out items that cannot be read, of which only a log hears.
package loud

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/swallowed/loud/reader"
)

type policy struct{ Name string }

func policies(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	raw, err := os.ReadFile("policies.json")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	records, err := reader.Policies(raw) // want "swallowed/skipped: reader.parse"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	var out strings.Builder
	for _, record := range records {
		var p policy
		if err := json.Unmarshal(record, &p); err != nil { // want "swallowed/skipped: json.Unmarshal"
			log.Printf("skipping policy: %v", err)
			continue
		}
		fmt.Fprintln(&out, p.Name)
	}
	return mcp.NewToolResultText(out.String()), nil
}

func known(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	names := strings.Fields(os.Getenv("LIMITS"))
	return mcp.NewToolResultText(fmt.Sprint(reader.Known(names), reader.Quietly(names), reader.Texts(names))), nil
}

func counted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	raw, err := os.ReadFile("policies.json")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	var records []json.RawMessage
	if err := json.Unmarshal(raw, &records); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	left := 0
	var list []policy
	for _, record := range records {
		var p policy
		if err := json.Unmarshal(record, &p); err != nil {
			log.Printf("skipping policy: %v", err)
			left++
			continue
		}
		list = append(list, p)
	}
	return mcp.NewToolResultText(fmt.Sprintf("%v, and %d that cannot be read", list, left)), nil
}
