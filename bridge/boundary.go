package bridge

import (
	"context"
	"log/slog"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// A Boundary is where errors leave a server. It is immutable and safe for
// concurrent use.
type Boundary struct {
	logger    *slog.Logger
	ownLogger bool // logger counts also if it is nil
	strategy  render.Strategy
	exposure  *render.Exposure
	adapters  []taxonomy.Adapter
	rendering []render.Option
	contracts contract.Registry
	span      func(context.Context) Span
	ids       bool                         // every request has an id
	idOf      func(context.Context) string // that of the program; nil if it has none
	words     string                       // the module whose own texts the agent reads, or ""
	enveloped bool
}

// New returns a boundary. It panics if a contract of [Contracts] is invalid, as
// libraries do for an invalid schema.
func New(opts ...Option) *Boundary {
	b := &Boundary{}
	for _, opt := range opts {
		if opt != nil {
			opt(b)
		}
	}
	if err := b.contracts.Check(); err != nil {
		panic(err)
	}
	_, b.enveloped = render.Result(nil, b.strategy, b.rendering...).Structured["error"]
	return b
}

// A Kind is the kind of a request.
type Kind string

// The kinds of calls. For any other request the kind is its method.
const (
	Tool     Kind = "tool"
	Resource Kind = "resource"
	Prompt   Kind = "prompt"
)

// A Call is one request of a client.
type Call struct {
	Kind Kind
	// Name is the name of the tool or prompt, or the URI of the resource.
	Name string
	// Contract declares the failures. If nil, that of [Contracts] for the name of
	// a tool is used.
	Contract contract.Contract
	// Once reports whether repeating the call may have an effect twice, as that of a
	// tool may that is neither read-only nor idempotent. It is asked only after
	// failures that may pass, and may be nil: then the call may be repeated.
	Once func(context.Context) bool
}

// subject names the call in a log record.
func (c Call) subject() (what string, name slog.Attr) {
	switch c.Kind {
	case Tool, Resource, Prompt:
		return string(c.Kind), slog.String(string(c.Kind), c.Name)
	}
	return "request", slog.String("method", string(c.Kind))
}

// Run runs the handler of a call and returns nil, or its failure: classified,
// filled from the contract, and logged once. A panic is a failure, and so is an
// error after the context ended, which is a cancelled request or a timeout.
func (b *Boundary) Run(ctx context.Context, call Call, fn func(context.Context) error) *taxonomy.Error {
	ctx = b.Context(ctx)
	err := guarded(ctx, fn)
	if err == nil {
		return nil
	}
	return b.Failed(ctx, call, err)
}

// guarded runs a function and turns a panic into an error.
func guarded(ctx context.Context, fn func(context.Context) error) (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = taxonomy.FromPanic(v)
		}
	}()
	return fn(ctx)
}

// Failed is [Boundary.Run] for an error from elsewhere, such as the library
// itself. It returns nil for nil.
func (b *Boundary) Failed(ctx context.Context, call Call, err error) *taxonomy.Error {
	if err == nil {
		return nil
	}
	declared := call.Contract
	if declared == nil && call.Kind == Tool {
		declared = b.contracts.For(call.Name)
	}
	c := taxonomy.Classifier{Adapters: b.adapters}
	if call.Kind == Tool {
		c.Tool = call.Name
	}
	err = declared.Fill(err)
	e := b.inOwnWords(err, c.Classify(ctx, err))
	e = b.identified(ctx, call.onceOnly(ctx, declared, err, e))
	b.log(ctx, call, e)
	b.trace(ctx, call, e)
	return e
}

// log writes the failure down, also when the client is gone and its context is
// over.
func (b *Boundary) log(ctx context.Context, call Call, e *taxonomy.Error) {
	logger := b.logger
	if !b.ownLogger {
		logger = slog.Default()
	}
	if logger == nil {
		return
	}
	what, subject := call.subject()
	attrs := []slog.Attr{subject, slog.String("code", e.Code.String())}
	if e.Reason != "" {
		attrs = append(attrs, slog.String("reason", e.Reason))
	}
	if id := RequestID(ctx); b.ids && id != "" {
		attrs = append(attrs, slog.String(extraID, id))
	}
	attrs = append(attrs, slog.Any("error", e))
	// A log handler that panics must not replace the failure.
	_ = guarded(context.WithoutCancel(ctx), func(ctx context.Context) error {
		logger.LogAttrs(ctx, e.Level(), what+" failed", attrs...)
		return nil
	})
}

func (b *Boundary) trace(ctx context.Context, call Call, e *taxonomy.Error) {
	if b.span == nil {
		return
	}
	_ = guarded(ctx, func(ctx context.Context) error {
		if s := b.span(ctx); s != nil {
			s.Fail(e, compat.SpanFields(e, call.Name))
		}
		return nil
	})
}

// Result returns a failure as the result of a tool call.
func (b *Boundary) Result(e *taxonomy.Error) taxonomy.Result {
	r := render.Result(e, b.strategy, b.renderingOf(e)...)
	if shown := b.exposure.Reveal(e); shown != "" {
		r.Text += "\n\n" + shown
	}
	return r
}

// Protocol returns a failure as a JSON-RPC error that the protocol allows, for
// requests without error results.
func (b *Boundary) Protocol(e *taxonomy.Error) taxonomy.ProtocolError {
	p := render.Protocol(e, b.renderingOf(e)...)
	if shown := b.exposure.Reveal(e); shown != "" {
		p.Data["developer"] = shown
	}
	return p
}

// Enveloped reports whether structured content has failures as the envelope of
// [compat.Payload]. The output schema of a tool then has to allow it.
func (b *Boundary) Enveloped() bool { return b.enveloped }

// Structured reports whether structured content has failures at all.
func (b *Boundary) Structured() bool {
	return render.Result(nil, b.strategy, b.rendering...).Structured != nil
}
