// Package gosdk hands out what the settings name as secrets.
package gosdk

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"runtime/debug"

	"example.test/leak/internal/notify"
	"example.test/leak/internal/vault"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct{ Name string }

type output struct{ Key, Host string }

type service struct {
	config  *vault.Config
	vault   *vault.Vault
	store   vault.Store
	cleaner *vault.Cleaner
}

func text(s string) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: s}}}
}

// function hands out what a function returns.
func (s *service) function(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return text("session: " + vault.Session()), nil, nil // want `^this typed tool handler puts the secret vault\.Session into its result: the agent, and whoever reads what it writes, has it, and the settings name it as a secret; leave it out, or take it out with a function that they name as a sanitizer \(leak/stated\)$`
}

// method asks the vault.
func (s *service) method(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	secret, err := s.vault.Secret(in.Name)
	if err != nil {
		return nil, nil, err
	}
	return nil, nil, fmt.Errorf("signed in as %s, but refused", secret) // want `^this typed tool handler returns an error with the secret vault\.\(\*Vault\)\.Secret: .*\(leak/stated\)$`
}

// behind asks through an interface.
func (s *service) behind(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, output, error) {
	return nil, output{Key: s.store.Fetch("key")}, nil // want `puts the secret vault\.Store\.Fetch into its result: `
}

// field hands out a field.
func (s *service) field(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, output, error) {
	return nil, output{Key: s.config.Key, Host: s.config.Host}, nil // want `puts the secret vault\.Config\.Key into its result: `
}

// promoted hands out a field of what is embedded.
func (s *service) promoted(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("no entry with " + s.config.Password) // want `returns an error with the secret vault\.Auth\.Password: `
}

// below has a text that another package makes of one.
func (s *service) below(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return text(vault.Heading(s.config)), nil, nil // want `puts the secret vault\.Config\.Key into its result through vault\.Heading: `
}

// typed hands out a value of a type.
func (s *service) typed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return text(string(vault.Signed())), nil, nil // want `puts the secret vault\.Token into its result: `
}

// whole prints a struct.
func (s *service) whole(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	c, err := vault.Load()
	if err != nil {
		return nil, nil, err
	}
	return text(fmt.Sprintf("as %+v", *c)), nil, nil // want `puts the secret vault\.Credentials into its result: `
}

// told sends one to the client.
func (s *service) told(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	notify.Tell(ctx, "info", "signed in with "+s.config.Key) // want `^this call of notify\.Tell sends the secret vault\.Config\.Key to the client: .*\(leak/stated\)$`
	return text("ok"), nil, nil
}

// toldOfRequest sends what no settings need to name.
func (s *service) toldOfRequest(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	resp, err := http.Get("https://notes.test/?api_key=" + s.config.Key)
	if err != nil {
		notify.Tell(ctx, "error", err.Error()) // want `^this call of notify\.Tell sends the text of an error of net/http\.Get to the client: .*\(leak/address\)$`
		return nil, nil, errors.New("the notes cannot be asked")
	}
	defer resp.Body.Close()
	return text(resp.Status), nil, nil
}

// logged sends a log of the protocol, whose function the settings name, too.
func (s *service) logged(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	_ = req.Session.Log(ctx, &mcp.LoggingMessageParams{Level: "error", Data: string(debug.Stack())}) // want `^this call of mcp\.\(\*ServerSession\)\.Log sends a stack trace to the client: .*\(leak/internals\)$`
	return text("ok"), nil, nil
}

func use(server *mcp.Server, s *service) {
	mcp.AddTool(server, &mcp.Tool{Name: "function"}, s.function)
	mcp.AddTool(server, &mcp.Tool{Name: "method"}, s.method)
	mcp.AddTool(server, &mcp.Tool{Name: "behind"}, s.behind)
	mcp.AddTool(server, &mcp.Tool{Name: "field"}, s.field)
	mcp.AddTool(server, &mcp.Tool{Name: "promoted"}, s.promoted)
	mcp.AddTool(server, &mcp.Tool{Name: "below"}, s.below)
	mcp.AddTool(server, &mcp.Tool{Name: "typed"}, s.typed)
	mcp.AddTool(server, &mcp.Tool{Name: "whole"}, s.whole)
	mcp.AddTool(server, &mcp.Tool{Name: "told"}, s.told)
	mcp.AddTool(server, &mcp.Tool{Name: "told_of_request"}, s.toldOfRequest)
	mcp.AddTool(server, &mcp.Tool{Name: "logged"}, s.logged)
}
