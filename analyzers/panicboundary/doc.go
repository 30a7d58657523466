// Package panicboundary defines a rule against code that ends a server with all its
// sessions because of one call.
//
// # Analyzer panicboundary
//
// panicboundary: report panics and exits in code that handlers reach
//
// A handler that fails should tell the agent that called it. One that panics or ends the process takes
// down the sessions of everybody else: go-sdk recovers from no panic, and mcp-go answers with a JSON-RPC
// error at best. Nothing recovers from log.Fatal and os.Exit.
//
// # What it reports
//
// In handlers, hooks and middleware, and in functions of the module that they call:
// panic and the Panic functions of loggers (category panic); os.Exit and the Fatal
// functions of log, logrus, zap, klog and glog (category exit). The finding is at the
// statement. If that is in another package, it is at the first call that leads there, or
// where the handler is registered.
//
// Must functions, such as regexp.MustCompile, that get an argument of the call (category must).
//
// Slices, texts and indexes whose bounds come from an argument that nothing compares with anything, or only with
// the length: -1 is less than every length (category bounds). Functions of the module that cut count, too. Where such a
// function compares the number with nothing, one that is too large counts as well, if the handler compares it with
// constants only.
//
// Type assertions without a second result on decoded data, such as the response of a service, or on elements of what the
// client of a service returns, as in secret.Data["keys"].([]any): one finding for each
// function (category assertion). So do assertions of a field of type any to a struct, a pointer or a
// list of structs, if the module decodes that struct from JSON: the decoder puts a map[string]any or a []any there.
// So do elements with a fixed index of a list that was decoded, as in answer.Choices[0], if nobody asks how long it is
// or whether it is nil.
//
// Pointers that are followed without a check, although the library gives nil, without an error, where there is nothing
// (category absent): what Read and List of the Vault client return, Get of Consul's, and pem.Decode.
//
// Servers whose library lets a panic end the process, without middleware that recovers (category
// no-recovery, which is strict).
//
// The message says what becomes of a panic under the version of the library.
//
// # What it leaves alone
//
// Panics that are recovered: by the function, by one that calls it on the way from the
// handler, by a wrapper of the handler, or by middleware of the server, as far as the
// package tells. Exits are reported there, too.
//
// Code that handlers do not reach: panics while tools are registered, exits of the
// command that starts the server, and branches that are never taken: those under testing.Testing, and those that the
// constants exclude which a call hands over, as in render(true).
//
// Must functions with constants or with values that cannot be traced to a request, those that return an
// error, and panics inside of Must functions: the caller chooses the input.
//
// Guards against missing initialization, as in if shared == nil { panic("call Init first") }. Other panics to which
// neither an error nor an argument leads, as in mu, ok := locks.Load(name).(*sync.Mutex), are strict: only a mistake of
// the program leads there. So is what ends where the process has no home directory and the like: it would not have
// come so far.
//
// Functions of the module that return nil, nil: the callers that do not ask mostly know that there is something.
//
// Numbers that are compared as a part of a sum, by a function that gets the struct that holds them, by the function
// that gives them, or by all that hand them on.
//
// What the text of the panic says.
//
// # Before
//
//	package library
//
//	import (
//		"context"
//		"regexp"
//
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	type args struct {
//		Pattern string `json:"pattern"`
//	}
//
//	func find(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
//		return nil, regexp.MustCompile(in.Pattern).FindAllString("A Room of One's Own", -1), nil
//	}
//
// # After
//
//	package library
//
//	import (
//		"context"
//		"regexp"
//
//		"github.com/mcperrlint/mcperrlint/taxonomy"
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	type args struct {
//		Pattern string `json:"pattern"`
//	}
//
//	func find(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
//		pattern, err := regexp.Compile(in.Pattern)
//		if err != nil {
//			return nil, nil, taxonomy.ValidationError("The pattern is no regular expression.", taxonomy.Cause(err))
//		}
//		return nil, pattern.FindAllString("A Room of One's Own", -1), nil
//	}
//
// # The agent sees
//
// Before: no answer. go-sdk recovers from no panic: the process exits, and all sessions
// end with it.
//
// After: an error result, "The pattern is no regular expression.", and can correct it.
//
// # What to do
//
// Call the function that returns an error, and answer with that. Where it is not known
// what panics, add middleware that recovers.
package panicboundary
