// Package mcpgo makes responses by hand.
package mcpgo

import "github.com/mark3labs/mcp-go/mcp"

var details = mcp.JSONRPCErrorDetails{Code: -32001, Message: "no"} // want `^a JSON-RPC error gets the code -32001, which means something else in every server, and which the MCP specification lets nobody take any more: a client can read nothing in it; use a code of JSON-RPC or a number outside of -32768 to -32000 \(rpccode/legacy\)$`

var made = mcp.NewJSONRPCErrorDetails(mcp.RESOURCE_NOT_FOUND, "no such page", nil) // want `^a JSON-RPC error gets the code -32002, which the MCP specification has retired: clients expect -32602 with the URI in the data for a missing resource; use that, or a number outside of -32768 to -32000 \(rpccode/retired\)$`

func response(id mcp.RequestId) mcp.JSONRPCError {
	return mcp.NewJSONRPCError(id, -32099, "no", nil) // want `^a JSON-RPC error gets the code -32099, which the MCP specification reserves for itself \(-32020 to -32099\): a client takes it for what a version of the protocol means by it; use a code of JSON-RPC or a number outside of -32768 to -32000 \(rpccode/reserved\)$`
}

func fine(id mcp.RequestId) mcp.JSONRPCError {
	return mcp.NewJSONRPCError(id, mcp.INVALID_PARAMS, "no", nil)
}
