package servers_test

import (
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
)

// Each call of ask says beside it where the name of a tool comes from that is not constant.
func TestAsked(t *testing.T) {
	s := fixture.Scope(t, askingForNames)
	names := servers.NewNames(s)
	fixture.Answers(t, askingForNames, s.Program.Functions(), func(call *ssa.Call) string {
		from := names.Asked([]ssa.Value{calls.PlainValue(call.Call.Args[0])})
		switch {
		case from.Computed:
			return "computed"
		case from.Keys != nil:
			return "key of " + from.Keys.String()
		case from.Method != nil:
			return "method " + from.Method.Name()
		case from.Field != nil && from.Parameter != nil:
			return "field " + from.Field.Name() + " of " + from.Parameter.Name()
		case from.Field != nil:
			return "field " + from.Field.Name()
		case from.Parameter != nil:
			return "parameter " + from.Parameter.Name()
		}
		return ""
	})
}

const askingForNames = `package m

import (
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
)

func ask(any) {}

type Tool interface {
	Name() string
	Tool() mcp.Tool
	Title(language string) string
	Count() int
}

type entry struct {
	Name  string
	Title string
	Tool  mcp.Tool
	Count int
}

func constant()                { ask(mcp.NewTool("a")) }
func given(name string)        { ask(mcp.NewTool(name)) } // parameter name
func itself(name string)       { ask(name) } // parameter name
func number(n int)             { ask(n) }
func described(t mcp.Tool)     { ask(t) } // parameter t
func summed(name string)       { ask("note_" + name) } // computed
func formatted(name string)    { ask(mcp.NewTool(fmt.Sprintf("%s_list", name))) } // computed
func method(t Tool)            { ask(mcp.NewTool(t.Name())) } // method Name
func tool(t Tool)              { ask(t.Tool()) } // method Tool
func title(t Tool)             { ask(t.Title("en")) }
func count(t Tool)             { ask(t.Count()) }
func field(e entry)            { ask(e.Title) } // field Title
func name(e entry)             { ask(e.Name) } // field Name of e
func pointed(e *entry)         { ask(mcp.NewTool(e.Name)) } // field Name of e
func inField(e *entry)         { ask(e.Tool) } // field Tool
func ofTool(t *mcp.Tool)       { ask(t.Name) } // parameter t
func ofNumber(e *entry)        { ask(e.Count) }
func literal(name string)      { ask(mcp.Tool{Name: name}) } // parameter name
func unnamed(text string)      { ask(mcp.Tool{Description: text}) }

func keys(list map[string]entry) {
	for name, e := range list {
		ask(mcp.NewTool(name)) // key of map[string]example.test/m.entry
		ask(e.Title) // field Title
	}
}

func numbers(list map[int]string) {
	for n := range list {
		ask(n)
	}
}

func elements(list []entry) {
	for _, e := range list {
		ask(mcp.NewTool(e.Name)) // field Name
	}
}

func named(name string) mcp.Tool { return mcp.NewTool(name) }

func called(e entry)       { ask(named(e.Title)) } // field Title
func calledConstant()      { ask(named("a")) }
func ofOther(e entry)      { ask(made(e)) } // field Title
func made(e entry) string  { return e.Title }
func nothing()             { ask(none) }
func none()                {}
func unknown(f func(string) mcp.Tool, name string) { ask(f(name)) } // parameter name
`
