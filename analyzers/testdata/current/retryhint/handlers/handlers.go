// Package handlers has tools of both libraries that answer limits and outages of a service.
package handlers

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

type in struct{ Name string }

const noWait = 0 * time.Second

// limitWithoutWait forgets the header.
func limitWithoutWait(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get("https://notes.test")
	if err != nil {
		return nil, taxonomy.ServiceUnavailable("The service cannot be asked.", taxonomy.Cause(err))
	}
	defer resp.Body.Close()
	switch resp.StatusCode {
	case http.StatusTooManyRequests:
		return nil, taxonomy.UpstreamRateLimit("The service asks to wait.", noWait) // want "retryhint/refused: taxonomy.UpstreamRateLimit"
	case http.StatusServiceUnavailable:
		return nil, taxonomy.Upstream("The service is down.", 0) // want "retryhint/refused: taxonomy.Upstream"
	}
	return mcp.NewToolResultText(resp.Status), nil
}

// limitWithWait hands over what the header says.
func limitWithWait(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get("https://notes.test")
	if err != nil {
		return nil, taxonomy.ServiceUnavailable("The service cannot be asked.", taxonomy.Cause(err))
	}
	defer resp.Body.Close()
	if resp.StatusCode == http.StatusTooManyRequests {
		if seconds, err := strconv.Atoi(resp.Header.Get("Retry-After")); err == nil && seconds > 0 {
			return nil, taxonomy.UpstreamRateLimit("The service asks to wait.", time.Duration(seconds)*time.Second)
		}
		return nil, taxonomy.RateLimited("The service asks to wait.")
	}
	return mcp.NewToolResultText(resp.Status), nil
}

// timeoutAsFatal says two things of trying again.
func timeoutAsFatal(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	err := ask(ctx, a.Name)
	if errors.Is(err, context.DeadlineExceeded) {
		return nil, nil, taxonomy.Fatal("The service did not answer in time.", taxonomy.RetryYes, taxonomy.Cause(err)) // want "retryhint/contradiction: taxonomy.Fatal"
	}
	if err != nil {
		return nil, nil, taxonomy.Transport(class.KindTransportTimeout, "The service did not answer.", taxonomy.Status(http.StatusGatewayTimeout), taxonomy.Cause(err)) // want "retryhint/refused: taxonomy.Transport"
	}
	return nil, nil, nil
}

// timeoutAsTransport says one.
func timeoutAsTransport(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	err := ask(ctx, a.Name)
	if errors.Is(err, context.DeadlineExceeded) {
		return nil, nil, taxonomy.Transport(class.KindTransportTimeout, "The service did not answer in time.", taxonomy.RetryYes, taxonomy.Cause(err))
	}
	if err != nil {
		return nil, nil, taxonomy.Upstream("The service is down.", http.StatusBadGateway, taxonomy.RetryAfter(30*time.Second), taxonomy.Cause(err))
	}
	return nil, nil, nil
}

// askedForNothing asks the agent for something, and does not say for what.
func askedForNothing(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	if a.Name == "" {
		return nil, nil, taxonomy.ContextRequired("Which note is meant?", "") // want "retryhint/refused: taxonomy.ContextRequired"
	}
	return nil, nil, taxonomy.ContextRequired("There are several notes called "+a.Name+".", "Ask for the folder of the note.")
}

func ask(ctx context.Context, name string) error { return ctx.Err() }
