package render

import (
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// An Option changes a rendering, or adds something that the error does not know.
// A nil option is ignored.
type Option interface{ apply(*rendering) }

// A Form renders a failure as text for the agent: [Text], a form of package
// compat, or your own function.
type Form func(e *taxonomy.Error, opts ...Option) string

// A Block renders a failure as data for programs: [Meta], a block of package
// compat, or your own function.
type Block func(e *taxonomy.Error, opts ...Option) map[string]any

type rendering struct {
	requestID  string
	text       Form  // nil: Text
	meta       Block // nil: Meta
	structured Block // nil: Meta; else without metadata
	metaKey    string
}

type optionFunc func(*rendering)

func (f optionFunc) apply(r *rendering) { f(r) }

// RequestID adds the id under which the server logged the failure. The server
// chooses it; it is not the id that the client sent. A blank id is ignored.
func RequestID(id string) Option {
	return optionFunc(func(r *rendering) { r.requestID = form.OneLine(id) })
}

// RequestOf returns the id of [RequestID] among the options, or "". Forms and
// blocks need it.
func RequestOf(opts ...Option) string { return renderingOf(opts).requestID }

// TextAs makes [Result] use another form than [Text]. A nil form changes
// nothing.
func TextAs(f Form) Option {
	return optionFunc(func(r *rendering) {
		if f != nil {
			r.text = f
		}
	})
}

// MetaAs makes [Result] put another block than [Meta] into the metadata. A nil
// block changes nothing.
func MetaAs(b Block) Option {
	return optionFunc(func(r *rendering) {
		if b != nil {
			r.meta = b
		}
	})
}

// StructuredAs makes [Result] put another block than [Meta] into structured
// content, and then nothing into the metadata. A nil block changes nothing.
func StructuredAs(b Block) Option {
	return optionFunc(func(r *rendering) {
		if b != nil {
			r.structured = b
		}
	})
}

// MetaKey replaces [DefaultMetaKey]. A blank key changes nothing.
func MetaKey(key string) Option {
	return optionFunc(func(r *rendering) {
		if key = strings.TrimSpace(key); key != "" {
			r.metaKey = key
		}
	})
}

func renderingOf(opts []Option) rendering {
	r := rendering{metaKey: DefaultMetaKey}
	for _, opt := range opts {
		if opt != nil {
			opt.apply(&r)
		}
	}
	return r
}
