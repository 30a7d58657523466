// Package indexesgosdk cuts, and uses what may not be there, with go-sdk.
package indexesgosdk

import (
	"context"
	"errors"
	"os"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct {
	Name string `json:"name"`
	Line int    `json:"line"`
	Last int    `json:"last"`
}

type output struct {
	Text string `json:"text"`
}

type note struct {
	text, owner string
	next        *note
}

var errNone = errors.New("there is no such note")

// load returns nil where there is none.
func load(name string) (*note, error) {
	data, err := os.ReadFile(name)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return &note{text: string(data)}, nil
}

// mustBe returns an error where there is none.
func mustBe(name string) (*note, error) {
	n, err := load(name)
	if err != nil {
		return nil, err
	}
	if n == nil {
		return nil, errNone
	}
	return n, nil
}

func line(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	return nil, output{strings.Split("a\nb", "\n")[in.Line]}, nil // want `panicboundary/bounds: strings.Split("a\nb", "\n")[in.Line]`
}

func lastOnes(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	list := strings.Split("a\nb", "\n")
	return nil, output{strings.Join(list[len(list)-in.Last:], "\n")}, nil // want "panicboundary/bounds: list[len(list)-in.Last:]"
}

func lineOfNote(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	list := strings.Split("a\nb", "\n")
	if in.Line < 0 || in.Line >= len(list) {
		return nil, output{}, errors.New("there is no such line")
	}
	return nil, output{list[in.Line]}, nil
}

func text(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	n, err := load(in.Name)
	if err != nil {
		return nil, output{}, errNone
	}
	return nil, output{n.text}, nil
}

func changed(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	n, err := load(in.Name)
	if err != nil {
		return nil, output{}, errNone
	}
	n.owner = "me"
	return nil, output{n.owner}, nil
}

func helper(name string) (string, error) {
	n, err := load(name)
	if err != nil {
		return "", err
	}
	return strings.ToUpper(n.text), nil
}

func helped(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	upper, err := helper(in.Name)
	if err != nil {
		return nil, output{}, errNone
	}
	return nil, output{upper}, nil
}

// What follows asks for nil, or gets none.

func askedFirst(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	n, err := load(in.Name)
	if err != nil || n == nil {
		return nil, output{}, errNone
	}
	return nil, output{n.text}, nil
}

func askedOnUse(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	n, err := load(in.Name)
	if err != nil {
		return nil, output{}, errNone
	}
	if n != nil {
		return nil, output{n.text}, nil
	}
	return nil, output{"There is no such note yet."}, nil
}

// neverNil gets an error where there is none: mustBe does not panic, whatever its name says.
func neverNil(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	n, err := mustBe(in.Name)
	if err != nil {
		return nil, output{}, errNone
	}
	return nil, output{n.text}, nil
}

func defaulted(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	n, err := load(in.Name)
	if err != nil {
		return nil, output{}, errNone
	}
	if n == nil {
		n = &note{text: "empty"}
	}
	return nil, output{n.text}, nil
}

func handedOn(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	n, err := load(in.Name)
	if err != nil {
		return nil, output{}, errNone
	}
	return nil, output{textOf(n)}, nil
}

func textOf(n *note) string {
	if n == nil {
		return ""
	}
	return n.text
}

func recovering(ctx context.Context, req *mcp.CallToolRequest, in input) (_ *mcp.CallToolResult, _ output, err error) {
	defer func() {
		if recover() != nil {
			err = errNone
		}
	}()
	n, err := load(in.Name)
	if err != nil {
		return nil, output{}, errNone
	}
	return nil, output{n.text}, nil
}

func register(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "line"}, line)
	mcp.AddTool(s, &mcp.Tool{Name: "last"}, lastOnes)
	mcp.AddTool(s, &mcp.Tool{Name: "line_of_note"}, lineOfNote)
	mcp.AddTool(s, &mcp.Tool{Name: "text"}, text)
	mcp.AddTool(s, &mcp.Tool{Name: "changed"}, changed)
	mcp.AddTool(s, &mcp.Tool{Name: "helped"}, helped)
	mcp.AddTool(s, &mcp.Tool{Name: "asked_first"}, askedFirst)
	mcp.AddTool(s, &mcp.Tool{Name: "asked_on_use"}, askedOnUse)
	mcp.AddTool(s, &mcp.Tool{Name: "never_nil"}, neverNil)
	mcp.AddTool(s, &mcp.Tool{Name: "defaulted"}, defaulted)
	mcp.AddTool(s, &mcp.Tool{Name: "handed_on"}, handedOn)
	mcp.AddTool(s, &mcp.Tool{Name: "recovering"}, recovering)
}

var _ = register
