// Package unfilled answers with maps that its functions are given to fill, and leave empty where something fails.
package unfilled

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"sync"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("direct"), direct)
	s.AddTool(mcp.NewTool("aside"), aside())
	s.AddTool(mcp.NewTool("told"), told)
}

type point struct {
	Key   string
	Value float64
}

// fill puts what a service answers into a map.
func fill(ctx context.Context, url string, into map[string]float64) {
	resp, err := http.Get(url)
	if err != nil { // want "swallowed/dropped: http.Get"
		return
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return
	}
	var points []point
	if err := json.NewDecoder(resp.Body).Decode(&points); err != nil { // want "swallowed/dropped: json.Decoder.Decode"
		return
	}
	for _, p := range points {
		into[p.Key] = p.Value
	}
}

func direct(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	counts := make(map[string]float64)
	fill(ctx, "https://example.test/errors", counts)
	return mcp.NewToolResultText(fmt.Sprint(counts)), nil
}

func aside() server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		counts := make(map[string]float64)
		var wg sync.WaitGroup
		wg.Add(1)
		go func() {
			defer wg.Done()
			fill(ctx, "https://example.test/errors", counts)
		}()
		wg.Wait()
		rate := 0.0
		if n, ok := counts["a"]; ok {
			rate = n
		}
		return mcp.NewToolResultText(fmt.Sprint(rate)), nil
	}
}

// fillOr says whether it has.
func fillOr(dir string, into map[string]float64) bool {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return false
	}
	into["entries"] = float64(len(entries))
	return true
}

func told(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	counts := make(map[string]float64)
	if !fillOr("notes", counts) {
		return mcp.NewToolResultError("The notes cannot be listed."), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(counts)), nil
}
