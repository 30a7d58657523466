// Package checking refuses arguments, behind a bridge and without importing package taxonomy.
package checking

import (
	"context"
	"errors"
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"

	mark "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/bridge/mcpgo"
)

type args struct {
	Name  string   `json:"name"`
	Kind  string   `json:"kind"`
	Limit int      `json:"limit"`
	Tags  []string `json:"tags"`
	Sure  bool     `json:"sure"`
}

func register() {
	m := server.NewMCPServer("old", "1")
	notes, old := gosdk.For(mcp.NewServer(&mcp.Implementation{Name: "new"}, nil)), mcpgo.For(m)
	gosdk.AddTool(notes, &mcp.Tool{Name: "checked"}, nil, checked)
	gosdk.AddTool(notes, &mcp.Tool{Name: "unsure"}, nil, unsure)
	gosdk.AddTool(notes, &mcp.Tool{Name: "helped"}, nil, helped)
	gosdk.AddTool(notes, &mcp.Tool{Name: "worded"}, nil, worded)
	gosdk.AddResource(notes, &mcp.Resource{Name: "resource"}, nil, resource)
	m.AddTool(mark.NewTool("raw"), raw)
	mcpgo.AddPrompt(old, mark.NewPrompt("prompt"), nil, prompt)
}

var word = regexp.MustCompile(`^\w+$`)

func checked(_ context.Context, _ *mcp.CallToolRequest, in args) (string, error) {
	if in.Name == "" {
		return "", errors.New("name must not be empty; pass the first name of the user") // want "plainerror/returned: errors.New"
	}
	if strings.Contains(in.Name, "/") || in.Limit < 1 || in.Limit > 100 {
		return "", fmt.Errorf("limit must be from 1 to 100") // want "plainerror/returned: fmt.Errorf"
	}
	if !word.MatchString(in.Name) {
		return "", fmt.Errorf("%q is no word", in.Name) // want "plainerror/returned: fmt.Errorf"
	}
	if len(in.Tags) > 3 {
		return "", errors.New("at most three tags") // want "plainerror/returned: errors.New"
	}
	if !in.Sure {
		return "", errors.New("ask the user first, then pass sure: true") // want "plainerror/returned: errors.New"
	}
	if _, err := strconv.Atoi(in.Name); err == nil {
		return "", nil
	}
	switch in.Kind {
	case "a", "b":
		return "fine", nil
	default:
		return "", fmt.Errorf("unknown kind %q, use a or b", in.Kind) // want "plainerror/returned: fmt.Errorf"
	}
}

// unsure asks for something else, too, or refuses nothing.
func unsure(_ context.Context, _ *mcp.CallToolRequest, in args) (string, error) {
	if in.Name == "" {
		return "", errors.New("names are not implemented") // want "plainerror/returned: errors.New"
	}
	if in.Kind == "special" {
		return "", errors.New("special kinds are sold out") // want "plainerror/returned: errors.New"
	}
	if os.Getenv("CLOSED") != "" {
		if in.Limit < 2 {
			return "", errors.New("we are closed") // want "plainerror/returned: errors.New"
		}
		return "", nil
	}
	if os.Getenv("CLOSED") != "" && in.Limit > 1 {
		return "", errors.New("only one is left") // want "plainerror/returned: errors.New"
	}
	if in.Limit > count() {
		return "", errors.New("so many are not there") // want "plainerror/returned: errors.New"
	}
	if in.Sure {
		return "", errors.New("nothing is sure") // want "plainerror/returned: errors.New"
	}
	if in.Limit == 0 {
		in.Limit = 10
	}
	return "", errors.New("it is odd") // want "plainerror/returned: errors.New"
}

func count() int { return len(os.Args) }

func helped(_ context.Context, _ *mcp.CallToolRequest, in args) (string, error) {
	if err := check(in.Name, in.Limit); err != nil {
		return "", err // want "plainerror/returned: fmt.Errorf"
	}
	return "fine", nil
}

func check(name string, limit int) error {
	if len(name) > limit {
		return fmt.Errorf("name has more than %d letters", limit)
	}
	return nil
}

var errOdd = bridge.NewError("the name is odd")

// worded has texts for the agent.
func worded(_ context.Context, _ *mcp.CallToolRequest, in args) (string, error) {
	if in.Name == "" {
		return "", bridge.NewError("pass a name")
	}
	if in.Limit > count() {
		return "", fmt.Errorf("check: %w", errOdd)
	}
	return "", bridge.Errorf("%q is odd", in.Name)
}

func resource(context.Context, *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, errors.New("it is odd") // want "plainerror/returned: errors.New"
}

func raw(_ context.Context, req mark.CallToolRequest) (*mark.CallToolResult, error) {
	if os.Getenv("CLOSED") != "" {
		return nil, errOdd
	}
	if os.Getenv("VERBOSE") != "" {
		println(count())
	}
	name, ok := req.GetArguments()["name"].(string)
	if !ok {
		return nil, errors.New("pass a name") // want "plainerror/returned: errors.New"
	}
	if _, err := req.RequireString("kind"); err != nil {
		return nil, errors.New("pass a kind") // want "plainerror/returned: errors.New"
	}
	return mark.NewToolResultText(name), nil
}

func prompt(_ context.Context, req mark.GetPromptRequest) (*mark.GetPromptResult, error) {
	if req.Params.Arguments["topic"] == "" {
		return nil, errors.New("pass a topic") // want "plainerror/returned: errors.New"
	}
	return nil, nil
}
