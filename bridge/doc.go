// Package bridge has what the bridges to MCP libraries share: the boundary
// where the error of a handler becomes a result that the agent can act on.
//
// Servers use the bridge to their library,
// github.com/mcperrlint/mcperrlint/bridge/gosdk or
// github.com/mcperrlint/mcperrlint/bridge/mcpgo, and the options of this package:
//
//	notes := gosdk.For(server, bridge.Logger(logger), bridge.OwnWords(), bridge.RequestIDs(nil))
//	gosdk.AddTool(notes, tool, readFailures, readNote)
//
// [NewError] and [Errorf] make errors without a code whose text the agent reads, with [OwnWords].
//
// A [Boundary] runs a handler. It turns a panic into an error, classifies the
// error, fills in what the contract declares, logs it once at its own level,
// records it on the span, and returns it:
//
//	b := bridge.New(bridge.Adapters(vendor.Adapter{}))
//
//	e := b.Run(ctx, bridge.Call{Kind: bridge.Tool, Name: "read_note", Contract: readFailures}, func(ctx context.Context) (err error) {
//		text, err = store.Read(ctx, name)
//		return err
//	})
//	if e != nil {
//		r := b.Result(e) // text, structured content and metadata for any library
//		…
//	}
//
// A bridge to another library needs no more than that.
package bridge
