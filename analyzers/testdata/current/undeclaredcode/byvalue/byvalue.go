// Package byvalue declares failures as variables.
package byvalue

import (
	"context"
	"errors"
	"io/fs"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const hint = "Call list_documents and pass one of the names it returns."

var (
	gone   = contract.Failure{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint}
	taken  = contract.Failure{Reason: "taken", Code: taxonomy.CodeConflict, When: "It is taken.", Recovery: hint}
	busy   = contract.Failure{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint}
	shared = contract.Must(contract.Contract{gone, taken})
	plain  = contract.Contract{gone}
)

type document struct{ ID string }

func register(s *mcp.Server) {
	gosdk.AddTool(s, &mcp.Tool{Name: "read"}, shared, read)
	gosdk.AddTool(s, &mcp.Tool{Name: "write"}, contract.Must(plain), write)
}

func read(_ context.Context, _ *mcp.CallToolRequest, in document) (string, error) {
	switch in.ID {
	case "":
		return "", gone.Fail("")
	case "a":
		return "", taken.Fail("", taxonomy.Recovery(hint))
	}
	return "", busy.Fail("It is busy.") // want "undeclaredcode/reason: busy"
}

func write(_ context.Context, _ *mcp.CallToolRequest, in document) (string, error) {
	_, err := os.ReadFile(in.ID)
	if errors.Is(err, fs.ErrExist) {
		return "", taken.Fail("", taxonomy.Cause(err)) // want "undeclaredcode/reason: taken"
	}
	return "", gone.Fail("")
}
