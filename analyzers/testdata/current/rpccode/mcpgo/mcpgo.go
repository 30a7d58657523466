// Package mcpgo makes responses by hand.
package mcpgo

import "github.com/mark3labs/mcp-go/mcp"

var details = mcp.JSONRPCErrorDetails{Code: -32001, Message: "no"} // want "rpccode/legacy: -32001"

var made = mcp.NewJSONRPCErrorDetails(mcp.RESOURCE_NOT_FOUND, "no such page", nil) // want "rpccode/retired: -32002"

func response(id mcp.RequestId) mcp.JSONRPCError {
	return mcp.NewJSONRPCError(id, -32099, "no", nil) // want "rpccode/reserved: -32099"
}

func fine(id mcp.RequestId) mcp.JSONRPCError {
	return mcp.NewJSONRPCError(id, mcp.INVALID_PARAMS, "no", nil)
}
