package taxonomy

import (
	"log/slog"
	"strconv"
)

const (
	maxLevels = 20  // how deep a log record follows the causes
	maxLinks  = 100 // how many errors of a tree it names
)

// A Link is one error in a chain of causes, for logs.
type Link struct {
	// Type is the Go type of the error, or a mark where the chain was cut:
	// "(cycle)", "(deeper)" or "(more)".
	Type string
	// Message is the text of the error, not cut, but without query strings of
	// URLs and what looks like a credential.
	Message string
	// Depth is 0 for the error itself, 1 for its cause and so on.
	Depth int
	// Coded is the error if it is a coded one, else nil.
	Coded *Error
}

// LogValue returns the link as a slog group. For a coded error it includes
// code, reason, detail, data and extra data.
func (l Link) LogValue() slog.Value {
	attrs := l.attrs()
	if e := l.Coded; e != nil {
		attrs = appendMap(attrs, "data", e.Data)
		attrs = appendMap(attrs, "extra", e.Extra)
	}
	return slog.GroupValue(attrs...)
}

// attrs returns what can be shown of the link without looking into any map, so
// that errors which hold each other in their data come to an end.
func (l Link) attrs() []slog.Attr {
	attrs := []slog.Attr{slog.Int("depth", l.Depth), slog.String("type", l.Type), slog.String("message", l.Message)}
	if e := l.Coded; e != nil {
		attrs = append(attrs, slog.String("code", e.Code.String()))
		attrs = appendText(attrs, "reason", e.Reason)
		attrs = appendText(attrs, "detail", e.Detail)
	}
	return attrs
}

// chainValue returns links as a group whose keys are "0", "1" and so on: log
// handlers do not ask the elements of a slice for their LogValue.
func chainValue(links []Link, show func(Link) slog.Value) slog.Value {
	attrs := make([]slog.Attr, len(links))
	for i, link := range links {
		attrs[i] = slog.Attr{Key: strconv.Itoa(i), Value: show(link)}
	}
	return slog.GroupValue(attrs...)
}

// Chain returns err and its causes, outermost first, for logs. It follows
// twenty levels and returns at most a hundred errors; marks show where the
// chain is cyclic, deeper or longer. A nil error has an empty chain. Never show
// it to the agent.
func Chain(err error) []Link {
	c := chainer{}
	c.add(err, 0)
	return c.links
}

type chainer struct {
	links []Link
	path  []error // the errors from the root to the present one
	full  bool
}

func (c *chainer) add(err error, depth int) {
	if k, ok := err.(*cut); ok {
		err = k.of // the marks below end what cut stands for.
	}
	switch {
	case err == nil || c.full:
		return
	case len(c.links) == maxLinks:
		c.full = true
		c.mark("(more)", depth)
		return
	case c.onPath(err):
		c.mark("(cycle)", depth)
		return
	case depth == maxLevels:
		c.mark("(deeper)", depth)
		return
	}
	link := Link{Type: typeName(err), Message: redacted(errorText(err)), Depth: depth}
	if e, ok := err.(*Error); ok {
		link.Coded = e
	}
	c.links = append(c.links, link)
	c.path = append(c.path, err)
	many, one := unwrap(err)
	c.add(one, depth+1)
	for _, e := range many {
		c.add(e, depth+1)
	}
	c.path = c.path[:len(c.path)-1]
}

func (c *chainer) mark(name string, depth int) {
	c.links = append(c.links, Link{Type: name, Depth: depth})
}

func (c *chainer) onPath(err error) bool {
	for _, e := range c.path {
		if identical(e, err) {
			return true
		}
	}
	return false
}

func identical(a, b error) (is bool) {
	defer func() {
		if recover() != nil { // an uncomparable type
			is = false
		}
	}()
	return a == b
}
