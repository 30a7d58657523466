// Package panicboundary defines a rule against code that ends a server with all its
// sessions because of one call.
//
// # Analyzer panicboundary
//
// panicboundary: report panics and exits in code that handlers reach
//
// A handler that fails should say so to the agent that called it. One that panics, or
// ends the process, takes the sessions of everybody with it: go-sdk recovers from no
// panic, and mcp-go answers with an error of the protocol at best. From log.Fatal and
// os.Exit nothing recovers.
//
// # What it reports
//
// In handlers, hooks and middleware, and in functions of the module that they call:
// panic and the Panic functions of loggers (category panic); os.Exit and the Fatal
// functions of log, logrus, zap, klog and glog (category exit). The finding is at the
// statement, or, if that is in another package, at the first call that leads to it, or
// where a handler of the program's own is registered that stands in another package.
//
// Functions called Must, or Must and more, as regexp.MustCompile, that are given what a
// client sent (category must).
//
// In the strict preset, servers whose library lets a panic end the process, and that
// get no middleware which recovers (category no-recovery), even if handlers of theirs do.
//
// The message says what becomes of a panic under the version of the library.
//
// Lists and texts that are cut where an argument says, or of which the element is taken that an argument
// names, if nothing compares the number with anything (category bounds). Slices that are cut at a number which is
// compared with their length only, here or in a function of the module that gets it, also as a field of a
// struct: minus one is smaller than every length.
//
// Assertions without a second result on what a function has decoded from others, such as the answer of a
// service: one finding for each function (category assertion). Assertions that a field which can hold
// anything holds a struct, a pointer or a list of structs, where the module decodes that object from JSON:
// the decoder puts a map[string]any or a []any there. If another package asserts it, the first call of that
// function is reported.
//
// Fields of an object that a function of the module gives, which returns nil beside a nil error at some
// place, if nobody asks whether the object is there (category nil).
//
// # What it leaves alone
//
// Panics where something recovers: the function, one that calls it on the way from the
// handler, a function around the handler, or middleware of the server, as far as the
// package tells. Exits are reported there, too.
//
// What handlers do not reach: panics while tools are registered, and exits of the
// command that starts the server. Branches that are never taken: testing.Testing is false in a server,
// a variable or an unexported field never has a value that nobody gives it, and a command has ended at its
// start where the environment is not as it must be. Methods of types of which the package makes no value.
//
// Must functions with constants, and with what cannot be followed to a request, and
// the panics in them: the caller decides what they get. Those that return an error.
//
// Panics where a variable of the package is nil that the start of the program sets, as in
// if shared == nil { panic("call Init first") }.
//
// Numbers that are compared as a part of a sum, or by a function that gets the struct with them, such as
// a method of a struct that is embedded in it.
//
// The value of a panic that is sent to the client.
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
