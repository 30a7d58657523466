// Package silentdefault defines a rule against arguments that are replaced without a word.
//
// # Analyzer silentdefault
//
// silentdefault: report arguments that are replaced without a word
//
// An agent that asks for the last "2 weeks" and gets the last 30 seconds, because that is the default and
// "2 weeks" is no duration, does not learn that it was answered another question. It reports what it got.
//
// # What it reports
//
// Arguments that are given to strconv, time or json, or as a pattern to path/filepath, and cannot be
// parsed, where the function goes on with a default, a zero value or without them, at most with a log
// (category parsed). So do those that a function of the module parses, which is given nothing else and fails for
// nothing else: one finding for each package. Where a function of another package does that with what it is given, also in a
// field of a struct, the call that gives it the arguments is reported, with the places related.
//
// Arguments that are taken for missing ones where they have another type: the second result of an assertion
// is discarded, or the error of a function of the package that is given the request and the name. Arguments
// that mcp-go gives with the zero value as the default, though the description of the tool says that they
// must be given: that library checks neither. The function then goes on with false, 0, or without a list or map that
// need not be given: a request that the agent has not made (category type, which is strict, one finding for each function). By
// default one finding speaks for all arguments of a server, see category unchecked.
//
// The same for texts, and for lists and maps that must be given (category empty, which is strict): whoever is asked next
// mostly refuses an empty one.
//
// Arguments that handlers of mcp-go drop where they have another type, and answer as if the agent had given none: that
// library checks types only if the server is made with WithInputSchemaValidation (category unchecked). There is one finding for
// each server, with all places; where the server and the handlers are brought together by a third package, it
// stands there. If texts are all that is dropped, it is strict: agents give "5" for 5 and one text for a list, and seldom
// something else for a text.
//
//	if n, ok := req.GetArguments()["limit"].(float64); ok { // "5" is none
//		query.Limit = int(n)
//	}
//
// Arguments that are asserted to be of a type which package json puts into no interface, such as int or []string, and to be of
// no other one: whatever the agent gives counts as missing (category never).
//
// Fields in the input of a typed tool, also of structs in it, that nothing in the package reads (category unused, which is strict), or, if tools share an input, that
// the handler of one which creates or updates something does not read, and that of another one does. Arguments
// that a tool of mcp-go declares and its handler never asks for, as far as the request stays in the package; where a package
// describes tools for another one to register, those for which none of its handlers asks, once for all tools.
//
// Elements of a list or a map of any type that are added to another one if they are strings, say, and left out
// without a word if not (category element, which is strict): the work is done for less than was asked for.
//
// Texts that are compared with what they may be, in a switch, a chain of ifs or a map, where the function goes on with a
// default for any other one (category enumeration, which is strict). One comparison is enough where the function has one text for
// what it knows, and another one for the rest. That is looked for in handlers, in functions that get the argument, also of other packages of
// the module and as a field of a struct, and told once for each place: there, or at the call from the package of the handler.
//
//	switch req.GetString("order", "") {
//	case "created":
//		return byTime(notes)
//	case "updated":
//		return byChange(notes)
//	default: // "modified", "size", "CREATED"
//		return byName(notes)
//	}
//
// # What it leaves alone
//
// Texts that are used for more than to be compared, where they are none of those that are known: who gets one can refuse it,
// and who reads it in the answer is told. Those that are checked before, or lead to a result that stands for none, to
// an error or to words that tell of it. Yes and no, the endings of files and types of media. Enumerations that the
// library holds against the schema: those of typed tools of go-sdk, and of mcp-go with WithInputSchemaValidation.
//
// Arguments that are found to be empty, where the tool answers with an error then, or that are compared with what
// they may be, also in an earlier loop over the same list. Those that a function of the package puts into a request which it makes.
//
// Arguments that are missing and need not be there: that is what defaults are for. Texts that are parsed in one
// form after the other. Whatever is told: in an error, in a list of warnings, in a flag of the answer.
//
// Inputs of which a value leaves the package: in an interface, as another type, or in a call of a function
// elsewhere. Tools with metadata, by which a host shows them in an application that reads the input itself.
//
// Arguments that are read in another way as well, such as number or text, and those of which the function looks later at
// what stands for them, and answers at once. Servers that check arguments against a JSON schema themselves.
//
// Libraries that hold arguments against the schema before the handler is called, as go-sdk does for typed tools.
//
// # Before
//
//	package logs
//
//	import (
//		"context"
//		"time"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	func logs(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		last, err := time.ParseDuration(req.GetString("last", "30s"))
//		if err != nil {
//			last = 30 * time.Second
//		}
//		return mcp.NewToolResultText("the logs since " + time.Now().Add(-last).String()), nil
//	}
//
// # After
//
//	package logs
//
//	import (
//		"context"
//		"time"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	func logs(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		last, err := time.ParseDuration(req.GetString("last", "30s"))
//		if err != nil {
//			return mcp.NewToolResultErrorFromErr("last is no duration such as 90s or 24h", err), nil
//		}
//		return mcp.NewToolResultText("the logs since " + time.Now().Add(-last).String()), nil
//	}
//
// # The agent sees
//
// Before: the logs of the last 30 seconds, for "2 weeks".
//
// After: an error result that says what a duration looks like. It asks again, for "336h".
//
// # What to do
//
// Answer with an error that says what is wrong with the argument, and what it may be.
package silentdefault
