// Package gosdk connects servers on the official SDK,
// github.com/modelcontextprotocol/go-sdk, with the packages taxonomy and
// contract. One call replaces the adapter that every server writes:
//
//	gosdk.AddTool(server, &mcp.Tool{Name: "read_note", Description: "Read a note."}, readFailures,
//		func(ctx context.Context, _ *mcp.CallToolRequest, args readArgs) (string, error) {
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
// Programs find the same in the metadata of the result. The log has the rest,
// such as the cause. An undeclared error is classified, and its text is hidden
// from the agent; a panic is treated as an error.
//
// [For] states options once, and does the same for everything else on a server: tools added in
// other ways, resources, prompts, completions, and arguments that the SDK rejects.
//
//	notes := gosdk.For(server, bridge.Logger(logger))
//	gosdk.AddTool(notes, …)
//
// [Middleware] is that part alone. [AddResource], [AddResourceTemplate] and [AddPrompt] declare failures
// as AddTool does, and [TryAddTool] returns definition errors.
//
// [Failure] is for clients. The options are those of
// package bridge.
package gosdk
