// Package mcpgo connects servers on github.com/mark3labs/mcp-go with the
// packages taxonomy and contract. One call replaces the adapter that every
// server writes:
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
// An agent that asks for a note that does not exist reads
//
//	Error: There is no note with this name.
//
//	Recovery: Ask the user for the name of an existing note.
//
//	not_found · reason note_missing · do not retry unchanged
//
// Programs find the same in the metadata of the result. Without the bridge,
// mcp-go sends a JSON-RPC error, which the model does not see. The log has the
// rest, such as the cause. A panic is treated as an error.
//
// [AddTool] takes an ordinary handler of mcp-go. [For] states options once, and does the same for all
// tools and resources of a server:
//
//	notes := mcpgo.For(s, bridge.Logger(logger))
//	mcpgo.AddTypedTool(notes, …)
//
// [ToolMiddleware], [ResourceMiddleware] and [PromptMiddleware] are its parts. [AddResource],
// [AddResourceTemplate] and [AddPrompt] declare failures as AddTool does, and [TryAddTool] returns
// definition errors.
//
// For resources and prompts, mcp-go sends the code -32603 and the text of the
// error, whatever a handler returns. So the text is what a tool would say, with
// our code in its terms. [Failure] is for clients. The options are those of
// package bridge.
package mcpgo
