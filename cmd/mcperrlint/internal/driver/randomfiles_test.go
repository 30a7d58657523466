package driver_test

import (
	"fmt"
	"strings"
)

// withSDK is a module that has handlers, with as much of an SDK as these need.
const withSDK = `
-- go.mod --
module example.test/m

go 1.25.0

require (
	github.com/mark3labs/mcp-go v1.2.1
	github.com/mcperrlint/mcperrlint v0.0.0
)

replace (
	github.com/mark3labs/mcp-go => ./sdk
	github.com/mcperrlint/mcperrlint => ./ours
)
-- sdk/go.mod --
module github.com/mark3labs/mcp-go

go 1.25.0
-- sdk/mcp/mcp.go --
package mcp

type CallToolRequest struct{ Name string }

type CallToolResult struct{ IsError bool }

type Tool struct{ Name string }

func NewTool(name string) Tool { return Tool{name} }

func NewToolResultError(text string) *CallToolResult { return &CallToolResult{IsError: true} }
-- sdk/server/server.go --
package server

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
)

type ToolHandlerFunc func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error)

type MCPServer struct{}

func (s *MCPServer) AddTool(mcp.Tool, ToolHandlerFunc) {}
`

// files returns the files of a package as its choices have them.
func (p *madePackage) files(n int) map[string]string {
	files := map[string]string{"a.go": p.first(n)}
	if p.choices["tag"] == 1 {
		files["tagged.go"] = fmt.Sprintf("//go:build linux || !linux\n\npackage p%d\n\nfunc BadTagged() {}\n", n)
	} else {
		files["tagged.go"] = fmt.Sprintf("//go:build ignore\n\npackage p%d\n\nfunc BadTagged() {}\n", n)
	}
	switch p.choices["second"] {
	case 1:
		files["b.go"] = p.second(n)
	case 2:
		files["c.go"] = p.second(n)
	}
	if p.choices["handler"] > 0 {
		files["handler.go"] = p.handler(n)
	}
	switch p.choices["test"] {
	case 1:
		files["a_test.go"] = fmt.Sprintf("package p%d\n\nfunc BadTest() { Do(nil) }\n", n)
	case 2:
		files["a_test.go"] = fmt.Sprintf("package p%d_test\n\nimport \"example.test/m/p%d\"\n\nvar X = p%d.T{}\n", n, n, n)
	}
	return files
}

// first returns the file that every package has.
func (p *madePackage) first(n int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%spackage p%d\n\nimport (\n\t\"context\"\n\t\"errors\"\n\t\"fmt\"\n\n\t\"github.com/mcperrlint/mcperrlint/taxonomy\"\n",
		strings.Repeat("// A line.\n", p.choices["lines"]), n)
	for _, below := range p.imports {
		fmt.Fprintf(&b, "\t\"example.test/m/p%d\"\n", below)
	}
	b.WriteString(")\n\nvar _ = context.Background\nvar _ = fmt.Sprint\nvar _ = taxonomy.NotFound\n\n")
	fmt.Fprintf(&b, "// ErrGone is returned.\nvar ErrGone = errors.New(\"gone\")\n\n")
	fmt.Fprintf(&b, "type T struct{ %s }\n\n", []string{"N int", "N int64", "N int; M string"}[p.choices["type"]])
	b.WriteString(p.function())
	b.WriteString([]string{
		"", "type hidden struct{ n int }\n\nfunc (hidden) Run(ctx context.Context) error { return errors.New(\"hidden\") }\n",
		"type hidden struct{ n int }\n\nfunc (*hidden) BadRun() {}\n\nfunc Hidden() *hidden { return nil }\n",
	}[p.choices["unexported"]])
	b.WriteString([]string{"", "func BadOne() {}\n", "func BadOne() {}\n\nfunc BadTwo() {}\n"}[p.choices["bad"]])
	b.WriteString([]string{"", "\n//mcperrlint:ignore plainerror\n", "\n//mcperrlint:ignore nothing -- reason\n"}[p.choices["ignore"]])
	if p.choices["broken"] == 1 {
		b.WriteString("\nvar Broken int = \"text\"\n")
	}
	if p.choices["fails"] == 1 {
		b.WriteString("\nfunc Fail() {}\n")
	}
	return b.String()
}

// function returns an exported function that uses all that is imported.
func (p *madePackage) function() string {
	signature := []string{"func Do(x any) error {\n", "func Do(x ...any) error {\n", "func Do(x any) (err error) {\n"}[p.choices["signature"]]
	var uses strings.Builder
	for _, below := range p.imports {
		fmt.Fprintf(&uses, "\tif err := p%d.Do(p%d.T{}); err != nil {\n\t\treturn fmt.Errorf(\"below: %%w\", err)\n\t}\n\t_ = p%d.ErrGone\n", below, below, below)
	}
	return signature + uses.String() + []string{
		"\treturn nil\n}\n\n",
		"\treturn ErrGone\n}\n\n",
		"\t_ = x\n\n\treturn ErrGone\n}\n\n",
		"\treturn errors.New(\"made here\")\n}\n\n",
		"\treturn taxonomy.NotFound(\"nothing is there\")\n}\n\n",
		"\treturn fmt.Errorf(\"with text: %v\", ErrGone)\n}\n\n",
	}[p.choices["body"]]
}

// second returns a file that not every package has.
func (p *madePackage) second(n int) string {
	return fmt.Sprintf(`package p%d

import "context"

// Handler looks like one for tools.
type Handler struct {
	Call func(ctx context.Context, args map[string]any) (string, error)
}

func BadSecond() {}

var H = Handler{Call: func(ctx context.Context, args map[string]any) (string, error) {
	return "", Do(args)
}}
`, n)
}

// handler returns a file with a handler.
func (p *madePackage) handler(n int) string {
	return fmt.Sprintf(`package p%d

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func Handle(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	err := Do(nil)
	%s
}

func Register(s *server.MCPServer) { s.AddTool(mcp.NewTool("tool"), Handle) }
`, n, []string{"", "return nil, err", "return mcp.NewToolResultError(err.Error()), nil", "//mcperrlint:ignore plainerror -- reason\n\treturn nil, err"}[p.choices["handler"]])
}
