// Package swallowed defines a rule against errors of which a success tells nothing.
//
// # Analyzer swallowed
//
// swallowed: report errors of which a success tells nothing
//
// An empty list in the place of a failed request is an answer that is wrong. The agent
// works with it, and no log tells those who run the server that anything has failed.
//
// # What it reports
//
// Handlers, and functions that return results of tools, that return a result without the
// error flag and a nil error where an error is known not to be nil, if nothing in the
// result is made of the error and nothing keeps it. Which error is known follows from
// the conditions on the way to the return. Resources and prompts count, and so does
// the typed output of a handler of go-sdk, also if it is the zero value of its struct.
//
// The functions of the module that handlers call, in whatever package: one that has no
// error result, or returns a nil error, and gives nil, "", 0 or an empty list or map where
// something has failed; one that fills what it answers only if nothing has failed, or goes on
// with what a failed call has given (category dropped). What a function fills counts like what it
// returns: the struct or map that it was handed, the text that it writes, a channel, a variable
// that a literal shares. So does the nothing that it makes of a text that cannot be decoded,
// although it could return the error, or of what a service has answered in another form.
//
// So do methods behind an interface that the code between handler and method does not know. The command, which sees the
// whole program, reports the call of the method; drivers that look at one package after the other report the place where
// the program puts a value with such a method into the interface, as in engine.New(store), if they know the tool by its
// name. The place where the failure disappears is related.
//
// There are three more ways to hide a failure. The body of a response is used only
// if err := json.NewDecoder(resp.Body).Decode(&rows); err == nil. A function that returns len(rows) > 0 returns false if the
// query fails, and the answer shows that false. Nothing but an empty return follows
// if link, err := c.Link(ctx); err == nil && link != "".
//
// Work that an argument asks for, as in if in.SetDefault, if only a log tells that it has failed.
//
// Functions of the program's own form count as handlers, too, if the program puts them into a field
// of what it calls a tool, a prompt or a resource, for another package to register.
//
// Loops that leave an item out because something has failed, if nothing in what they make
// counts it, lists it or marks the rest as a part; likewise goroutines and functions that are called for
// each item, loops over pages that a failure ends, if no cursor is answered, and items that bring their error along and are
// left out because of it, as in if r.err != nil { continue } (category skipped). What a
// program warns its log of counts also if it fails only for what it is given, as a record that cannot be
// parsed.
//
// Errors that are discarded, in jobs, _ := store.List(ctx), if what came with them is
// answered, or runs in a loop or a comparison that decides about the answer, and the call waits
// for something outside of the process, or decodes what was read there; likewise what a loop counts
// or lists as done right where the error of doing it is discarded (category ignored). The same goes for functions of
// the package that fill a map or a struct, for what parses a part of what a service has answered, and for functions of the
// program that find a list or an object for an argument, or refuse it.
//
// Loops over rows, or over the lines of a file, of which nobody asks why they ended, by Err or the
// like, if what was read is answered (category iteration).
//
// Items of an answer, and other things of which there is more, that lack a part where something has failed, such as a
// line of text to which the owner is added, or a rank to which a weight is added, only if it could be read, a map to which the members of a room are added only if they could be read, and walks over files that return nil for those
// that cannot be read (category part, which is strict: often the main part is what was asked for).
//
// A log does not excuse any of this: the agent reads none. What is reported is the place where
// the failure disappears, once for all handlers that reach it; if that is in another package,
// the first call that leads there, with the place related.
//
// What next to never fails is strict, too: os.Stat of a file, Rows.Scan and Row.Scan of one row, a bufio.Scanner that
// meets a line of more than 64 KiB. Where a file is looked for, not to find it is an answer: so is os.ReadFile, os.ReadDir or os.Open
// of an item that is left out, or for a text that is "" or an object that is nil then. So is a program that says no by its exit status: grep, diff, which.
//
// So is a failure over which nothing but one text or number is missing, which is seen to be empty, and one that lies more
// than three calls away from the answer: what lies between can exclude it.
//
// What a comment says to be meant is strict as well: a comment in the branch, or on the call or the line before it, with
// words such as ignore, skip, best effort, optional, fall back, "must not block", or a sentence about failures in the
// comment of the function.
//
// So is what is missing beside the answer: a map in which a part of each item is looked up, a field of an object that all its
// readers compare with nil, or that JSON leaves out where it is empty (omitempty, and no list), an item that a prompt lacks, how something looks after it was changed, and a part beside what
// the function has got before and would not have gone on without, as the labels of a note. If a caller discards
// the error of a function, what that function drops itself is strict: the discarded error is reported.
//
// The suggested fix asks after the loop, if err := rows.Err(); err != nil, or returns the error that is
// only logged. It is for functions that already return the error of another call. There is none in handlers,
// in loops over other items, where something is closed or unlocked later without defer, and where the package
// does anything else with the function than to call it and take its error.
//
// # What it leaves alone
//
// Errors that are kept: handed to a channel or to any function of the program that does more
// than to log them, stored where others find them, returned after the loop.
//
// Whatever tells the agent in any form: a result that says whether all is well, also by a bool of a struct that a caller asks, a counter of
// failures, a list of warnings, a constant such as "unknown". A caller that asks whether there
// is anything in what it got, and answers with an error if not.
//
// What a call cannot come to with the constants that it hands over, or with a field that it leaves empty, and what no run
// comes to because the package never sets a field that it compares with nil.
//
// Code that tries something else because of the error, or goes on with a default that is not
// empty, or decodes a text that it reads again in another form. To read the arguments of the call, or to encode a literal,
// is only to say something.
// Texts that are left out of a longer answer, as a link or a description. Files that are gone
// before somebody asks for their size. Branches that are
// never taken, as for an error of json.Marshal for what json.Unmarshal has filled.
//
// Errors that are known to be a certain one, such as io.EOF, sql.ErrNoRows and
// fs.ErrNotExist, by errors.Is, by a comparison or by another function that is asked
// about the error. Then they are the answer. Errors of ctx.Err() that are tested on the
// spot: whoever has cancelled a call does not wait for its answer.
//
// What is read only for an error that is answered in any case, such as the body of an answer with status 404, also in a
// function that defers calls.
//
// Fields of the receiver that a method sets, also where a literal in it uses the receiver.
//
// Functions that validate or check something by their names: what they refuse is left out on purpose.
//
// Functions that say by a bool whether a service answers at all, as return resp.StatusCode == http.StatusOK does, and
// bools that only decide what is done next.
//
// Errors about the arguments of the call and nothing else, as those of strconv: a
// handler can use them to find out what it was given. Functions that fail only for what they
// are given, and those of the operating system that name a directory or a host.
//
// Results that speak of the failure, which is a matter of falsesuccess, and results that
// say that something is missing: "but", "however", "partial", "warning".
//
// Results that show all of what could not be decoded or encoded, by package encoding/json
// or its likes, such as the body of a response that could not be indented: nothing but its
// form is lost. A part of it, or its name, does not show it.
//
// Results that show what the failed call returned beside the error, such as the output of a
// command: that can tell of the failure. What a function is known to return empty with all of
// its errors tells nothing.
//
// Functions that are called through a variable, or through a method of an interface that more
// than three types of the module implement: nobody knows what they do.
//
// # Before
//
//	package notes
//
//	import (
//		"context"
//		"os"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	func read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		data, err := os.ReadFile("notes.txt")
//		if err != nil {
//			return mcp.NewToolResultText("There are no notes."), nil
//		}
//		return mcp.NewToolResultText(string(data)), nil
//	}
//
// # After
//
//	package notes
//
//	import (
//		"context"
//		"errors"
//		"io/fs"
//		"log"
//		"os"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	func read(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		data, err := os.ReadFile("notes.txt")
//		if errors.Is(err, fs.ErrNotExist) {
//			return mcp.NewToolResultText("There are no notes."), nil
//		}
//		if err != nil {
//			log.Print(err)
//			return mcp.NewToolResultError("The notes cannot be read at the moment."), nil
//		}
//		return mcp.NewToolResultText(string(data)), nil
//	}
//
// # The agent sees
//
// Before: a success, "There are no notes.", also where there are some and the disk
// fails. It believes it.
//
// After: an error result, "The notes cannot be read at the moment.", and "There are no
// notes." where that is so.
//
// # What to do
//
// Test for the one error that is an answer, and return all others as failures.
package swallowed
