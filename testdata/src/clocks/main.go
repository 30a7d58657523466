// Command clocks serves the time with mcp-go, the way its README shows it.
package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func main() {
	s := server.NewMCPServer("clocks", "1")
	s.AddTool(mcp.NewTool("time", mcp.WithString("zone")), now)
	s.AddTool(mcp.NewTool("weather", mcp.WithString("city", mcp.Required())), weather)
	if err := server.ServeStdio(s); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func now(_ context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	zone, err := time.LoadLocation(req.GetString("zone", "UTC"))
	if err != nil {
		return nil, fmt.Errorf("unknown time zone: %w", err) // want "protocolerror/arguments: fmt.Errorf"
	}
	return mcp.NewToolResultText(time.Now().In(zone).String()), nil
}

func weather(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	city := req.GetArguments()["city"].(string) // want `argassert/argument: req.GetArguments()["city"].(string)`
	report, err := fetch(ctx, "https://weather.example.test/"+city)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(report), nil
}

func fetch(ctx context.Context, url string) (string, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return "", err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return "", errors.New("weather: " + resp.Status)
	}
	return resp.Header.Get("X-Report"), nil
}
