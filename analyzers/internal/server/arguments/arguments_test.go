package arguments_test

import (
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/arguments"
)

// Each call of ask says beside it whether its argument is what a client sent. Arguments of a call come in by
// parameters that are named input.
func TestHeld(t *testing.T) {
	s := fixture.Scope(t, holding)
	known := arguments.Of(s, func(p *ssa.Parameter) bool { return p.Name() == "input" })
	fixture.Answers(t, holding, s.Program.Functions(), func(call *ssa.Call) string {
		is, asked := known.Held(calls.PlainValue(call.Call.Args[0]))
		switch {
		case is:
			return "sent"
		case asked != nil:
			return "asks " + asked.Name()
		}
		return ""
	})
}

const holding = `package m

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	mcpsdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

func ask(any) {}

func whole(input map[string]any)   { ask(input) } // sent
func element(input map[string]any) { ask(input["name"]) } // sent
func text(input map[string]any)    { ask(input["name"].(string)) } // sent
func tested(input map[string]any)  { name, _ := input["name"].(string); ask(name) } // sent
func isThere(input map[string]any) { _, ok := input["name"]; ask(ok) } // sent
func other(args map[string]any)    { ask(args) }
func constant()                    { ask("name") }
func added(input string)           { ask("notes/" + input) } // sent
func multiplied(input int)         { ask(2 * input) }
func formatted(input string)       { ask(fmt.Sprintf("notes/%s", input)) }
func trimmed(input string)         { ask(strings.TrimSpace(input)) }
func compared(input string)        { ask(input == "a") }
func converted(input string)       { ask([]byte(input)) } // sent
func part(input string)            { ask(input[1:]) } // sent

func accessed(r mcp.CallToolRequest)  { ask(r.GetArguments()) } // sent
func asString(r mcp.CallToolRequest)  { ask(r.GetString("name", "")) } // sent
func required(r mcp.CallToolRequest)  { name, err := r.RequireString("name"); ask(name); ask(err) } // sent
func field(r mcp.CallToolRequest)     { ask(r.Params.Arguments) } // sent
func name(r mcp.CallToolRequest)      { ask(r.Params.Name) }
func raw(r *mcpsdk.CallToolRequest)   { ask(r.Params.Arguments) } // sent
func rawName(r *mcpsdk.CallToolRequest) { ask(r.Params.Name) }

func sends(args map[string]any) {
	var r mcp.CallToolRequest
	r.Params.Arguments = args
	ask(r.Params.Arguments)
}

func filled(r mcp.CallToolRequest) {
	var in struct{ Name string }
	r.BindArguments(&in)
	ask(in) // sent
	ask(in.Name) // sent
}

func decoded(r *mcpsdk.CallToolRequest) {
	var in struct{ Name string }
	if err := json.Unmarshal(r.Params.Arguments, &in); err != nil {
		ask(err)
		return
	}
	ask(in.Name) // sent
}

func decodedFile(name string) {
	var in struct{ Name string }
	data, _ := os.ReadFile(name)
	json.Unmarshal(data, &in)
	ask(in.Name)
}

func bind(r *mcpsdk.CallToolRequest, to any) error { return json.Unmarshal(r.Params.Arguments, to) }

func bound(r *mcpsdk.CallToolRequest) {
	var in struct{ Name string }
	bind(r, &in)
	ask(in.Name) // sent
}

func bindFile(r *mcpsdk.CallToolRequest, to any) error { return json.Unmarshal([]byte("{}"), to) }

func boundFile(r *mcpsdk.CallToolRequest) {
	var in struct{ Name string }
	bindFile(r, &in)
	ask(in.Name)
}

func bindMap(r mcp.CallToolRequest, to any) error {
	data, err := json.Marshal(r.GetArguments())
	if err != nil {
		return err
	}
	return json.Unmarshal(data, to)
}

func boundMap(r mcp.CallToolRequest) {
	var in struct{ Name string }
	bindMap(r, &in)
	ask(in.Name) // sent
}

func get(args map[string]any, key string) string { text, _ := args[key].(string); return text }

func got(input map[string]any)  { ask(get(input, "name")) } // sent
func gotElsewhere()             { ask(get(map[string]any{"name": "a"}, "name")) } // sent
func same(v any) any            { return v }
func handed(input string)       { ask(same(input)) } // sent
func handedOther(text string)   { ask(same(text)) } // sent
func enters(v any)              { ask(v) } // sent
func entering(input string)     { enters(input) }

func variable(input map[string]any) {
	var name string
	if v, ok := input["name"].(string); ok {
		name = v
	}
	ask(name) // sent
}

func captured(input map[string]any) {
	func() { ask(input) }() // sent
}

func assigned(input string) {
	name := ""
	func() { name = input }()
	ask(name) // sent
}

type options struct {
	Name string
	args map[string]any
	data json.RawMessage
}

func inField(input map[string]any) {
	o := options{args: input}
	ask(o.args) // sent
	ask(o.Name)
}

func (o *options) keep(input map[string]any) { o.args = input }

func (o *options) kept()  { ask(o.args) } // sent
func (o *options) named() { ask(o.Name) }

func inMap(input string) {
	list := map[string]any{}
	list["name"] = input
	ask(list)
	ask(list["name"])
}

func ranged(input map[string]any) {
	for key, value := range input {
		ask(key) // sent
		ask(value) // sent
	}
}

func elements(input []string) {
	ask(input[0]) // sent
	for _, v := range input {
		ask(v) // sent
	}
}

type Request interface {
	Arguments() map[string]any
	Header() map[string][]string
	Only(names ...string) map[string]any
}

func behind(r Request) {
	ask(r.Arguments()) // asks Arguments
	ask(r.Arguments()["name"]) // asks Arguments
	ask(r.Header())
	ask(r.Only("name"))
}

type Known interface{ Arguments() map[string]any }

type request struct{ inner mcp.CallToolRequest }

func (r request) Arguments() map[string]any { return r.inner.GetArguments() }

var known Known = request{}

func behindKnown() { ask(known.Arguments()) } // sent
`
