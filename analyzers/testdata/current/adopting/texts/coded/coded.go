// Package coded imports package taxonomy: texts of others are told by default, whatever they tell of.
package coded

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type args struct {
	Name string `json:"name"`
}

func register(s *mcp.Server) {
	gosdk.AddTool(s, &mcp.Tool{Name: "ping"}, nil, ping)
	gosdk.AddTool(s, &mcp.Tool{Name: "again"}, nil, again)
	gosdk.AddTool(s, &mcp.Tool{Name: "encoded"}, nil, encoded)
	gosdk.AddTool(s, &mcp.Tool{Name: "quiet"}, nil, quiet)
	mcp.AddTool(s, &mcp.Tool{Name: "unbridged"}, unbridged)
}

func ping(context.Context, *mcp.CallToolRequest, args) (string, error) {
	if _, err := http.Get("http://upstream"); err != nil {
		return "", taxonomy.ServiceUnavailable(fmt.Sprintf("ping failed: %v", err)) // want "upstreamtext/transport: http.Get"
	}
	return "there", nil
}

// again says the same of the same library: each of them has a fix.
func again(context.Context, *mcp.CallToolRequest, args) (string, error) {
	if _, err := http.Get("http://upstream"); err != nil {
		return "", taxonomy.ServiceUnavailable("ping failed: "+err.Error(), taxonomy.Cause(err)) // want "upstreamtext/transport: http.Get"
	}
	return fmt.Sprint("there"), nil
}

// encoded has the error as JSON, and no fix.
func encoded(_ context.Context, _ *mcp.CallToolRequest, in args) (string, error) {
	if _, err := os.ReadDir("/srv"); err != nil {
		text, _ := json.Marshal(err)
		return "", taxonomy.NotFound("There is no list "+string(text), taxonomy.Cause(err)) // want "upstreamtext/filesystem: os.ReadDir"
	}
	return "there", nil
}

// quiet keeps the error for logs.
func quiet(context.Context, *mcp.CallToolRequest, args) (string, error) {
	if _, err := http.Get("http://upstream"); err != nil {
		return "", taxonomy.ServiceUnavailable("The upstream does not answer.", taxonomy.Cause(err))
	}
	return "there", nil
}

func unbridged(context.Context, *mcp.CallToolRequest, args) (*mcp.CallToolResult, any, error) {
	if _, err := http.Get("http://upstream"); err != nil {
		return nil, nil, taxonomy.ServiceUnavailable("ping failed: " + err.Error()) // want "upstreamtext/transport: http.Get"
	}
	return nil, nil, nil
}
