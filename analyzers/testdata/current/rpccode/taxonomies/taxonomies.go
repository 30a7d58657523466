// Package taxonomies takes numbers of package taxonomy for codes of the protocol.
package taxonomies

import (
	"github.com/modelcontextprotocol/go-sdk/jsonrpc"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func constant() error {
	return &jsonrpc.Error{Code: int64(taxonomy.CodeNotFound), Message: "no"} // want "rpccode/taxonomy: int64(taxonomy.CodeNotFound)"
}

func variable(e *taxonomy.Error) error {
	return &jsonrpc.Error{Code: int64(e.Code), Message: e.Message} // want "rpccode/taxonomy: int64(e.Code)"
}

// protocol sends the code that the taxonomy has for it.
func protocol(e *taxonomy.Error) error {
	return &jsonrpc.Error{Code: int64(e.Code.Protocol()), Message: e.Message}
}

// same is a code of JSON-RPC under another name.
func same() error {
	return &jsonrpc.Error{Code: int64(taxonomy.CodeInvalidParams), Message: "no"}
}
