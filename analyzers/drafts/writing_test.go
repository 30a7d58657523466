package drafts_test

import (
	"cmp"
	"go/format"
	"go/token"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/drafts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// head begins a file with a handler of each SDK: read of mcp-go, and show of the official one.
const head = `package m

import (
	"context"

	official "github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/bridge/mcpgo"
IMPORTS)

var _ = []any{mcp.NewTool, server.NewMCPServer, official.NewServer, bridge.New, gosdk.Middleware, mcpgo.ToolMiddleware}

DOCfunc read(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }

func show(context.Context, *official.CallToolRequest, struct{}) (*official.CallToolResult, any, error) { return nil, nil, nil }

`

// after returns the offset behind the first place of a text in a source.
func after(t *testing.T, source, mark string) (offset int) {
	t.Helper()
	i := strings.Index(source, mark)
	require.GreaterOrEqual(t, i, 0, mark)
	return i + len(mark)
}

// written runs the analyzer for one tool of a source, and returns the categories of what it reports, with why, and
// the source as it is with the fixes.
func written(t *testing.T, source, handler, registered string, bridged bool) (said []string, fixed string) {
	t.Helper()
	draft := drafts.Draft{Tool: "read_note", Entries: []contract.Failure{{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone."}}}
	a := &analysis.Analyzer{
		Name: "writing", Doc: "writing", Requires: drafts.Writing(nil, nil).Requires,
		Run: func(pass *analysis.Pass) (any, error) {
			file := pass.Fset.File(pass.Files[0].FileStart)
			at := func(offset int) token.Position { return file.Position(file.Pos(offset)) }
			task := drafts.Task{Draft: draft, Tools: []string{"read_note"}, At: at(after(t, source, handler))}
			if registered != "" {
				task.Registered = []token.Position{at(after(t, source, registered))}
			}
			return drafts.Writing([]drafts.Task{task}, func(string) bool { return bridged }).Run(pass)
		},
	}
	var edits []analysis.TextEdit
	act := fixture.Source(t, a, source)
	for _, d := range act.Diagnostics {
		for _, w := range drafts.ParseWritten(d.Category, d.Message) {
			said = append(said, strings.TrimSpace(d.Category+" "+w.Variable+w.Why))
		}
		for _, fix := range d.SuggestedFixes {
			edits = append(edits, fix.TextEdits...)
		}
	}
	slices.SortStableFunc(edits, func(a, b analysis.TextEdit) int { return cmp.Compare(a.Pos, b.Pos) })
	var b strings.Builder
	last := 0
	for _, e := range edits {
		from, to := act.Package.Fset.Position(e.Pos).Offset, act.Package.Fset.Position(e.End).Offset
		b.WriteString(source[last:from] + string(e.NewText))
		last = to
	}
	result, err := format.Source([]byte(b.String() + source[last:]))
	require.NoError(t, err, b.String())
	return said, string(result)
}

func TestWriting(t *testing.T) {
	const read, show = "func ", "}\n\nfunc "
	for name, row := range map[string]struct {
		imports, doc, code string
		handler            string // what stands before its name
		registered         string // what stands before the parenthesis of the call
		alone              bool   // the program has no bridge
		said               string
		want               []string // in the source, with the fix
	}{
		"a server of mcp-go": {
			code: "func serve(s *server.MCPServer) { s.AddTool(mcp.NewTool(\"read_note\"), read) }\n", handler: read, registered: "s.AddTool",
			said: "registered readNoteFailures",
			want: []string{"{ mcpgo.AddTool(s, mcp.NewTool(\"read_note\"), readNoteFailures, read) }", "\t\"github.com/mcperrlint/mcperrlint/contract\"\n", "\t\tCode:     taxonomy.CodeNotFound,\n"},
		},
		"a call with a remark in it": {
			code: "func serve(s *server.MCPServer) { s. /* ours */ AddTool(mcp.NewTool(\"read_note\"), read) }\n", handler: read, registered: "AddTool",
			said: "beside readNoteFailures", want: []string{"\n//mcperrlint:contract readNoteFailures\nfunc read("},
		},
		"a server that is embedded": {
			code: "type app struct{ *server.MCPServer }\n\nfunc serve(s app) { s.AddTool(mcp.NewTool(\"read_note\"), read) }\n", handler: read, registered: "s.AddTool",
			said: "beside readNoteFailures", want: []string{"s.AddTool(mcp.NewTool(\"read_note\"), read)"},
		},
		"no bridge": {
			code: "func serve(s *server.MCPServer) { s.AddTool(mcp.NewTool(\"read_note\"), read) }\n", handler: read, registered: "s.AddTool", alone: true,
			said: "beside readNoteFailures", want: []string{"s.AddTool(mcp.NewTool(\"read_note\"), read)"},
		},
		"a comment of the handler": {
			doc: "// read reads.\n", handler: read,
			said: "beside readNoteFailures", want: []string{"}\n\n// read reads.\n//\n//mcperrlint:contract readNoteFailures\nfunc read("},
		},
		"nil for a contract": {
			code: "func serve(s *server.MCPServer) { mcpgo.AddTool(s, mcp.NewTool(\"read_note\"), nil, read) }\n", handler: read, registered: "mcpgo.AddTool",
			said: "registered readNoteFailures", want: []string{"mcp.NewTool(\"read_note\"), readNoteFailures, read)"},
		},
		"a wrapper that takes a contract": {
			imports: "\t\"github.com/mcperrlint/mcperrlint/contract\"\n",
			code:    "func add(string, contract.Contract, any) {}\n\nfunc serve() { add(\"read_note\", nil, read) }\n", handler: read, registered: "{ add",
			said: "registered readNoteFailures", want: []string{"{ add(\"read_note\", readNoteFailures, read) }"},
		},
		"middleware": {
			code: "func serve(s *official.Server) {\n\ts.AddReceivingMiddleware(gosdk.Middleware(bridge.OwnWords()))\n\tofficial.AddTool(s, nil, show)\n}\n", handler: show, registered: "official.AddTool",
			said: "registered readNoteFailures",
			want: []string{"gosdk.Middleware(bridge.OwnWords(), bridge.Contracts(contract.Registry{\n\t\t\"read_note\": readNoteFailures,\n\t})))"},
		},
		"middleware without options": {
			code: "func serve(s *official.Server) {\n\tgosdk.For(s)\n\tofficial.AddTool(s, nil, show)\n}\n", handler: show, registered: "official.AddTool",
			said: "registered readNoteFailures", want: []string{"gosdk.For(s, bridge.Contracts(contract.Registry{"},
		},
		"middleware of two servers": {
			code: "func serve(s *official.Server) {\n\tgosdk.For(s)\n\tgosdk.For(s)\n\tofficial.AddTool(s, nil, show)\n}\n", handler: show, registered: "official.AddTool",
			said: "beside readNoteFailures", want: []string{"\tgosdk.For(s)\n\tgosdk.For(s)\n"},
		},
		"middleware that has its contracts from elsewhere": {
			imports: "\t\"github.com/mcperrlint/mcperrlint/contract\"\n",
			code:    "func serve(s *official.Server, r contract.Registry) {\n\tgosdk.For(s, bridge.Contracts(r))\n\tofficial.AddTool(s, nil, show)\n}\n", handler: show, registered: "official.AddTool",
			said: "beside readNoteFailures", want: []string{"\tgosdk.For(s, bridge.Contracts(r))\n"},
		},
		"a registry in lines": {
			imports: "\t\"github.com/mcperrlint/mcperrlint/contract\"\n",
			code:    "var registry = contract.Registry{\n\t\"old\": nil,\n}\n\nfunc serve(s *official.Server) { official.AddTool(s, nil, show) }\n", handler: show, registered: "official.AddTool",
			said: "registered readNoteFailures", want: []string{"{\n\t\"old\":       nil,\n\t\"read_note\": readNoteFailures,\n}\n"},
		},
		"a registry in a line": {
			imports: "\t\"github.com/mcperrlint/mcperrlint/contract\"\n",
			code:    "var registry = contract.Registry{\"old\": nil}\n\nfunc serve(s *official.Server) { official.AddTool(s, nil, show) }\n", handler: show, registered: "official.AddTool",
			said: "registered readNoteFailures", want: []string{"contract.Registry{\"old\": nil, \"read_note\": readNoteFailures}"},
		},
		"a registry that ends in the line of its last element": {
			imports: "\t\"github.com/mcperrlint/mcperrlint/contract\"\n",
			code:    "var registry = contract.Registry{\n\t\"old\": nil}\n\nfunc serve(s *official.Server) { official.AddTool(s, nil, show) }\n", handler: show, registered: "official.AddTool",
			said: "registered readNoteFailures", want: []string{"{\n\t\"old\": nil, \"read_note\": readNoteFailures}\n"},
		},
		"an empty registry": {
			imports: "\t\"github.com/mcperrlint/mcperrlint/contract\"\n",
			code:    "var registry = contract.Registry{}\n\nfunc serve(s *official.Server) { official.AddTool(s, nil, show) }\n", handler: show, registered: "official.AddTool",
			said: "registered readNoteFailures", want: []string{"contract.Registry{\"read_note\": readNoteFailures}"},
		},
		"a name that is taken": {
			code: "var readNoteFailures, readNoteFailures2 int\n", handler: read,
			said: "beside readNoteFailures3", want: []string{"var readNoteFailures3 = contract.Contract{"},
		},
		"a variable that declares the failure": {
			imports: "\t\"github.com/mcperrlint/mcperrlint/contract\"\n\t\"github.com/mcperrlint/mcperrlint/taxonomy\"\n",
			code:    "var Gone = contract.Failure{Reason: \"gone\", Code: taxonomy.CodeNotFound, When: \"It is gone.\", Recovery: \"Call list_notes for the names.\"}\n", handler: read,
			said: "beside readNoteFailures", want: []string{"var readNoteFailures = contract.Contract{\n\tGone,\n}\n"},
		},
		"another contract": {
			code: "var contract int\n", handler: read,
			said: "refused package contract cannot be imported under its name",
		},
	} {
		t.Run(name, func(t *testing.T) {
			source := strings.NewReplacer("IMPORTS", row.imports, "DOC", row.doc).Replace(head) + row.code
			said, fixed := written(t, source, row.handler, row.registered, !row.alone)
			assert.Equal(t, []string{row.said}, said)
			for _, want := range row.want {
				assert.Contains(t, fixed, want)
			}
		})
	}
}
