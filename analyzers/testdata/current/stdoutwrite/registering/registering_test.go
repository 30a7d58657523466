package registering

import (
	"testing"

	"example.test/stdoutwrite/between"
	"example.test/stdoutwrite/finders"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// What a test registers, no server does.
func TestTested(t *testing.T) {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	s.AddTool(&mcp.Tool{Name: "tested"}, between.Adapt(finders.Tested))
}
