// Package tools has the tools.
package tools

import (
	"context"
	"encoding/json"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/undeclaredcode/registries/api"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const hint = "Call list_documents and pass one of the names it returns."

var reading = contract.Contract{{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint}}

// All returns the tools.
func All() []api.Tool { return []api.Tool{Reader{}} }

// Install puts them on a server.
func Install(s *mcp.Server) { api.Install(s, Reader{}, &writer{}) }

// Reader reads.
type Reader struct{}

// Definition describes the tool.
func (Reader) Definition() *mcp.Tool { return &mcp.Tool{Name: "read"} }

// Failures declares how it can fail.
func (Reader) Failures() contract.Contract { return reading }

// Call reads.
func (Reader) Call(_ context.Context, args json.RawMessage) (string, error) {
	if len(args) == 0 {
		return "", reading.Fail("gone", "")
	}
	return "", taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
}

type writer struct{ busy bool }

func (*writer) Definition() *mcp.Tool { return &mcp.Tool{Name: "write"} }

func (*writer) Failures() contract.Contract { return nil }

func (w *writer) Call(context.Context, json.RawMessage) (string, error) {
	return "", taxonomy.Forbidden("Not yours.")
}
