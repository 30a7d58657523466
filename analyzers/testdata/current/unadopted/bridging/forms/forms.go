// Package forms makes servers of the official SDK in all ways.
package forms

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var implementation = &mcp.Implementation{Name: "notes", Version: "1"}

type app struct{ server *mcp.Server }

type arguments struct{ Name string }

func read(context.Context, *mcp.CallToolRequest, arguments) (*mcp.CallToolResult, any, error) { // want "plainerror/unadopted"
	return nil, nil, errors.New("there is no such note")
}

func defined() {
	server := mcp.NewServer(implementation, nil) // of notes
	mcp.AddTool(server, &mcp.Tool{Name: "read"}, read)
}

func declared() {
	var server = mcp.NewServer(
		implementation,
		nil,
	)
	mcp.AddTool(server, &mcp.Tool{Name: "read"}, read)
}

func assigned(a *app, again bool) {
	a.server = mcp.NewServer(implementation, nil)
	switch again {
	case true:
		a.server = mcp.NewServer(implementation, nil)
	}
}

func field() *app {
	a := &app{server: mcp.NewServer(implementation, nil)}
	mcp.AddTool(a.server, &mcp.Tool{Name: "read"}, read)
	return a
}

func returned() *mcp.Server {
	return mcp.NewServer(implementation, nil)
}

func returnedWithError(server string) (*mcp.Server, error) {
	return mcp.NewServer(implementation, nil), nil
}

// What stands in the middle of something is left alone.

var global = mcp.NewServer(implementation, nil)

func handed() { use(mcp.NewServer(implementation, nil)) }

func oneLine() { server := mcp.NewServer(implementation, nil); use(server) }

func nameless() { _ = mcp.NewServer(implementation, nil) }

func inHead() {
	if server := mcp.NewServer(implementation, nil); server != nil {
		use(server)
	}
}

func nested() []app { return []app{{server: mcp.NewServer(implementation, nil)}} }

func use(*mcp.Server) {}
