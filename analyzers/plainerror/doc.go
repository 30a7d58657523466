// Package plainerror defines a rule against handlers whose errors carry no code.
//
// # Analyzer plainerror
//
// plainerror: report handlers whose errors carry no code
//
// An agent that gets nothing but text must guess: try again, change the arguments, or give up?
// An error with a code, made by a factory of package taxonomy or by a contract, says which.
//
// # What it reports
//
// Handlers of tools, resources, prompts and completions that return an error made
// from text by errors.New, fmt.Errorf, errors.Join and their likes in
// github.com/pkg/errors, github.com/cockroachdb/errors and golang.org/x/xerrors (category
// returned), or that put the text of one into an error result (category rendered).
//
// The error is followed to where it is made: through aliases of the function,
// variables, named results, deferred functions, closures, function values, channels and
// groups of goroutines, and through functions of the package and of other packages of the
// module. Errors in package-level variables count. An error that wraps a foreign
// one counts, because wrapping adds no code. So does one whose text advises the agent: a program
// in between cannot read advice, and every model reads it differently.
//
// Functions that take what the handler of a tool takes, return a type of the program's
// own, and are kept in a field of a struct count as handlers, wherever the adapter is that
// calls them.
//
// A package has adopted codes if it imports package taxonomy or contract, also through another package
// of the module, or uses a taxonomy that the settings name. There, each return statement is one finding.
// It names the nearest error and counts the others, and the places where they are made are
// related. If another package declares a handler in a form of the module's own, the finding is
// where it is registered.
//
// Plain errors also count behind a bridge and behind other code that classifies errors, in all packages: there
// the words of the author get lost. Such code gives the errors a code and keeps their text in the log, and the
// agent reads a general phrase.
//
// Other packages get no finding by default: text that says what went wrong is enough for most tools. If the
// settings ask for category unadopted, the whole package is one finding of severity info: it counts the
// handlers, and all places are related. With the flag each, and in the strict preset, every place is a
// finding of its own.
//
// Handlers that return an error with CodeUnknownError, the code of last resort, on
// which an agent cannot act (category base-type).
//
// The suggested fix calls the factory of the code where that is certain: in a return statement of the package that
// makes the error. A text that leaves no doubt decides, as "index not found" does. The phrases are:
// not found, does not exist, already exists, permission denied, access denied,
// forbidden, unauthorized, rate limit exceeded, too many requests, timed out, service
// unavailable. An error that is wrapped at the end of the text becomes the cause. Any other text becomes a
// taxonomy.ValidationError if it refuses an argument: the conditions before it compare nothing but arguments with
// constants, and find that one is missing or does not fit. Elsewhere no code is offered: InternalError would be a
// guess. Behind a bridge, bridge.NewError and bridge.Errorf make errors whose text reaches the agent without a
// code, if the option bridge.OwnWords is set.
//
// For category unadopted the fix adds the bridge to the servers that the package makes with
// the official SDK or mcp-go. The module must require the bridge, with go get, so -fix-unsafe applies
// it and -fix does not. To do both in the whole module, run mcperrlint init -bridge. It also makes the texts of
// the module's errors reach the agent, with the factory of a certain code or with package bridge.
//
// # What it leaves alone
//
// Errors with a code: those of package taxonomy and package contract, and the error
// types of MCP libraries, such as *jsonrpc.Error. Errors that wrap one, by %w or in
// errors.Join.
//
// Errors of other concrete types, and errors that wrap one: the type says what the
// text does not. Errors of the context. Errors that wrap one of connect, of gRPC or of a
// Google client, which carries a code of the protocol.
//
// Foreign errors that are returned as they came: see the rule upstreamtext.
//
// Errors behind a function or middleware of the module that wraps every error in a coded error and
// keeps its text, if nothing leads around it. A function that replaces the error by a constant text
// does not count. Behind taxonomy.Classify and the bridges: errors that wrap a foreign one, which
// decides their code, errors in variables that are exported or compared, and those of bridge.NewError and
// bridge.Errorf.
//
// Constant texts that are written as an error result, with no error behind them,
// results without the error flag, and results with structured data, where a code of the
// program's own can be. The typed output of a handler of go-sdk is such data if something is set in it.
//
// Errors that a test on the way to the return excludes, as errors.Is does, here or in
// the function that is called: one that fails only if its argument is not nil does not
// fail for nil. Returns that cannot happen, such as those for an error of json.Marshal
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
// Types that embed *taxonomy.Error: they have a field called Error, so they are no
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
// Before: error results with nothing but text, such as "empty query". The agent must guess
// whether to try again, to change the arguments or to give up.
//
// After: the same failures with a code and, where the author wrote one, a recovery:
// "Pass at least one word to look for."
//
// # What to do
//
// Make errors with the factories of package taxonomy, or with a contract. The suggested
// fix does it where the text leaves no doubt about the code.
package plainerror
