package rpccode

import "fmt"

// The numbers that JSON-RPC keeps for itself, and those of them that are left to
// protocols.
const (
	lowest       = -32768
	highest      = -32000
	ownLowest    = -32099
	ownHighest   = -32020
	legacyLowest = -32019
)

// notFound is the code of JSON-RPC for an unknown method.
const notFound = -32601

// A verdict is what is wrong with a code. Its category is "" if a server may send the code.
type verdict struct{ category, what, help string }

// judge returns the verdict on a code.
func judge(code int64) verdict {
	switch code {
	case -32700, -32600, notFound, -32602, -32603: // JSON-RPC
		return verdict{}
	case -32020, -32021, -32022: // MCP
		return verdict{}
	case -32002:
		return verdict{categoryRetired, "MCP has retired it, and clients expect -32602 for a missing resource", "send -32602 with the URI in the data, or a number outside of -32768 to -32000"}
	case -32042:
		return verdict{categoryRetired, "MCP has retired it, and clients no longer know it", "send -32602 or -32603, or a number outside of -32768 to -32000"}
	}
	const help = "send a code of JSON-RPC, or a number outside of -32768 to -32000"
	switch {
	case code < lowest || code > highest:
		return verdict{}
	case legacyLowest <= code:
		return verdict{categoryLegacy, "each server means something else by it, and MCP no longer allows it", help}
	case ownLowest <= code && code <= ownHighest:
		return verdict{categoryReserved, "MCP reserves -32099 to -32020, so clients can take it for another error", help}
	}
	return verdict{categoryReserved, fmt.Sprintf("JSON-RPC reserves %d to %d, so clients cannot know it", lowest, ownLowest-1), help}
}
