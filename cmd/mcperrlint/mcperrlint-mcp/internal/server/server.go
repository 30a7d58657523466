// Package server is the MCP server of mcperrlint.
//
// It has four tools: lint reports findings, failures what tools answer when something fails, explain tells of
// a rule or a finding, and fix shows what a fix changes and applies it when it is told to. Rules and pages of
// the documentation are resources, and a prompt mends a server with all of these.
//
// It is written as the rules ask for. Each tool has a contract, failures.go; failure.go says which declared
// failure an error of another package is; the bridge does the rest.
package server

import (
	"log/slog"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/linter"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/page"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/roots"
)

// Options say how a server works.
type Options struct {
	Version string
	Linter  *linter.Linter
	// Rules are those of the linter.
	Rules []linter.Rule
	// Start is what clients without roots may look into.
	Start roots.Set
	// Bounded means that the roots of clients count only inside Start, as where anyone on the machine can
	// be a client.
	Bounded bool
	Logger  *slog.Logger
}

// A service answers the calls.
type service struct {
	Options

	pages []string // of the documentation
	shelf page.Shelf[failing]
}

// instructions tell a model what the server is for.
const instructions = "mcperrlint finds the places where a Go MCP server misleads the agent that calls it. " +
	"Begin with the tool lint. Its findings have ids: explain tells how a failure comes to one, fix shows or applies its fix. " +
	"The tool failures lists what every tool of the server answers when something fails. Nothing of the checkout is executed."

// New returns a server.
func New(options Options) (*mcp.Server, error) {
	names, err := pages()
	if err != nil {
		return nil, err
	}
	s := &service{Options: options, pages: names}
	server := mcp.NewServer(&mcp.Implementation{Name: "mcperrlint", Title: "mcperrlint", Version: options.Version},
		&mcp.ServerOptions{Instructions: instructions, Capabilities: &mcp.ServerCapabilities{}, CompletionHandler: s.complete})
	served := gosdk.For(server, bridge.Logger(options.Logger))
	s.addTools(served)
	s.addResources(served)
	s.addPrompt(served)
	return server, nil
}

// addTools adds the tools, each with its contract.
func (s *service) addTools(served *gosdk.Server) {
	gosdk.AddTool(served, lintTool, lintFailures, s.lint)
	gosdk.AddTool(served, failuresTool, failuresFailures, s.failures)
	gosdk.AddTool(served, explainTool, explainFailures, s.explain)
	gosdk.AddTool(served, fixTool, fixFailures, s.fix)
}

// reads says of a tool that it changes nothing, and asks nobody outside of the machine.
func reads(title string) *mcp.ToolAnnotations {
	return &mcp.ToolAnnotations{Title: title, ReadOnlyHint: true, IdempotentHint: true, DestructiveHint: new(bool), OpenWorldHint: new(bool)}
}
