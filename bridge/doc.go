// Package bridge is what the bridges to MCP libraries have in common: the
// place where the error of a handler becomes what the agent can act on.
//
// Servers use a bridge to their library, github.com/mcperrlint/mcperrlint/bridge/gosdk
// or github.com/mcperrlint/mcperrlint/bridge/mcpgo, and of this package the
// options:
//
//	gosdk.AddTool(server, tool, readFailures, readNote, bridge.Logger(logger))
//
// A [Boundary] runs a handler. It turns a panic into an error, classifies the
// error, fills in what the contract of the tool declares, logs it once at its
// own level, tells the span, and returns it:
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
// That is all that a bridge to another library, or a server of one, needs.
package bridge
