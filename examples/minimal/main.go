// Command minimal is the server of the documentation of package contract.
package main

import (
	"context"
	"log"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var unknownCity = contract.Failure{
	Reason:   "unknown_city",
	Code:     taxonomy.CodeNotFound,
	When:     "There is no forecast for this city.",
	Recovery: "Ask the user for a larger city in the same region.",
}

var failures = contract.Must(contract.Contract{unknownCity})

type args struct {
	City string `json:"city"`
}

func forecast(_ context.Context, _ *mcp.CallToolRequest, in args) (string, error) {
	text, ok := map[string]string{"Oslo": "rain", "Rome": "sun"}[in.City]
	if !ok {
		return "", unknownCity.Fail("")
	}
	return text, nil
}

func newServer() *mcp.Server {
	server := mcp.NewServer(&mcp.Implementation{Name: "weather", Version: "1"}, nil)
	gosdk.AddTool(server, &mcp.Tool{Name: "forecast", Description: "Tells the weather."}, failures, forecast)
	return server
}

func main() {
	if err := newServer().Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		log.Fatal(err)
	}
}
