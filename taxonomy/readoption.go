package taxonomy

import (
	"strings"

	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// A ReadOption says how [FromResult] reads what another server said.
type ReadOption interface{ applyRead(*reading) }

type readOptionFunc func(*reading)

func (f readOptionFunc) applyRead(r *reading) { f(r) }

type reading struct {
	metaKey string
	trusted bool
}

func readingOf(opts []ReadOption) reading {
	r := reading{metaKey: form.MetaKey}
	for _, opt := range opts {
		if opt != nil {
			opt.applyRead(&r)
		}
	}
	return r
}

// MetaKey says under which key the metadata has the failure, if the server has its
// own. A blank key changes nothing.
func MetaKey(key string) ReadOption {
	return readOptionFunc(func(r *reading) {
		if key = strings.TrimSpace(key); key != "" {
			r.metaKey = key
		}
	})
}
