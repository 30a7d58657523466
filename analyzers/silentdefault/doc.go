// Package silentdefault defines a rule against arguments that are replaced without a word.
//
// # Analyzer silentdefault
//
// silentdefault: report arguments that are replaced without a word
//
// An agent asks for the last "2 weeks". "2 weeks" is no Go duration, so the tool uses its default of 30
// seconds. The agent cannot tell that its argument was dropped, and reports the wrong answer.
//
// # What it reports
//
// Arguments that cannot be parsed and are replaced by a default, a zero value or nothing (category parsed).
// Parsers are those of strconv, time, encoding/json and path/filepath, and functions of the module that fail
// for no other reason. A parser in another package is reported at the call that hands it the argument. An argument that
// the tool does not declare, and that agents never send, is strict.
//
// Arguments of the wrong type that count as missing (categories type and empty, which are strict, one finding for
// each function). This is v, _ := args["limit"].(float64), and req.GetString("title", "") where the tool declares
// title as required. So is a field of an input that mcp-go or mcp-golang only decodes, where the tool, or the tag of the field, says
// that it must be given, and nobody asks whether it was. So is a text of another type that the function takes for a default of its own, as in
// if kind == "" { kind = "pod" }. Category type is about false, 0 and optional lists, which are requests of their own. Category
// empty is about texts and required lists, which the next call mostly refuses.
//
// Servers made with mcp-go without WithInputSchemaValidation, if handlers drop arguments of the wrong type
// (category unchecked, one finding for each server, with all places). Versions before v0.50.0 have no such option: there, each
// package has its own finding, where it reads the first of those arguments. The finding is strict if only texts are
// dropped: agents send "5" for 5, and seldom a number for a text.
//
//	if n, ok := req.GetArguments()["limit"].(float64); ok { // not for "5"
//		query.Limit = int(n)
//	}
//
// Arguments that are asserted to a type that encoding/json never puts into an interface, such as int or
// []string: the assertion never holds (category never).
//
// Arguments that a tool accepts and nothing reads (category unused, which is strict): fields of a typed input, also nested
// ones, and arguments that a tool of mcp-go declares. Where tools share an input, a tool that creates or updates
// something is reported for a field that only another one reads.
//
// Elements of a list or map that are left out because they have the wrong type (category element, which is strict).
//
// Texts that are compared with their known values, where any other one is taken for a default (category
// enumeration, which is strict). A comparison in a helper of another package is reported at the call.
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
// A helper may get the text by itself, in a struct, or in one that is embedded there.
//
// # What it leaves alone
//
// A text that is taken for something else if it cannot be parsed: a name that is no number.
//
// Optional arguments that are missing: defaults are made for those. Arguments that are read in more than one
// way, such as number or text, or parsed in one format after the other. An argument in whose place all others are
// taken if it has another type.
//
// Arguments that the description of the tool does not declare, so that agents do not send them (strict).
//
// Whatever the agent is told: in an error, in a list of warnings, in a flag of the answer.
//
// Arguments that are checked, before or after, with an error as the answer, and programs that validate
// arguments against a JSON schema themselves. Typed tools of go-sdk are validated by the library.
//
// By default, what is parsed where neither the argument nor a tool has a name, as in middleware that keeps records.
//
// Texts that are used for more than comparisons. Yes and no, file extensions and media types.
//
// Inputs that leave the package as a whole, in an interface or as an argument of a call. Tools with
// metadata, whose input an application of the host may read.
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
// After: an error result, "last is no duration such as 90s or 24h: …". The agent asks again, for "336h".
//
// # What to do
//
// Answer with an error that says what is wrong with the argument, and what it may be.
package silentdefault
