// Package uncheckedresult defines a rule against clients that take the failure of a
// tool for its answer.
//
// # Analyzer uncheckedresult
//
// uncheckedresult: report clients that do not look at IsError
//
// A tool that fails says so in its result: the error flag is set, and the content says
// what went wrong. The error that a client's CallTool returns is nil then. A program
// that reads the content and not the flag works on with the text of a failure as if
// it was what it had asked for.
//
// # What it reports
//
// Calls of tools by the clients of MCP libraries, where the content or the structured
// content of the result is read, here or in a function of the package that it is handed
// to, and IsError is read nowhere (category unchecked). So do calls through an interface
// with the method of such a client, and calls of functions and interfaces of the package
// that pass the result of one on and do not look at the flag themselves.
//
// Where only the structured content is read, the message says that a failure has none.
//
// GetError of go-sdk does not count: on a client it always returns nil (category
// get-error).
//
// The rule is in the strict preset: most clients that are no servers of agents print what they get, and
// whoever reads it sees that it has failed.
//
// # What it leaves alone
//
// Results that are not read, and results that go where they cannot be followed: they
// are returned, stored, printed, encoded, or handed to a function of another package,
// which can look at the flag. Libraries whose clients return the failure of a tool as
// an error. Interfaces of another form that other packages implement: what stands behind
// them can make an error of the flag, or belong to a server.
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
// Before: a title that is none: what the tool says of its failure is taken for its
// answer, by whatever is behind this client.
//
// After: an error with the text of the tool.
//
// # What to do
//
// Look at IsError before the content.
package uncheckedresult
