// Command minimal is the server of the documentation of package contract.
package main

import (
	"context"
	"log"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var failures = contract.Contract{{
	Reason:   "unknown_city",
	Code:     taxonomy.CodeNotFound,
	When:     "There is no forecast for this city.",
	Recovery: "Ask the user for a larger city in the same region.",
}}

type args struct {
	City string `json:"city"`
}

func forecast(_ context.Context, _ *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	text, ok := map[string]string{"Oslo": "rain", "Rome": "sun"}[in.City]
	if !ok {
		return failed(failures.Fail("unknown_city", ""))
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: text}}}, nil, nil
}

func failed(err error) (*mcp.CallToolResult, any, error) {
	r := taxonomy.Render(taxonomy.Classify(failures.Fill(err)), taxonomy.StructuredAbsent)
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: r.Text}}, Meta: r.Meta, IsError: r.IsError}, nil, nil
}

func main() {
	server := mcp.NewServer(&mcp.Implementation{Name: "weather", Version: "1"}, nil)
	mcp.AddTool(server, &mcp.Tool{Name: "forecast", Description: "Tells the weather."}, forecast)
	if err := server.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		log.Fatal(err)
	}
}
