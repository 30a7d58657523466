// Package plainerror defines a rule against handlers whose errors carry no code.
//
// # Analyzer plainerror
//
// plainerror: report handlers whose errors carry no code
//
// An agent that gets a text alone has to guess whether it may try again, has to
// change its arguments, or has to give up. An error with a code, made by a factory
// of package taxonomy or by a contract, says so.
//
// # What it reports
//
// Handlers of tools, resources, prompts and completions that return an error made
// from text by errors.New, fmt.Errorf, errors.Join and their likes in
// github.com/pkg/errors, github.com/cockroachdb/errors and golang.org/x/xerrors (category
// returned), or that put the text of one into an error result (category rendered).
//
// The error is followed to where it is made: under any name of the function, through
// variables, named results, deferred functions, closures, function values, channels and
// groups of goroutines, through functions of the package and of other packages of the
// module. Errors in package-level variables count. So does an error that wraps a foreign
// one: wrapping adds no code. So does one whose text advises the agent: a program that stands
// between cannot read advice, and each model reads it in its own way.
//
// Functions that take what the handler of a tool takes, return something of the program's
// own, and are kept in a field of a struct count as handlers wherever the adapter is that
// calls them.
//
// Where the package has adopted codes, be it through another package of the module or by a taxonomy that
// the settings name, there is one finding for each return statement. It names the error that came the
// shortest way and counts the others; the places where they are made are related. If
// another package declares a handler in a form of the module's own, the finding is
// where it is registered.
//
// Where the package imports package taxonomy or contract, plain errors count also behind a bridge, and behind
// whatever else classifies errors: that gives them a code, and keeps their text from the agent, which reads of
// an unexpected failure.
//
// Where nothing has, the rule says nothing by default: of 15 findings in servers that nobody had tuned the rule
// on, readers would have acted on none, because text that says what went wrong is enough for most tools. Where the
// settings ask for category unadopted, one finding for the whole package, of severity info, proposes to
// begin: it counts the handlers, and all places are related. With the flag each,
// and in the strict preset, these have findings of their own.
//
// Handlers that return an error with CodeUnknownError, the code of last resort, in which
// there is nothing that an agent could act on (category base-type).
//
// The suggested fix calls the factory of the code. There is one if the error is made
// in the return statement, and its text leaves no doubt, as "index not found" does:
// not found, does not exist, already exists, permission denied, access denied,
// forbidden, unauthorized, rate limit exceeded, too many requests, timed out, service
// unavailable. An error that is wrapped at the end of the text becomes the cause. Where
// the text does not decide, no code is offered: InternalError would be a guess.
//
// Of the category unadopted the fix adds the bridge to the servers that the package makes with
// the official SDK or mcp-go. The module has to require the bridge, with go get, so it is applied
// with -fix-unsafe, and not with -fix; mcperrlint init -bridge does both for all of a module.
//
// # What it leaves alone
//
// Errors with a code: those of package taxonomy and package contract, and the error
// types of MCP libraries, such as *jsonrpc.Error. Errors that wrap one, by %w or in
// errors.Join.
//
// Errors of other concrete types, and errors that wrap one: the type says what the
// text does not. Errors of the context. Errors that wrap one of a remote procedure
// call by connect or gRPC, which carries a code of the protocol, be it through a client of
// Google.
//
// Foreign errors that are returned as they came. The rule upstreamtext is about those.
//
// Errors behind a function or middleware of the module that gives every error a code by wrapping
// it in a coded error with the text of the error, if nothing leads around it. A function that replaces
// the error by a constant text is none. Behind taxonomy.Classify and the bridges: all errors in packages that do
// not import package taxonomy or contract, and in those that do, errors that wrap a foreign one, from which their code
// comes, and errors in variables that something asks for, or can, because they are exported.
//
// Constant texts that are written as an error result, with no error behind them,
// results without the error flag, and results that carry data for programs beside their
// text, where a code of the program's own can be. The typed output of a handler of go-sdk
// is such data where something is set in it.
//
// Errors that a test on the way to the return excludes, as errors.Is does, here or in
// the function that is called: one that fails only if its argument is not nil does not
// fail for nil. Returns that no run takes, such as those for an error of json.Marshal
// for a value of strings and integers, or of what was decoded from JSON, or for a session
// that every transport has.
//
// Whatever cannot be followed: errors that come out of interfaces with unknown
// implementations, parameters, values of any type.
//
// Functions that are no handlers: services may return plain errors, as long as the
// handler turns them into coded ones. Handlers of notifications, hooks and handlers
// of clients.
//
// Types that embed *taxonomy.Error: they have a field called Error and so are no
// errors.
//
// # Before
//
//	package search
//
//	import (
//		"context"
//		"errors"
//		"fmt"
//
//		"github.com/mcperrlint/mcperrlint/taxonomy"
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	type args struct {
//		Index string `json:"index"`
//		Query string `json:"query"`
//	}
//
//	func check(query string) error {
//		if query == "" {
//			return errors.New("empty query")
//		}
//		return nil
//	}
//
//	func search(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
//		if in.Index != "books" {
//			return nil, nil, fmt.Errorf("index %q not found", in.Index)
//		}
//		if err := check(in.Query); err != nil {
//			return nil, nil, err
//		}
//		return nil, nil, taxonomy.ServiceUnavailable("The index is being rebuilt.")
//	}
//
// # After
//
//	package search
//
//	import (
//		"context"
//		"fmt"
//
//		"github.com/mcperrlint/mcperrlint/taxonomy"
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	type args struct {
//		Index string `json:"index"`
//		Query string `json:"query"`
//	}
//
//	func check(query string) error {
//		if query == "" {
//			return taxonomy.ValidationError("The query is empty.", taxonomy.Recovery("Pass at least one word to look for."))
//		}
//		return nil
//	}
//
//	func search(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
//		if in.Index != "books" {
//			return nil, nil, taxonomy.NotFound(fmt.Sprintf("index %q not found", in.Index))
//		}
//		if err := check(in.Query); err != nil {
//			return nil, nil, err
//		}
//		return nil, nil, taxonomy.ServiceUnavailable("The index is being rebuilt.")
//	}
//
// # The agent sees
//
// Before: error results that are text alone, such as "empty query". Only the words can
// say whether to try again, to change the arguments or to give up.
//
// After: the same failures with a code, and, where somebody wrote one, with a recovery:
// "Pass at least one word to look for."
//
// # What to do
//
// Make errors with the factories of package taxonomy, or with a contract. The suggested
// fix does it where the text leaves no doubt about the code.
package plainerror
