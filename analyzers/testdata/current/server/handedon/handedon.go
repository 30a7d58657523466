// Package handedon has wrappers that hand what they are given on to wrappers of another
// package. What their callers give to them counts there, and not once more where it is
// handed on.
package handedon

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/server/handedon/adapt"
	"example.test/server/handedon/work"
	"example.test/server/wrapped"
)

func route[In, Out any](fn func(context.Context, In) (Out, error)) adapt.Entry {
	return adapt.Route(fn)
}

// renamed hands it on twice over.
func renamed[In, Out any](fn func(context.Context, In) (Out, error)) adapt.Entry {
	return route(fn)
}

// routeOrOwn has a function of its own as well.
func routeOrOwn(fn func(context.Context, work.In) (string, error)) adapt.Entry {
	if fn == nil {
		fn = work.Own
	}
	return adapt.Route(fn) // want `^foreign typed tool Own as "", unknown there$`
}

// Exported has no callers here.
func Exported(fn func(context.Context, work.In) (string, error)) adapt.Entry {
	return adapt.Route(fn)
}

// set registers on a server of its own.
type set struct{ server *mcp.Server }

func (t *set) add(h mcp.ToolHandler) { t.server.AddTool(&mcp.Tool{Name: "raw"}, h) }

// either hands it to two wrappers. Its callers know of the first one only.
func either(quiet bool, fn func(context.Context, work.In) (string, error)) mcp.ToolHandler {
	if quiet {
		return adapt.Loud(fn)
	}
	return adapt.Raw(fn) // want `^foreign tool Both as "", unknown there$`
}

func New(quiet bool) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	adapt.Add(s, "meta", map[string]adapt.Entry{
		"get":  route(work.Get),       // want `^foreign typed tool Get as "", unknown there$`
		"put":  renamed(work.Put),     // want `^foreign typed tool Put as "", unknown there$`
		"list": routeOrOwn(work.List), // want `^foreign typed tool List as "", unknown there$`
	})
	s.AddTool(&mcp.Tool{Name: "both"}, either(quiet, work.Both)) // want `^foreign tool Both as "", unknown there, leaving nothing$`
	t := &set{s}
	t.add(wrapped.Raw) // want `^foreign tool Raw as "raw", known there$`
	return s
}
