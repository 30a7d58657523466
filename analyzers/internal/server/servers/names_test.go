package servers_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
)

// Each call of ask says beside it the name of the tool that its argument describes.
func TestNames(t *testing.T) {
	s := fixture.Scope(t, naming)
	names := servers.NewNames(s)
	fixture.Answers(t, naming, s.Program.Functions(), func(call *ssa.Call) string {
		arg := call.Call.Args[0]
		if made, ok := arg.(*ssa.MakeInterface); ok {
			arg = made.X
		}
		return names.Of(arg)
	})
	assert.Equal(t, "names(read_note, )", servers.Stated{Results: []string{"read_note", ""}}.String())
}

const naming = `package m

import (
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
)

func ask(any) {}

type option func(*mcp.Tool)

type entry struct {
	Tool  mcp.Tool
	Name  string
	Title string
	tool  *mcp.Tool
}

var read = mcp.NewTool("read_note")

var pointed = &mcp.Tool{Name: "pointed"}

var changed = mcp.NewTool("first")

func init() { changed = mcp.NewTool("second") }

func write() mcp.Tool { return mcp.NewTool("write_note") }

func both() (mcp.Tool, error) { return mcp.NewTool("both"), nil }

func named(name string) mcp.Tool { return mcp.NewTool(name) }

func formatted(kind string) { ask(mcp.NewTool(fmt.Sprintf("%s_list", kind))) }

func either(dry bool) mcp.Tool {
	if dry {
		return mcp.NewTool("dry")
	}
	return mcp.NewTool("wet")
}

func text()                   { ask("text") } // text
func made()                   { ask(mcp.NewTool("made")) } // made
func withOptions()            { ask(mcp.NewTool("options", mcp.WithDescription("described"))) } // options
func literal()                { ask(mcp.Tool{Name: "literal"}) } // literal
func pointer()                { ask(&mcp.Tool{Name: "pointer", Description: "described"}) } // pointer
func unnamed()                { ask(&mcp.Tool{Description: "described"}) }
func variable()               { t := mcp.NewTool("variable"); t.Description = "described"; ask(t) } // variable
func setLater()               { t := mcp.Tool{}; t.Name = "later"; ask(t) } // later
func global()                 { ask(read) } // read_note
func globalPointer()          { ask(pointed) } // pointed
func globalChanged()          { ask(changed) }
func called()                 { ask(write()) } // write_note
func ofTwo()                  { t, _ := both(); ask(t) } // both
func given(name string)       { ask(mcp.NewTool(name)) }
func handed()                 { ask(named("handed")) } // handed
func ofEither(dry bool)       { ask(either(dry)) }
func dynamic(f func(string) mcp.Tool) { ask(f("dynamic")) } // dynamic
func field(e entry)           { ask(e.Tool) } // field
func ofField()                { e := entry{Tool: mcp.NewTool("field")}; ask(e.Tool) } // field
func ofPointerField()         { e := &entry{tool: &mcp.Tool{Name: "in_field"}}; ask(e.tool) } // in_field
func ofNameField()            { e := entry{Name: "name_field"}; ask(e.Name) } // name_field
func copied()                 { t := mcp.NewTool("copied"); u := t; ask(u) } // copied
func parameter(t mcp.Tool)    { ask(t) }
`
