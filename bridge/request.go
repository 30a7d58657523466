package bridge

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// RequestIDs gives every call an id, which a failure has in its text, in its
// metadata and in its log record, so that what an agent tells a user leads to the log:
//
//	internal_error · do not retry unchanged · request 5f0c2ad9e1b4
//
// The function returns the id that the program has for the request, such as that of
// a trace. If it is nil or returns none, the boundary makes one. Handlers find the id
// with [RequestID].
func RequestIDs(of func(context.Context) string) Option {
	return func(b *Boundary) { b.ids, b.idOf = true, of }
}

// RequestID returns the id of the request in which a handler runs, or "" without
// [RequestIDs].
func RequestID(ctx context.Context) string {
	id, _ := ctx.Value(idKey{}).(string)
	return id
}

type idKey struct{}

// Context returns the context for the handler of a request. It has the id of
// [RequestIDs]; that of an outer boundary stays. [Boundary.Run] calls it; middleware
// that uses [Boundary.Failed] does so itself.
func (b *Boundary) Context(ctx context.Context) context.Context {
	if !b.ids || RequestID(ctx) != "" {
		return ctx
	}
	id := ""
	if b.idOf != nil {
		_ = guarded(ctx, func(ctx context.Context) error {
			id = strings.TrimSpace(b.idOf(ctx))
			return nil
		})
	}
	if id == "" {
		id = fmt.Sprintf("%012x", rand.Uint64()>>16)
	}
	return context.WithValue(ctx, idKey{}, id)
}

// extraID is the key of the extra data that holds the id of the request.
const extraID = "request_id"

// identified returns the failure with the id of its request.
func (b *Boundary) identified(ctx context.Context, e *taxonomy.Error) *taxonomy.Error {
	id := RequestID(ctx)
	if !b.ids || id == "" {
		return e
	}
	return e.With(taxonomy.Extra(extraID, id))
}

// renderingOf returns the options for rendering a failure.
func (b *Boundary) renderingOf(e *taxonomy.Error) []render.Option {
	if !b.ids || e == nil {
		return b.rendering
	}
	id, _ := e.Extra[extraID].(string)
	return append(b.rendering[:len(b.rendering):len(b.rendering)], render.RequestID(id))
}
