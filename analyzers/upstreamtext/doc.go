// Package upstreamtext defines a rule against showing agents the text of foreign
// errors.
//
// # Analyzer upstreamtext
//
// upstreamtext: report foreign error text that reaches the agent
//
// The text of an error of a driver or a client was written for developers. It names
// addresses, paths, queries and users, it changes with every version, and what is
// in it can come from anybody. An agent reads it as it reads everything else.
//
// # What it reports
//
// Handlers that return such an error to a library that sends its text to the model, and results,
// whether marked as errors or not, with such a text in them: by err.Error(), by the
// verbs %v, %+v, %s, %q, %#v and %w, by json.Marshal, through builders of strings,
// builders of the libraries (NewToolResultErrorFromErr, SetError), helpers and error
// types of the module, in the message or the recovery of coded errors, in the contents
// of resources and prompts.
//
// What counts is what the text tells. Category database: errors of databases and their drivers,
// whose texts hold SQL and names of tables.
//
// The text is followed through functions of the package and of other packages of
// the module to the call it comes from. There is one finding for each cause: at the function of
// the package that lets the text out if several returns show it, and else at the first handler
// that shows what this library says, or another package of the module. The other
// places are related. A coded error from which the fix takes the text has a finding of its own; with the flag
// -upstreamtext.each every return has.
//
// By default the rule reports in packages that import package taxonomy or contract, of all categories, behind a bridge or not: there
// the message is written for the agent, and the error has a place of its own, taxonomy.Cause. In other packages
// it reports where the preset is strict or the settings name it: of the texts of databases that were judged, most were what the agent of a
// developer needs. Strict there, and off where the rule is named: category filesystem (errors about paths that the caller did not
// name), category process (what a process writes, in failures only), category transport (hosts and
// ports in errors of connections), category api (what a service answers on purpose, such as Kubernetes, GitHub or a cloud, and the
// bodies of answers) and category foreign (all other errors from outside the module). They let an
// agent correct itself more often than they tell it what it must not know.
//
// The suggested fix takes the text off the end of the message of a coded error and
// keeps the error as the cause. There is one if the coded error is made in the return
// statement, and the message reads "text: " before the error.
//
// # What it leaves alone
//
// Errors and texts that the module itself has written, also into an error of a type of
// another module, as in &fs.PathError{Op: "open", Path: name, Err: fs.ErrInvalid}, what the
// caller has passed in, constants, and what was compared with one of these before. An error of which only the type (%T) is shown, or that only
// decides what is said.
//
// Credentials, addresses that hold one, stacks and whole requests: the rule leak speaks of those, and
// then of nothing else in the same return.
//
// Errors that are kept and not shown: in taxonomy.Cause, Detail and Extra, in logs, in
// the metadata of a result; what taxonomy.Classify makes of an error. A foreign
// text in Data is not this rule's business.
//
// Errors that are returned to a library which makes errors of the protocol of them: the model
// does not read those, and the rule protocolerror speaks of them.
//
// Errors about what the caller has named itself, in an argument of the call or of a function of
// the module: paths, and queries in SQL. Whether it is the text of a query or only a value that the query binds is not asked:
// on 119 servers that made a difference in one place, and none by default.
//
// Errors about the caller's own arguments, which the agent needs in order to correct
// them: those of strconv, time.Parse, net/url, regexp, of encoding/json on arguments,
// and of the functions of the libraries that read arguments. Errors of the context.
//
// Errors of constructors of clients (NewClient, NewRequest), of accessors, of conversions
// (ToUnstructured), and of parsers, encoders, decoders and checks (Parse, MarshalJSON,
// Unmarshal, Validate), which look at what is in memory, and of requests and notifications to the agent's own client
// (Elicit, RequestSampling), which say what that has answered: they count as other foreign
// errors, which are strict. What io and bufio read from memory, be it through a helper:
// io.ReadAll of a *bytes.Reader, a *bytes.Buffer or a *strings.Reader cannot fail. The body
// of a response that a client library hands out inside of a struct of its own: the library
// has read it to the end.
//
// Handlers behind a function or middleware of the module that replaces the text or
// classifies the error, if nothing leads around it.
//
// What a function returns that the settings name as a sanitizer. What the flag -upstreamtext.public lists: error types and functions the text of
// whose errors is fit for agents, as in
// -upstreamtext.public=example.test/orders.Refusal,os.Remove.
//
// Whatever cannot be followed.
//
// # Before
//
//	package notes
//
//	import (
//		"context"
//		"database/sql"
//
//		"github.com/mcperrlint/mcperrlint/taxonomy"
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	var db *sql.DB
//
//	func count(ctx context.Context, req *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, any, error) {
//		var n int
//		if err := db.QueryRowContext(ctx, "SELECT count(*) FROM notes").Scan(&n); err != nil {
//			return nil, nil, taxonomy.ServiceUnavailable("Notes cannot be counted: " + err.Error())
//		}
//		return nil, n, nil
//	}
//
// # After
//
//	package notes
//
//	import (
//		"context"
//		"database/sql"
//
//		"github.com/mcperrlint/mcperrlint/taxonomy"
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	var db *sql.DB
//
//	func count(ctx context.Context, req *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, any, error) {
//		var n int
//		if err := db.QueryRowContext(ctx, "SELECT count(*) FROM notes").Scan(&n); err != nil {
//			return nil, nil, taxonomy.ServiceUnavailable("Notes cannot be counted", taxonomy.Cause(err))
//		}
//		return nil, n, nil
//	}
//
// # The agent sees
//
// Before: an error result, "Notes cannot be counted: dial tcp 10.0.3.7:5432: connect: connection
// refused" on one day, and "Notes cannot be counted: pq: relation "notes" does not exist" on another:
// what the database says to developers.
//
// After: an error result, "Notes cannot be counted", and the cause in the log.
//
// # What to do
//
// Say in words for the agent what failed and what it can do, and keep the error for
// logs, as with taxonomy.Cause.
package upstreamtext
