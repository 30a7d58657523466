package bridge

import (
	"context"
	"log/slog"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// An Option configures a [Boundary]. A nil option is ignored.
type Option func(*Boundary)

// Logger makes the boundary log to l instead of [slog.Default]. A nil logger
// disables logging.
func Logger(l *slog.Logger) Option {
	return func(b *Boundary) { b.logger, b.ownLogger = l, true }
}

// Strategy says whether structured content contains the failure. The default is
// [render.StructuredAbsent].
func Strategy(s render.Strategy) Option { return func(b *Boundary) { b.strategy = s } }

// Exposure appends what x reveals to the text for the client: the details of
// the failure and the stack. Nothing is revealed unless an operator has set
// [render.ConsentPhrase]. Without this option details go to the log only.
func Exposure(x *render.Exposure) Option { return func(b *Boundary) { b.exposure = x } }

// Adapters makes the boundary classify with these adapters, before those of package
// taxonomy.
func Adapters(adapters ...taxonomy.Adapter) Option {
	return func(b *Boundary) { b.adapters = append(b.adapters, adapters...) }
}

// Text replaces the form of [render.Text].
func Text(form render.Form) Option { return Rendering(render.TextAs(form)) }

// MetaKey replaces [render.DefaultMetaKey].
func MetaKey(key string) Option { return Rendering(render.MetaKey(key)) }

// Rendering adds options to every rendering, such as [compat.ArcadeForm] and
// [compat.EnvelopeForm], which choose the forms of other systems.
func Rendering(opts ...render.Option) Option {
	return func(b *Boundary) { b.rendering = append(b.rendering, opts...) }
}

// Contracts sets contracts by the names of tools, for middleware. [New] panics
// if one is invalid.
func Contracts(r contract.Registry) Option { return func(b *Boundary) { b.contracts = r } }

// A Span is the trace span of a request.
type Span interface {
	// Fail records that the request failed. The attributes are those of
	// [compat.SpanFields].
	Fail(e *taxonomy.Error, attributes map[string]any)
}

// Spans returns the span of a context, or nil. For OpenTelemetry:
//
//	type span struct{ trace.Span }
//
//	func (s span) Fail(e *taxonomy.Error, attributes map[string]any) {
//		if e.Fault() != class.FaultClient {
//			s.SetStatus(codes.Error, e.Code.String())
//		}
//		for key, value := range attributes {
//			s.SetAttributes(attribute.String(key, fmt.Sprint(value)))
//		}
//	}
//
//	bridge.Spans(func(ctx context.Context) bridge.Span { return span{trace.SpanFromContext(ctx)} })
func Spans(of func(context.Context) Span) Option { return func(b *Boundary) { b.span = of } }
