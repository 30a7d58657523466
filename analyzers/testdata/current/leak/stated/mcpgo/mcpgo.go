// Package mcpgo hands out what the settings name as secrets, and does not.
package mcpgo

import (
	"context"
	"fmt"
	"strings"

	"example.test/leak/internal/notify"
	"example.test/leak/internal/vault"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type service struct {
	config   vault.Config
	channel  *notify.Channel
	notifier notify.Notifier
	server   *server.MCPServer
}

// formatted prints what a function returns.
func (s *service) formatted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultErrorf("session %s is over", vault.Session()), nil // want "leak/stated: vault.Session"
}

// kept puts a field into a variable and a list first.
func (s *service) kept(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	lines := []string{"host: " + s.config.Host}
	if key := s.config.Key; key != "" {
		lines = append(lines, "key: "+key)
	}
	return mcp.NewToolResultText(strings.Join(lines, "\n")), nil // want "leak/stated: vault.Config.Key"
}

// structured hands out a value of a type as data.
func (s *service) structured(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultStructured(map[string]any{"token": vault.Signed()}, "signed in"), nil // want "leak/stated: vault.Token"
}

// revealed makes a text of a pin.
func (s *service) revealed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	pin := vault.Pin(s.config.Host)
	return mcp.NewToolResultText("pin: " + string(pin)), nil // want "leak/stated: vault.Pin"
}

// asked is a prompt with one.
func (s *service) asked(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return mcp.NewGetPromptResult("ask", []mcp.PromptMessage{mcp.NewPromptMessage(mcp.RoleUser, mcp.NewTextContent("use "+s.config.Password))}), nil // want "leak/stated: vault.Auth.Password"
}

// sent is a format for the client.
func (s *service) sent(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	s.channel.Sendf("signed in with %s", s.config.Key) // want "leak/stated: notify.Channel.Sendf"
	return mcp.NewToolResultText("ok"), nil
}

// deferred is sent at the end, through an interface.
func (s *service) deferred(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	defer s.notifier.Notify("left " + vault.Session()) // want "leak/stated: notify.Notifier.Notify"
	return mcp.NewToolResultText("ok"), nil
}

// pushed is a notification of the protocol.
func (s *service) pushed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	_ = s.server.SendNotificationToClient(ctx, "notifications/message", map[string]any{"level": "info", "data": "key " + s.config.Key}) // want "leak/stated: server.MCPServer.SendNotificationToClient"
	return mcp.NewToolResultText("ok"), nil
}

// replaced takes it out without a sanitizer.
func (s *service) replaced(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := fmt.Sprintf("key: %s", s.config.Key)
	return mcp.NewToolResultText(strings.ReplaceAll(text, s.config.Key, "***")), nil
}

// redacted takes it out.
func (s *service) redacted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	s.channel.Sendf("signed in with %s", vault.Redact(s.config.Key))
	return mcp.NewToolResultText(vault.Redact(vault.Session())), nil
}

// progress tells how far it is.
func (s *service) progress(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	_ = s.server.SendNotificationToClient(ctx, "notifications/message", map[string]any{"level": "info", "data": "half of " + req.GetString("name", "")})
	return mcp.NewToolResultText("ok"), nil
}

func use(m *server.MCPServer, s *service) {
	m.AddTool(mcp.NewTool("formatted"), s.formatted)
	m.AddTool(mcp.NewTool("kept"), s.kept)
	m.AddTool(mcp.NewTool("structured"), s.structured)
	m.AddTool(mcp.NewTool("revealed"), s.revealed)
	m.AddPrompt(mcp.NewPrompt("asked"), s.asked)
	m.AddTool(mcp.NewTool("sent"), s.sent)
	m.AddTool(mcp.NewTool("deferred"), s.deferred)
	m.AddTool(mcp.NewTool("pushed"), s.pushed)
	m.AddTool(mcp.NewTool("replaced"), s.replaced)
	m.AddTool(mcp.NewTool("redacted"), s.redacted)
	m.AddTool(mcp.NewTool("progress"), s.progress)
}
