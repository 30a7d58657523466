// Package remedy says how a handler answers with a failure, in the library and version that the
// program uses:
//
//	mcp-go, raw go-sdk     a result with the error flag and a nil error
//	typed go-sdk           the error itself, of which the library makes such a result
//	mcp-golang             the error itself: it has no error flag
//
// The tables of package sdk decide by what becomes of a returned error, so that no rule compares
// libraries.
package remedy

import (
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// mcpGo is the package of mcp-go with functions that make results.
const mcpGo = "github.com/mark3labs/mcp-go/mcp"

// theError is the remedy where the library makes of an error what the agent should get.
const theError = "return the error"

// Error is the remedy where nobody knows who gets it, and no call has returned one.
const Error = "return an error"

// Anew returns a remedy for a place where no call has returned an error that could be handed on.
func Anew(remedy string) string {
	if remedy == theError {
		return Error
	}
	return remedy
}

// Answer returns how a handler of a kind answers with a failure, as an imperative: "return the error".
// The library can be nil.
func Answer(pass *analysis.Pass, library *sdk.SDK, kind sdk.Kind) string {
	if !kind.IsTool() || library == nil || sdk.Of(pass.Pkg).Effect(library, kind, sdk.PlainError).Vehicle == sdk.ToolError {
		return theError
	}
	if library.Name == "mcp-go" && api.Imports(pass.Pkg, mcpGo) && !api.Lacks(pass.Pkg, mcpGo, "NewToolResultError") {
		return "return `mcp.NewToolResultError`"
	}
	for _, row := range library.Results {
		if row.IsError != "" {
			return "return a result with `" + row.IsError + "` set"
		}
	}
	return theError
}
