// Package orders has a tool and its contract, which others misuse.
package orders

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const hint = "Call list_orders and pass one of the numbers it returns."

// Failures is the contract of Get.
var Failures = contract.Contract{
	{Reason: "order_gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
}

// Shared is no contract of a tool.
var Shared = contract.Contract{
	{Reason: "order_busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint},
}

// Open gets more entries.
var Open = contract.Contract{}

func init() { Open = append(Open, Shared...) }

// Get is a handler.
func Get(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, Failures.Fail("order_gone", "")
}
