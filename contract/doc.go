// Package contract lets a tool declare the failures it can have.
//
// A [Contract] is a plain literal beside its tool. It names every failure by a
// reason, says when it happens and tells the agent what to do next. The tool
// makes its errors with [Contract.Fail]; where errors leave the server,
// [Contract.Fill] adds the declared recovery to those that services made.
//
// Failures may be variables of their own, which [Failure.Fail] makes errors of
// and which a contract lists. [Must] refuses a broken contract when the program
// starts.
//
// [Contract.Validate] checks a contract for structural mistakes. The lint rule
// contractshape reports the same ones, with the same identifiers, without
// running the program.
//
// # A server
//
// The agent that asks the following server for an unknown city reads what went
// wrong, and whom to ask; it can not mistake the answer for a forecast. The bridge
// is the one place where an error becomes an answer. A server on another library
// uses package bridge, or [taxonomy.Do] and [taxonomy.Render], for that place.
//
//	package main
//
//	import (
//		"context"
//		"log"
//
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//
//		"github.com/mcperrlint/mcperrlint/bridge/gosdk"
//		"github.com/mcperrlint/mcperrlint/contract"
//		"github.com/mcperrlint/mcperrlint/taxonomy"
//	)
//
//	var unknownCity = contract.Failure{
//		Reason:   "unknown_city",
//		Code:     taxonomy.CodeNotFound,
//		When:     "There is no forecast for this city.",
//		Recovery: "Ask the user for a larger city in the same region.",
//	}
//
//	var failures = contract.Must(contract.Contract{unknownCity})
//
//	type args struct {
//		City string `json:"city"`
//	}
//
//	func forecast(_ context.Context, _ *mcp.CallToolRequest, in args) (string, error) {
//		text, ok := map[string]string{"Oslo": "rain", "Rome": "sun"}[in.City]
//		if !ok {
//			return "", unknownCity.Fail("")
//		}
//		return text, nil
//	}
//
//	func newServer() *mcp.Server {
//		server := mcp.NewServer(&mcp.Implementation{Name: "weather", Version: "1"}, nil)
//		gosdk.AddTool(server, &mcp.Tool{Name: "forecast", Description: "Tells the weather."}, failures, forecast)
//		return server
//	}
//
//	func main() {
//		if err := newServer().Run(context.Background(), &mcp.StdioTransport{}); err != nil {
//			log.Fatal(err)
//		}
//	}
package contract
