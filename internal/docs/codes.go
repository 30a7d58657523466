package docs

import (
	"strconv"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// Codes returns the page on codes and kinds.
func Codes() string {
	return notice + `# Codes

A code identifies a kind of failure. The numbers are for programs that compare codes. The column "protocol" is the code
that may go over the wire in a JSON-RPC error.

` + overview() + `
## What they mean

The agent reads the text if an error has no message.

` + meanings() + `
# Kinds

A kind is the fine class of a failure. It follows from the code unless an error states another. The column "code" is the
code of an error if only its kind is known.

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
	for _, k := range class.Kinds() {
		name := ""
		if c := codeOf(k); c != taxonomy.CodeUnknownError {
			name = c.String()
		}
		t.row(code(string(k)), group(k), code(name))
	}
	return t.String()
}

// codeOf returns the code of a failure that another system tells by its kind only.
func codeOf(k class.Kind) taxonomy.Code {
	told := map[string]any{"arcade": map[string]any{"errorKind": string(k)}}
	return taxonomy.FromResult(taxonomy.Result{IsError: true, Meta: told}).Code
}

func group(k class.Kind) string {
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
