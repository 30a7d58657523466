package docs

import (
	"strconv"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Codes returns the page on codes and kinds.
func Codes() string {
	return notice + `# Codes

A code is the identity of a kind of failure. The numbers are for programs that compare codes; what may go over the wire
as the code of a JSON-RPC error is in the column "protocol".

` + overview() + `
## What they mean

The text is what the agent reads if an error has no message of its own.

` + meanings() + `
# Kinds

A kind is the fine class of a failure. It follows from the code unless an error states another one; the code is that of
an error of which only the kind is known.

` + kinds()
}

func overview() string {
	t := newTable("constant", "number", "name", "category", "fault", "retry helps", "HTTP", "protocol", "kind", "factory")
	for _, c := range taxonomy.Codes() {
		t.row(code(c.Ident()), strconv.Itoa(int(c)), code(c.String()), string(c.Category()), string(c.Fault()), yesNo(c.Retryable()),
			strconv.Itoa(c.HTTPStatus()), strconv.Itoa(c.Protocol()), code(string(c.Kind())), code(c.Factory()))
	}
	return t.String()
}

func meanings() string {
	t := newTable("name", "used when", "text")
	for _, c := range taxonomy.Codes() {
		t.row(code(c.String()), c.Meaning(), c.Phrase())
	}
	return t.String()
}

func kinds() string {
	t := newTable("kind", "group", "code")
	for _, k := range taxonomy.Kinds() {
		name := ""
		if c, ok := k.Code(); ok {
			name = c.String()
		}
		t.row(code(string(k)), group(k), code(name))
	}
	return t.String()
}

func group(k taxonomy.Kind) string {
	switch {
	case k.IsToolkit():
		return "toolkit"
	case k.IsTool():
		return "tool"
	case k.IsUpstream():
		return "upstream"
	case k.IsTransport():
		return "transport"
	}
	return "–"
}
