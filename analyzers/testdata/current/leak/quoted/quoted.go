// Package quoted shows what a parser says of files with credentials.
package quoted

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"

	"example.test/leak/internal/credentials"

	"github.com/goccy/go-yaml"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

type in struct{ Name string }

type settings struct {
	Service struct {
		Host     string `yaml:"host"`
		APIToken string `yaml:"apiToken"`
	} `yaml:"service"`
}

func ofFile(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	data, err := os.ReadFile("/etc/notes.yaml")
	if err != nil {
		return nil, nil, errNone
	}
	var s settings
	if err := yaml.Unmarshal(data, &s); err != nil {
		return nil, nil, err // want "leak/quoted: yaml.Unmarshal"
	}
	return nil, s.Service.Host, nil
}

// ofDecoder reads from the file itself.
func ofDecoder(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	f, err := os.Open("/etc/notes.yaml")
	if err != nil {
		return nil, nil, errNone
	}
	defer f.Close()
	var s settings
	if err := yaml.NewDecoder(f).Decode(&s); err != nil {
		return nil, nil, fmt.Errorf("parse the settings: %w", err) // want "leak/quoted: yaml.Decoder.Decode"
	}
	return nil, s.Service.Host, nil
}

// ofElsewhere has it from another package, as two others have: one edit changes all three.
func ofElsewhere(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	account, err := credentials.Load("/etc/accounts.yaml", a.Name) // want "leak/quoted: yaml.Unmarshal"
	if err != nil {
		return nil, nil, err
	}
	return nil, account.User, nil
}

func ofElsewhereToo(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	account, err := credentials.Load("/etc/others.yaml", a.Name)
	if err != nil {
		return nil, nil, err
	}
	return nil, account.User, nil
}

// ofManyWays has it from a function that can fail in many other ways.
func ofManyWays(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	account, err := credentials.Find("/etc/accounts.yaml", a.Name, "notes.test", a.Name)
	if err != nil {
		return nil, nil, err
	}
	return nil, account.User, nil
}

type answer struct{ User, Password string }

// ofScript runs a script that hands out a password.
func ofScript(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var out bytes.Buffer
	cmd := exec.CommandContext(ctx, "/opt/password")
	cmd.Stdout = &out
	if err := cmd.Run(); err != nil {
		return mcp.NewToolResultError("the script failed"), nil
	}
	var a answer
	if err := yaml.Unmarshal(out.Bytes(), &a); err != nil {
		return mcp.NewToolResultErrorFromErr("the script answers something else", err), nil // want "leak/quoted: yaml.Unmarshal"
	}
	return mcp.NewToolResultText(a.User), nil
}

// ofOutput has its output in one piece, and many answers in it.
func ofOutput(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	out, err := exec.CommandContext(ctx, "/opt/passwords").Output()
	if err != nil {
		return mcp.NewToolResultError("the script failed"), nil
	}
	var all []*answer
	if err := yaml.UnmarshalContext(ctx, out, &all); err != nil {
		return mcp.NewToolResultErrorf("parse: %v", err), nil // want "leak/quoted: yaml.UnmarshalContext"
	}
	return mcp.NewToolResultText(all[0].User), nil
}

var handlers = []server.ToolHandlerFunc{ofScript, ofOutput, withoutLines, ofArgument, withoutCredentials, whereItIs, ownWords, ofAnything}

func use(s *gosdk.Server) {
	gosdk.AddTool(s, &gosdk.Tool{Name: "file"}, ofFile)
	gosdk.AddTool(s, &gosdk.Tool{Name: "decoder"}, ofDecoder)
	gosdk.AddTool(s, &gosdk.Tool{Name: "elsewhere"}, ofElsewhere)
	gosdk.AddTool(s, &gosdk.Tool{Name: "elsewhere_too"}, ofElsewhereToo)
	gosdk.AddTool(s, &gosdk.Tool{Name: "many_ways"}, ofManyWays)
	gosdk.AddTool(s, &gosdk.Tool{Name: "json"}, ofOtherParser)
}
