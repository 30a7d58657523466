// Package itemsmcpgo leaves items out of answers, and parts of items that are in them, with mcp-go.
package itemsmcpgo

import (
	"context"
	"fmt"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Store is implemented elsewhere.
type Store interface {
	Weight(ctx context.Context, name string) (float64, error)
	Owner(ctx context.Context, name string) (string, error)
}

var store Store

type entry struct {
	Name, Owner string
	Score       float64
}

var names, rooms = []string{"a", "b"}, []string{"c", "d"}

// ranked leaves nothing out: a weight that is missing moves an item down.
func ranked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var all []entry
	for _, name := range names {
		score := float64(len(name))
		if weight, err := store.Weight(ctx, name); err == nil { // want "swallowed/part: itemsmcpgo.Store.Weight"
			score += weight
		}
		all = append(all, entry{Name: name, Score: score})
	}
	return mcp.NewToolResultText(fmt.Sprint(all)), nil
}

// annotated writes each item, whatever is known of it.
func annotated(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var out strings.Builder
	for _, name := range names {
		fmt.Fprintf(&out, "- %s", name)
		if weight, err := store.Weight(ctx, name); err == nil { // want "swallowed/part: itemsmcpgo.Store.Weight"
			fmt.Fprintf(&out, " (%v)", weight)
		}
		out.WriteString("\n")
	}
	return mcp.NewToolResultText(out.String()), nil
}

// filled sets a field of what is there.
func filled(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	all := []entry{{Name: "a"}, {Name: "b"}}
	for i := range all {
		owner, err := store.Owner(ctx, all[i].Name)
		if err != nil { // want "swallowed/part: itemsmcpgo.Store.Owner"
			continue
		}
		all[i].Owner = owner
	}
	return mcp.NewToolResultText(fmt.Sprint(all)), nil
}

// listed adds a line for what is known of an item, after the one for the item.
func listed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var lines []string
	for _, name := range names {
		lines = append(lines, name)
		weight, err := store.Weight(ctx, name)
		if err != nil { // want "swallowed/part: itemsmcpgo.Store.Weight"
			continue
		}
		lines = append(lines, fmt.Sprint(weight))
	}
	return mcp.NewToolResultText(strings.Join(lines, "\n")), nil
}

// preceded adds it before.
func preceded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var lines []string
	for _, name := range names {
		if weight, err := store.Weight(ctx, name); err == nil { // want "swallowed/part: itemsmcpgo.Store.Weight"
			lines = append(lines, fmt.Sprint(weight))
		}
		lines = append(lines, name)
	}
	return mcp.NewToolResultText(strings.Join(lines, "\n")), nil
}

// leftOut leaves out the item.
func leftOut(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var all []entry
	for _, name := range names {
		weight, err := store.Weight(ctx, name)
		if err != nil { // want "swallowed/skipped: itemsmcpgo.Store.Weight"
			continue
		}
		all = append(all, entry{Name: name, Score: weight})
	}
	return mcp.NewToolResultText(fmt.Sprint(all)), nil
}

// nested leaves out members of a room that is in the answer.
func nested(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var out strings.Builder
	for _, room := range rooms {
		fmt.Fprintf(&out, "%s:\n", room)
		for _, name := range names {
			weight, err := store.Weight(ctx, room+name)
			if err != nil { // want "swallowed/skipped: itemsmcpgo.Store.Weight"
				continue
			}
			fmt.Fprintf(&out, "- %s %v\n", name, weight)
		}
		out.WriteString("\n")
	}
	return mcp.NewToolResultText(out.String()), nil
}

// nestedList does the same with a list.
func nestedList(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var lines []string
	for _, room := range rooms {
		lines = append(lines, room)
		for _, name := range names {
			weight, err := store.Weight(ctx, room+name)
			if err != nil { // want "swallowed/skipped: itemsmcpgo.Store.Weight"
				continue
			}
			lines = append(lines, fmt.Sprint(name, weight))
		}
		lines = append(lines, "")
	}
	return mcp.NewToolResultText(strings.Join(lines, "\n")), nil
}

// summed counts what is there without it.
func summed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	total := 0.0
	for _, name := range names {
		weight, err := store.Weight(ctx, name)
		if err != nil { // want "swallowed/skipped: itemsmcpgo.Store.Weight"
			continue
		}
		total += weight
	}
	return mcp.NewToolResultText(fmt.Sprint(total)), nil
}

var _ = []server.ToolHandlerFunc{ranked, annotated, filled, listed, preceded, leftOut, nested, nestedList, summed}
