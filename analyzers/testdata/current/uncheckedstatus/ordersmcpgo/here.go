package ordersmcpgo

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/uncheckedstatus/internal/orders"
)

// listed loses the refusal in a function of its own package.
func listed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	list, err := list(ctx)
	if err != nil {
		return mcp.NewToolResultError("the orders cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(list)), nil
}

func list(ctx context.Context) ([]orders.Order, error) {
	resp, err := http.Get(orders.URL)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode >= http.StatusBadRequest {
		log.Printf("orders: %s", resp.Status)
		return []orders.Order{}, nil // want "uncheckedstatus/refused: http.Get"
	}
	var list []orders.Order
	err = json.NewDecoder(resp.Body).Decode(&list)
	return list, err
}

// named decodes only if all is well, and answers in any case.
func named(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	order, err := one(ctx)
	if err != nil {
		return mcp.NewToolResultError("the order cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(order)), nil
}

func one(ctx context.Context) (*orders.Order, error) {
	resp, err := http.Get(orders.URL + "/1")
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode < 200 || resp.StatusCode >= 300 {
		return nil, nil // want "uncheckedstatus/refused: http.Get"
	}
	order := new(orders.Order)
	return order, json.NewDecoder(resp.Body).Decode(order)
}

// refusedHere answers the status.
func refusedHere(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(orders.URL)
	if err != nil {
		return mcp.NewToolResultError("the orders cannot be read"), nil
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return mcp.NewToolResultError("the orders answer " + resp.Status), nil
	}
	return mcp.NewToolResultText(resp.Header.Get("Count")), nil
}

// beside answers the status beside the orders.
func beside(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	answer, err := asked(ctx)
	if err != nil {
		return mcp.NewToolResultError("the orders cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(answer)), nil
}

func asked(ctx context.Context) (map[string]any, error) {
	resp, err := http.Get(orders.URL)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	var count string
	if resp.StatusCode == http.StatusOK {
		count = resp.Header.Get("Count")
	}
	return map[string]any{"status": resp.StatusCode, "count": count}, nil
}

// alone answers the orders, or nothing.
func alone(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	answer, err := counted(ctx)
	if err != nil {
		return mcp.NewToolResultError("the orders cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(answer)), nil
}

func counted(ctx context.Context) (map[string]any, error) {
	resp, err := http.Get(orders.URL)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil, nil // want "uncheckedstatus/refused: http.Get"
	}
	return map[string]any{"count": resp.Header.Get("Count")}, nil
}
