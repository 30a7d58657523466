// Package gosdk is the bridge between servers on the official SDK,
// github.com/modelcontextprotocol/go-sdk, and the packages taxonomy and
// contract. One line takes the place of the adapter that every server writes:
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
// The agent that asks for a note that does not exist reads
//
//	Error: There is no note with this name.
//
//	Recovery: Ask the user for the name of an existing note.
//
//	not_found · reason note_missing · do not retry unchanged
//
// and programs find the same in the metadata of the result. The log has the
// rest, such as the cause. An error that nobody declared is classified and its
// text is kept from the agent; a panic is an error like any other.
//
// [Middleware] does the same for everything else on a server: tools that were
// added otherwise, resources, prompts, completions, and arguments that the
// SDK itself refuses.
//
//	server.AddReceivingMiddleware(gosdk.Middleware())
//
// Both can be used together. [Failure] is for clients. The options are those
// of package bridge.
package gosdk
