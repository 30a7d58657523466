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
// Handlers that return such an error to a library that sends its text, and results,
// whether marked as errors or not, with such a text in them: by err.Error(), by the
// verbs %v, %+v, %s, %q, %#v and %w, by json.Marshal, through builders of strings,
// builders of the libraries (NewToolResultErrorFromErr, SetError), helpers and error
// types of the module, in the message or the recovery of coded errors, in the contents
// of resources and prompts.
//
// The text is followed through functions of the package and of other packages of
// the module to the call it comes from. The finding names that call and the way.
// There is one for each return statement, about the text that tells the most. If
// another package declares a handler in a form of the module's own, the finding is
// where it is registered.
//
// The categories tell origins apart. Category infrastructure: errors of databases, the
// network, the file system, processes, clusters and clouds. Category sensitive: text
// that is no error's, such as the body of an HTTP response, the output of a process, a
// stack trace or the environment, in failures only. Category foreign, which is strict
// and off by default: all other errors from outside the module.
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
// Errors that are kept and not shown: in taxonomy.Cause, Detail and Extra, in logs, in
// the metadata of a result; what taxonomy.Classify makes of an error. A foreign
// text in Data is not this rule's business.
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
// What the flag -upstreamtext.public lists: error types and functions the text of
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
//		"os"
//
//		"github.com/mcperrlint/mcperrlint/taxonomy"
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	type args struct {
//		Name string `json:"name"`
//	}
//
//	func read(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
//		data, err := os.ReadFile("notes/" + in.Name)
//		if err != nil {
//			return nil, nil, taxonomy.NotFound("There is no such note: " + err.Error())
//		}
//		return nil, string(data), nil
//	}
//
// # After
//
//	package notes
//
//	import (
//		"context"
//		"os"
//
//		"github.com/mcperrlint/mcperrlint/taxonomy"
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	type args struct {
//		Name string `json:"name"`
//	}
//
//	func read(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
//		data, err := os.ReadFile("notes/" + in.Name)
//		if err != nil {
//			return nil, nil, taxonomy.NotFound("There is no such note", taxonomy.Cause(err))
//		}
//		return nil, string(data), nil
//	}
package upstreamtext
