// Package element leaves out the elements of lists that have another type.
package element

import (
	"context"
	"fmt"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

type mailbox struct {
	to, cc []string
	sizes  []float64
}

// inHandler mails fewer than the agent has named.
func (m *mailbox) inHandler(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	list, ok := req.GetArguments()["to"].([]any)
	if !ok {
		return mcp.NewToolResultError("to must be a list"), nil
	}
	var to []string
	for _, v := range list {
		if name, ok := v.(string); ok { // want "silentdefault/element: to"
			to = append(to, name)
		}
	}
	return mcp.NewToolResultText("mailed to " + strings.Join(to, ", ")), nil
}

// ofMap labels with fewer than the agent has given.
func (m *mailbox) ofMap(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	labels, ok := req.GetArguments()["labels"].(map[string]any)
	if !ok {
		return mcp.NewToolResultError("labels must be an object"), nil
	}
	given := make(map[string]string)
	for name, v := range labels {
		if text, ok := v.(string); ok { // want "silentdefault/element: labels"
			given[name] = text
		}
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

// printed makes a text of what is none.
func (m *mailbox) printed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	labels, ok := req.GetArguments()["labels"].(map[string]any)
	if !ok {
		return mcp.NewToolResultError("labels must be an object"), nil
	}
	given := make(map[string]string)
	for name, v := range labels {
		text, ok := v.(string)
		if !ok {
			text = fmt.Sprint(v)
		}
		given[name] = text
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

// inHelper has a function that makes texts of any list.
func (m *mailbox) inHelper(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	list, ok := req.GetArguments()["cc"].([]any)
	if !ok {
		return mcp.NewToolResultError("cc must be a list"), nil
	}
	return mcp.NewToolResultText(strings.Join(texts(list), ", ")), nil
}

func texts(list []any) []string {
	out := make([]string, 0, len(list))
	for _, v := range list {
		s, ok := v.(string) // want "silentdefault/element: mailbox.inHelper"
		if !ok {
			continue
		}
		out = append(out, s)
	}
	return out
}

// inMethod fills a field of its receiver.
func (m *mailbox) inMethod(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	list, ok := req.GetArguments()["sizes"].([]any)
	if !ok {
		return mcp.NewToolResultError("sizes must be a list"), nil
	}
	var sizes []float64
	for i := range list {
		if size, ok := list[i].(float64); ok { // want "silentdefault/element: sizes"
			sizes = append(sizes, size)
		}
	}
	m.sizes = sizes
	return mcp.NewToolResultText(fmt.Sprint(sizes)), nil
}

// inClosure is a handler that a function makes.
func inClosure(prefix string) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		list, ok := req.GetArguments()["names"].([]any)
		if !ok {
			return mcp.NewToolResultError("names must be a list"), nil
		}
		names := []string{prefix}
		for _, v := range list {
			if name, ok := v.(string); ok { // want "silentdefault/element: names"
				names = append(names, strings.ToLower(name))
			}
		}
		return mcp.NewToolResultText(fmt.Sprint(names)), nil
	}
}

// ofObjects leaves out what is no object.
func ofObjects(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	list, ok := req.GetArguments()["edits"].([]any)
	if !ok {
		return mcp.NewToolResultError("edits must be a list"), nil
	}
	var edits []map[string]any
	for _, v := range list {
		edit, ok := v.(map[string]any) // want "silentdefault/element: edits"
		if !ok {
			continue
		}
		edits = append(edits, edit)
	}
	return mcp.NewToolResultText(fmt.Sprint(edits)), nil
}

type input struct {
	Any   []any            `json:"any"`
	Items map[string][]any `json:"items"`
}

type output struct {
	Names []string `json:"names"`
}

// inTyped has a list of anything in its input.
func inTyped(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	var out output
	for _, v := range in.Any {
		if name, ok := v.(string); ok { // want "silentdefault/element: any"
			out.Names = append(out.Names, name)
		}
	}
	return nil, out, nil
}

// inObject has the list in an object.
func inObject(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	var names []string
	for _, v := range in.Items["names"] {
		if name, ok := v.(string); ok { // want "silentdefault/element: names"
			names = append(names, name)
		}
	}
	return nil, output{names}, nil
}

// inFlags makes booleans.
func inFlags(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	list, ok := req.GetArguments()["flags"].([]any)
	if !ok {
		return mcp.NewToolResultError("flags must be a list"), nil
	}
	var flags []bool
	for _, v := range list {
		if on, ok := v.(bool); ok { // want "silentdefault/element: flags"
			flags = append(flags, on)
		}
	}
	return mcp.NewToolResultText(fmt.Sprint(flags)), nil
}

// inIDs makes whole numbers of them.
func inIDs(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	list, ok := req.GetArguments()["ids"].([]any)
	if !ok {
		return mcp.NewToolResultError("ids must be a list"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(numbers(list))), nil
}

func numbers(list []any) (ids []int) {
	for _, v := range list {
		if id, ok := v.(float64); ok { // want "silentdefault/element: inIDs"
			ids = append(ids, int(id))
		}
	}
	return ids
}

// inLists has lists in a list.
func inLists(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	rows, ok := req.GetArguments()["rows"].([]any)
	if !ok {
		return mcp.NewToolResultError("rows must be a list"), nil
	}
	var table [][]any
	for _, v := range rows {
		if row, ok := v.([]any); ok { // want "silentdefault/element: rows"
			table = append(table, row)
		}
	}
	return mcp.NewToolResultText(fmt.Sprint(table)), nil
}

// inPairs puts two lists together.
func inPairs(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	keys, ok := req.GetArguments()["keys"].([]any)
	if !ok {
		return mcp.NewToolResultError("keys must be a list"), nil
	}
	var pairs []string
	for i, v := range keys {
		key, isText := v.(string) // want "silentdefault/element: keys"
		if isText {
			pairs = append(pairs, fmt.Sprint(key, "=", i))
		}
	}
	return mcp.NewToolResultText(strings.Join(pairs, "&")), nil
}

// inArguments adds flags to a command.
func inArguments(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	list, ok := req.GetArguments()["args"].([]any)
	if !ok {
		return mcp.NewToolResultError("args must be a list"), nil
	}
	command := []string{"git"}
	for _, v := range list {
		if arg, ok := v.(string); ok { // want "silentdefault/element: args"
			command = append(command, "--", arg)
		}
	}
	return mcp.NewToolResultText(strings.Join(command, " ")), nil
}

// inTags skips them by a label.
func inTags(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	list, ok := req.GetArguments()["tags"].([]any)
	if !ok {
		return mcp.NewToolResultError("tags must be a list"), nil
	}
	tags := []string{}
next:
	for _, v := range list {
		tag, ok := v.(string) // want "silentdefault/element: tags"
		if !ok {
			continue next
		}
		tags = append(tags, tag)
	}
	return mcp.NewToolResultText(fmt.Sprint(tags)), nil
}

// inGeneric has a function that takes any type.
func inGeneric(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	list, ok := req.GetArguments()["users"].([]any)
	if !ok {
		return mcp.NewToolResultError("users must be a list"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(all[string](list))), nil
}

func all[T any](list []any) []T {
	var out []T
	for _, v := range list {
		if t, ok := v.(T); ok { // want "silentdefault/element: inGeneric"
			out = append(out, t)
		}
	}
	return out
}
