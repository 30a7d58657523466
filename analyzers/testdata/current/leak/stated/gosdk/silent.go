package gosdk

import (
	"context"
	"errors"
	"fmt"
	"log"
	"net/http"

	"example.test/leak/internal/notify"
	"example.test/leak/internal/vault"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// host hands out another field.
func (s *service) host(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, output, error) {
	return nil, output{Host: s.config.Host}, nil
}

// names hands out what another method of the vault returns.
func (s *service) names(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return text(fmt.Sprint(s.vault.Names(), s.store.Size())), nil, nil
}

// failing returns the error of a source, which is no secret.
func (s *service) failing(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if _, err := s.vault.Secret(in.Name); err != nil {
		return nil, nil, err
	}
	return text("there is one"), nil, nil
}

// compared uses a secret and shows none.
func (s *service) compared(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if in.Name != vault.Session() {
		return nil, nil, errors.New("another session")
	}
	return text("the same"), nil, nil
}

// written prints a value of a type that says how it is written.
func (s *service) written(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	pin := vault.Pin(in.Name)
	return text(fmt.Sprintf("with %v", pin)), nil, nil
}

// realm reads a field of a struct that is a secret as a whole.
func (s *service) realm(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	c, err := vault.Load()
	if err != nil {
		return nil, nil, err
	}
	return text("in " + c.Realm), nil, nil
}

// redacted takes the secret out.
func (s *service) redacted(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return text("with " + vault.Redact(s.config.Key)), nil, nil
}

// redactedLater takes it out of the whole text.
func (s *service) redactedLater(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New(vault.Redact(fmt.Sprintf("refused: %s", vault.Heading(s.config))))
}

// cleaned takes what no settings need to name out of an error.
func (s *service) cleaned(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	resp, err := http.Get("https://notes.test/?api_key=" + s.config.Key)
	if err != nil {
		return nil, nil, fmt.Errorf("ask: %w", s.cleaner.Clean(err))
	}
	defer resp.Body.Close()
	return text(resp.Status), nil, nil
}

// toldOther hands a sink something else, and the secret to arguments that it does not send.
func (s *service) toldOther(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	notify.Tell(ctx, s.config.Key, "signed in as "+s.config.User)
	notify.Tell(ctx, "info", vault.Redact(s.config.Key))
	return text("ok"), nil, nil
}

// counted hands a secret to a function that is no sink, and to the log of the server.
func (s *service) counted(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	log.Print(s.config.Key)
	return text(fmt.Sprintf("%d letters", notify.Count(s.config.Key))), nil, nil
}

// sentOfAgent logs what the agent has sent.
func (s *service) sentOfAgent(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	_ = req.Session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "looking for " + in.Name})
	return text("ok"), nil, nil
}

func useSilent(server *mcp.Server, s *service) {
	mcp.AddTool(server, &mcp.Tool{Name: "host"}, s.host)
	mcp.AddTool(server, &mcp.Tool{Name: "names"}, s.names)
	mcp.AddTool(server, &mcp.Tool{Name: "failing"}, s.failing)
	mcp.AddTool(server, &mcp.Tool{Name: "compared"}, s.compared)
	mcp.AddTool(server, &mcp.Tool{Name: "written"}, s.written)
	mcp.AddTool(server, &mcp.Tool{Name: "realm"}, s.realm)
	mcp.AddTool(server, &mcp.Tool{Name: "redacted"}, s.redacted)
	mcp.AddTool(server, &mcp.Tool{Name: "redacted_later"}, s.redactedLater)
	mcp.AddTool(server, &mcp.Tool{Name: "cleaned"}, s.cleaned)
	mcp.AddTool(server, &mcp.Tool{Name: "told_other"}, s.toldOther)
	mcp.AddTool(server, &mcp.Tool{Name: "counted"}, s.counted)
	mcp.AddTool(server, &mcp.Tool{Name: "sent_of_agent"}, s.sentOfAgent)
}
