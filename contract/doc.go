// Package contract declares the failures that a tool can have.
//
// A [Contract] is a plain literal beside its tool. It names every failure by a
// reason, says when it happens and tells the agent what to do next. The tool
// makes its errors with [Contract.Fail]. Where errors leave the server,
// [Contract.Fill] adds declared recoveries to errors that services made.
//
// Failures may be variables that a contract lists; [Failure.Fail] makes errors
// of them. [Must] rejects an invalid contract when the program starts.
//
// [Contract.Validate] checks the structure of a contract at run time. The lint
// rule contractshape reports the same mistakes, with the same identifiers, from
// source.
//
// # A server
//
// An agent that asks this server for an unknown city reads what went wrong and
// whom to ask, and cannot mistake the answer for a forecast. The bridge is the
// only place where an error becomes an answer. A server on another library uses
// package bridge, or taxonomy.Do and render.Result, there.
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
