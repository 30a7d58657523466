// Package upstreamtext defines a rule against showing agents the text of foreign
// errors.
//
// # Analyzer upstreamtext
//
// upstreamtext: report foreign error text that reaches the agent
//
// The error of a driver or a client was written for developers. Its text names addresses, paths, queries
// and users, changes with every version, and can hold what strangers wrote. An agent reads it like
// everything else.
//
// # What it reports
//
// Handlers that return such an error to a library that sends its text to the model, and results,
// marked as errors or not, that contain such a text: by err.Error(), by the
// verbs %v, %+v, %s, %q, %#v and %w, by json.Marshal, through string builders, through
// builders of the libraries (NewToolResultErrorFromErr, SetError), helpers and error
// types of the module, in the message or the recovery of coded errors, in the contents
// of resources and prompts.
//
// Category database: errors of databases and their drivers, whose texts hold SQL and table names.
//
// The text is followed through functions of the package and of other packages of the module to the call that
// it comes from. There is one finding for each cause: at the function of the package that lets the text out if
// several returns show it, and else at the first handler that shows it. The other places are related. With the flag
// -upstreamtext.each every return has a finding.
//
// By default the rule reports in packages that import package taxonomy or contract, in all categories: there the
// message is written for the agent, and the error has a place of its own, taxonomy.Cause. In other packages it
// reports in the strict preset, or where the settings name it: most agents of developers need those texts.
// Strict there, and off where the rule is named: category filesystem (paths that the caller did not
// name), category process (command lines and output of processes, in failures only), category transport (hosts and
// ports in errors of connections), category api (what a service answers on purpose, such as Kubernetes, GitHub or a
// cloud, and response bodies) and category foreign (all other errors from outside the module). They help an
// agent to correct itself more often than they tell it what it must not know.
//
// The suggested fix takes the text off the end of the message of a coded error and
// keeps the error as the cause. It is for coded errors that are made in the return
// statement, with a message of the form "text: " and the error. Such an error has a finding of its own.
//
// # What it leaves alone
//
// Texts that the module has written, also into an error of a foreign type, as in
// &fs.PathError{Op: "open", Path: name, Err: fs.ErrInvalid}. What the caller has passed in, constants, and what was
// compared with one of these before. Errors of which only the type (%T) is shown, or that only decide what is said.
//
// Credentials, addresses that hold one, stacks and whole requests: the rule leak reports those, and
// nothing else is then reported in the same return.
//
// Errors that are kept and not shown: in taxonomy.Cause, Detail and Extra, in logs, in
// the metadata of a result; what taxonomy.Classify makes of an error.
//
// Errors that leave as JSON-RPC errors: the model does not read those, and the rule protocolerror reports
// them.
//
// Errors about what the caller has named: paths and queries that come from an argument of the call or of a
// function of the module.
//
// Errors that an agent needs to correct its arguments: those of strconv, time.Parse, net/url, regexp, of
// encoding/json on arguments, and of the functions of the libraries that read arguments. Errors of the context.
//
// Errors from memory: constructors of clients, accessors, parsers, encoders and checks, and requests to the agent's own
// client, count as category foreign, which is strict. io.ReadAll of a *bytes.Reader, a *bytes.Buffer or a
// *strings.Reader cannot fail.
//
// Handlers behind a function or middleware of the module that replaces the text or
// classifies the error, if nothing leads around it.
//
// What the settings name as a sanitizer, and what the flag -upstreamtext.public lists: error types and functions whose
// texts are fit for agents, as in -upstreamtext.public=example.test/orders.Refusal,os.Remove.
//
// Whatever cannot be traced.
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
