// Package vaguetext defines a rule against texts for the agent that say nothing.
//
// # Analyzer vaguetext
//
// vaguetext: report texts for the agent that have addresses in memory in them
//
// The verb %v writes a pointer inside of a struct, a slice or a map as its address in memory, and so it
// does with functions and channels. Such a text tells an agent nothing, and differs each time. It
// takes the place of a value that would have helped.
//
// # What it reports
//
// Pointers, functions, channels, and structs, lists and maps that hold some, in texts that an agent reads,
// in failures and in successes (category memory): printed by %v, %+v, %#v and %s of fmt and of the libraries'
// result builders, and by fmt.Sprint and the like. The text is followed through functions of the module.
//
// There is one finding for each call that prints.
//
// # What it leaves alone
//
// Pointers to structs, slices and maps that hold no pointers: fmt writes what they point to. Values with a
// method Error, String or Format, also in exported fields. Interfaces, whose values are unknown. What only
// logs print. The verbs %p and %T, which say what they write.
//
// Structs without pointers: {Line:3 Column:7} can be read.
//
// Constant texts such as "internal error", which the rule lostcause reports where they replace an error. Errors that
// are nil where they are printed. Verbs that do not fit their operands, which go vet reports.
//
// # Before
//
//	package teams
//
//	import (
//		"context"
//		"errors"
//		"fmt"
//		"net/http"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	type client struct {
//		http *http.Client
//		base string
//	}
//
//	var errGone = errors.New("there is no such team")
//
//	func (c *client) team(name string) (string, error) { return "", errGone }
//
//	var teams = &client{http: http.DefaultClient}
//
//	func team(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		text, err := teams.team(req.GetString("name", ""))
//		if err != nil {
//			return mcp.NewToolResultError(fmt.Sprintf("searching %+v: %v", teams, err)), nil
//		}
//		return mcp.NewToolResultText(text), nil
//	}
//
// # After
//
//	package teams
//
//	import (
//		"context"
//		"errors"
//		"fmt"
//		"net/http"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	type client struct {
//		http *http.Client
//		base string
//	}
//
//	var errGone = errors.New("there is no such team")
//
//	func (c *client) team(name string) (string, error) { return "", errGone }
//
//	var teams = &client{http: http.DefaultClient}
//
//	func team(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		name := req.GetString("name", "")
//		text, err := teams.team(name)
//		if err != nil {
//			return mcp.NewToolResultError(fmt.Sprintf("searching the team %q: %v", name, err)), nil
//		}
//		return mcp.NewToolResultText(text), nil
//	}
//
// # The agent sees
//
// Before: an error result, "searching &{http:0xc000123400 base:}: there is no such team".
//
// After: an error result, "searching the team "blue": there is no such team".
//
// # What to do
//
// Print the fields that say something, or what the agent has asked for.
package vaguetext
