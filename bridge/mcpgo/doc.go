// Package mcpgo is the bridge between servers on github.com/mark3labs/mcp-go
// and the packages taxonomy and contract. One line takes the place of the
// adapter that every server writes:
//
//	mcpgo.AddTypedTool(s, mcp.NewTool("read_note"), readFailures,
//		func(ctx context.Context, _ mcp.CallToolRequest, args readArgs) (string, error) {
//			text, err := store.Read(args.Name)
//			if errors.Is(err, fs.ErrNotExist) {
//				return "", NoteMissing.Fail("", taxonomy.Cause(err))
//			}
//			return text, err
//		})
//
// The agent that asks for a note that does not exist reads
//
//	Error: There is no note with this name.
//
//	Recovery: Ask the user for the name of an existing note.
//
//	not_found · reason note_missing · do not retry unchanged
//
// and programs find the same in the metadata of the result, where mcp-go alone
// sends a JSON-RPC error that the model does not see. The log has the rest, such
// as the cause. A panic is an error like any other.
//
// [AddTool] takes a handler as mcp-go has it. [ToolMiddleware],
// [ResourceMiddleware] and [PromptMiddleware] do the same for all handlers of a
// server:
//
//	s := server.NewMCPServer("notes", "1",
//		server.WithToolHandlerMiddleware(mcpgo.ToolMiddleware()),
//		server.WithResourceHandlerMiddleware(mcpgo.ResourceMiddleware()))
//
// Whatever a handler of a resource or prompt returns, mcp-go sends the code
// -32603 and the text of the error. The text therefore is what a tool would
// say, with the code proper in its terms. [Failure] is for clients. The options
// are those of package bridge.
package mcpgo
