// Package tools has the tools, and the boundary at which their errors leave the server.
package tools

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/src/adopted/failures"
	"example.test/src/adopted/store"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

var (
	reading    = contract.Contract{failures.OrderMissing}
	cancelling = contract.Contract{failures.OrderMissing}
)

type orderArgs struct {
	Number int `json:"number"`
}

// Register adds the tools to a server.
func Register(s *mcp.Server, orders *store.Store) {
	t := &service{orders}
	add(s, "get_order", reading, t.get)
	add(s, "cancel_order", cancelling, t.cancel)
	mcp.AddTool(s, &mcp.Tool{Name: "count_orders"}, t.count)
}

// add adds a tool whose errors become results with a code.
func add[In, Out any](s *mcp.Server, name string, declared contract.Contract, run func(context.Context, In) (Out, error)) {
	mcp.AddTool(s, &mcp.Tool{Name: name}, func(ctx context.Context, _ *mcp.CallToolRequest, in In) (*mcp.CallToolResult, any, error) {
		var out Out
		err := taxonomy.Do(ctx, name, func(ctx context.Context) (err error) {
			out, err = run(ctx, in)
			return err
		})
		if err != nil {
			r := render.Result(taxonomy.Classify(declared.Fill(err)), render.StructuredAbsent)
			return &mcp.CallToolResult{IsError: r.IsError, Content: []mcp.Content{&mcp.TextContent{Text: r.Text}}}, nil, nil
		}
		return nil, out, nil
	})
}

type service struct{ orders *store.Store }

func (t *service) get(ctx context.Context, args orderArgs) (*store.Order, error) {
	return t.orders.Get(ctx, args.Number) // want "undeclaredcode/code: CodeDatabaseError"
}

func (t *service) cancel(ctx context.Context, args orderArgs) (*store.Order, error) {
	if err := t.orders.Cancel(ctx, args.Number); err != nil { // want "undeclaredcode/code: CodeDatabaseError" "undeclaredcode/reason: order_shipped"
		return nil, err // want "upstreamtext/foreign: sql.DB.ExecContext"
	}
	return &store.Order{Number: args.Number, State: "cancelled"}, nil
}

func (t *service) count(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, any, error) {
	return nil, nil, errors.New("counting is not supported") // want "plainerror/returned: errors.New"
}
