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
	return text("session: " + vault.Session()), nil, nil // want "leak/stated: vault.Session"
}

// method asks the vault.
func (s *service) method(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	secret, err := s.vault.Secret(in.Name)
	if err != nil {
		return nil, nil, err
	}
	return nil, nil, fmt.Errorf("signed in as %s, but refused", secret) // want "leak/stated: vault.Vault.Secret"
}

// behind asks through an interface.
func (s *service) behind(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, output, error) {
	return nil, output{Key: s.store.Fetch("key")}, nil // want "leak/stated: vault.Store.Fetch"
}

// field hands out a field.
func (s *service) field(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, output, error) {
	return nil, output{Key: s.config.Key, Host: s.config.Host}, nil // want "leak/stated: vault.Config.Key"
}

// promoted hands out a field of what is embedded.
func (s *service) promoted(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("no entry with " + s.config.Password) // want "leak/stated: vault.Auth.Password"
}

// below has a text that another package makes of one.
func (s *service) below(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return text(vault.Heading(s.config)), nil, nil // want "leak/stated: vault.Config.Key"
}

// typed hands out a value of a type.
func (s *service) typed(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return text(string(vault.Signed())), nil, nil // want "leak/stated: vault.Token"
}

// whole prints a struct.
func (s *service) whole(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	c, err := vault.Load()
	if err != nil {
		return nil, nil, err
	}
	return text(fmt.Sprintf("as %+v", *c)), nil, nil // want "leak/stated: vault.Credentials"
}

// told sends one to the client.
func (s *service) told(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	notify.Tell(ctx, "info", "signed in with "+s.config.Key) // want "leak/stated: notify.Tell"
	return text("ok"), nil, nil
}

// toldOfRequest sends what no settings need to name.
func (s *service) toldOfRequest(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	resp, err := http.Get("https://notes.test/?api_key=" + s.config.Key)
	if err != nil {
		notify.Tell(ctx, "error", err.Error()) // want "leak/address: http.Get"
		return nil, nil, errors.New("the notes cannot be asked")
	}
	defer resp.Body.Close()
	return text(resp.Status), nil, nil
}

// logged sends a log of the protocol, whose function the settings name, too.
func (s *service) logged(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	_ = req.Session.Log(ctx, &mcp.LoggingMessageParams{Level: "error", Data: string(debug.Stack())}) // want "leak/internals: mcp.ServerSession.Log"
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
