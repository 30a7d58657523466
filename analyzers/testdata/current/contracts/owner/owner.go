// Package owner has a tool and its contract.
package owner

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Failures is the contract of Get.
var Failures = contract.Contract{{Reason: "gone", Code: taxonomy.CodeNotFound}} // want Failures:`contract\(gone: not_found; in use\)`

// Get is for others.
func Get(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want Get:`bound\(example.test/contracts/owner.Failures\)`
	return nil, Failures.Fail("gone", "")
}
