package bridged

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"

	official "github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/plainerror/internal/store"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var (
	errOdd  = errors.New("it is odd")
	errGone = errors.New("it is gone")
	// ErrBusy is for whoever wants to know.
	ErrBusy = errors.New("it is busy")
)

// adapter gives errors in variables their codes.
func adapter(err error) *taxonomy.Error {
	if errors.Is(err, errGone) {
		return taxonomy.NotFound("It is gone.")
	}
	return nil
}

func registerVariables(o *official.Server) {
	gosdk.AddTool(o, &official.Tool{Name: "variables"}, nil, variables)
	gosdk.AddTool(o, &official.Tool{Name: "wrapped"}, nil, wrapped)
}

func variables(_ context.Context, _ *official.CallToolRequest, in document) (string, error) {
	switch in.ID {
	case "odd":
		return "", errOdd // want "plainerror/returned: bridged.errOdd"
	case "wrapped":
		return "", fmt.Errorf("document: %w", errOdd) // want "plainerror/returned: fmt.Errorf"
	case "gone":
		return "", errGone
	case "wrapped gone":
		return "", fmt.Errorf("document: %w", errGone)
	case "elsewhere":
		return "", fmt.Errorf("document: %w", store.ErrMissing)
	case "missing":
		return "", fmt.Errorf("document %s not found", in.ID) // want "plainerror/returned: fmt.Errorf"
	}
	return "", ErrBusy
}

// wrapped leaves what decides the code in the chain, but for the last one, of which lostcause speaks.
func wrapped(_ context.Context, _ *official.CallToolRequest, in document) (string, error) {
	if _, err := strconv.Atoi(in.ID); err != nil {
		return "", fmt.Errorf("the id is a number: %w", err)
	}
	if _, err := os.ReadFile(in.ID); err != nil {
		return "", fmt.Errorf("read %s: %w", in.ID, err)
	}
	if _, err := os.ReadDir(in.ID); err != nil {
		return "", fmt.Errorf("read %s: %v", in.ID, err)
	}
	return "", nil
}
