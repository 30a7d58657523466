// Package uncheckedresult defines a rule against clients that take the failure of a
// tool for its answer.
//
// # Analyzer uncheckedresult
//
// uncheckedresult: report clients that do not look at IsError
//
// A tool that fails says so in its result: the error flag is set, and the content says what went
// wrong. CallTool of the client still returns a nil error. A program that reads the content without
// the flag goes on with the text of the failure as if it were the answer.
//
// # What it reports
//
// Calls of tools by the clients of MCP libraries if the content or the structured content of the
// result is read, here or in a function of the package that gets the result, and IsError is read
// nowhere (category unchecked). So are calls through an interface with the method of such a client,
// and calls of functions and interfaces of the package that pass the result on and do not check the
// flag themselves.
//
// The place where it is read first is a related place: the flag has to be checked before.
//
// If only the structured content is read, the message says that a failure passes for empty structured
// content.
//
// GetError of go-sdk does not count: on a client it always returns nil (category get-error).
//
// The rule is in the strict preset: most clients outside of agents print what they get, and whoever
// reads that sees the failure.
//
// # What it leaves alone
//
// Results that are not read, and results that cannot be followed: they are returned, stored, printed,
// encoded, or handed to a function of another package, which can check the flag. Libraries whose
// clients return the failure of a tool as an error. Interfaces of another form that other packages
// implement: the implementation can turn the flag into an error, or belong to a server.
//
// # Before
//
//	package reader
//
//	import (
//		"context"
//
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	func title(ctx context.Context, session *mcp.ClientSession) (string, error) {
//		result, err := session.CallTool(ctx, &mcp.CallToolParams{Name: "title"})
//		if err != nil {
//			return "", err
//		}
//		return result.Content[0].(*mcp.TextContent).Text, nil
//	}
//
// # After
//
//	package reader
//
//	import (
//		"context"
//		"errors"
//
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	func title(ctx context.Context, session *mcp.ClientSession) (string, error) {
//		result, err := session.CallTool(ctx, &mcp.CallToolParams{Name: "title"})
//		if err != nil {
//			return "", err
//		}
//		text := result.Content[0].(*mcp.TextContent).Text
//		if result.IsError {
//			return "", errors.New(text)
//		}
//		return text, nil
//	}
//
// # The agent sees
//
// Before: the text of a failure as a title. Whatever is behind this client takes it for the answer.
//
// After: an error with the text of the tool.
//
// # What to do
//
// Check IsError before you read the content.
package uncheckedresult
