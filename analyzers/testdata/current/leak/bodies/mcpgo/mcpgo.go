// Package mcpgo shows bodies of responses in failures.
package mcpgo

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/leak/internal/service"
)

const address = "https://notes.test/latest"

func whole(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultError("the service does not answer"), nil
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		return mcp.NewToolResultError("the answer ends in the middle"), nil
	}
	if resp.StatusCode != http.StatusOK {
		return mcp.NewToolResultError("the service refuses: " + string(body)), nil // want "leak/unbounded-body"
	}
	return mcp.NewToolResultText(string(body)), nil
}

func copied(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultError("the service does not answer"), nil
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		var text bytes.Buffer
		_, _ = io.Copy(&text, resp.Body)
		return mcp.NewToolResultError(text.String()), nil // want "leak/unbounded-body"
	}
	return mcp.NewToolResultText(resp.Status), nil
}

func helped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	body, err := service.Get(ctx, address) // want "leak/unbounded-body: Get"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(string(body)), nil
}

func helpedAgain(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	body, err := service.Get(ctx, address)
	if err != nil {
		return mcp.NewToolResultErrorFromErr("cannot read", err), nil
	}
	return mcp.NewToolResultText(string(body)), nil
}

// What is read or shown has a limit.

func limited(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultError("the service does not answer"), nil
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		body, _ := io.ReadAll(io.LimitReader(resp.Body, 512))
		return mcp.NewToolResultError("the service refuses: " + string(body)), nil
	}
	return mcp.NewToolResultText(resp.Status), nil
}

func copiedSome(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultError("the service does not answer"), nil
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		var text bytes.Buffer
		_, _ = io.CopyN(&text, resp.Body, 512)
		return mcp.NewToolResultError(text.String()), nil
	}
	return mcp.NewToolResultText(resp.Status), nil
}

func cut(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultError("the service does not answer"), nil
	}
	defer resp.Body.Close()
	body, _ := io.ReadAll(resp.Body)
	if resp.StatusCode == http.StatusForbidden {
		return mcp.NewToolResultError(fmt.Sprintf("forbidden: %.200s", body)), nil
	}
	if resp.StatusCode != http.StatusOK {
		if len(body) > 200 {
			body = body[:200]
		}
		return mcp.NewToolResultError("the service refuses: " + string(body)), nil
	}
	return mcp.NewToolResultText(string(body)), nil
}

func helpedToCut(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultError("the service does not answer"), nil
	}
	defer resp.Body.Close()
	body, _ := io.ReadAll(resp.Body)
	if resp.StatusCode != http.StatusOK {
		return mcp.NewToolResultError(service.Cut(string(body), 200)), nil
	}
	if err := service.Put(ctx, address); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(string(body)), nil
}

// What is decoded is what the service says on purpose, and a success is what was asked for.
func decoded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultError("the service does not answer"), nil
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		var refusal struct{ Message string }
		if err := json.NewDecoder(resp.Body).Decode(&refusal); err != nil {
			return mcp.NewToolResultError(resp.Status), nil
		}
		return mcp.NewToolResultError(refusal.Message), nil
	}
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		return mcp.NewToolResultError("the answer ends in the middle"), nil
	}
	return mcp.NewToolResultText(string(body)), nil
}

// Serve adds the tools.
func Serve(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("whole"), whole)
	s.AddTool(mcp.NewTool("copied"), copied)
	s.AddTool(mcp.NewTool("helped"), helped)
	s.AddTool(mcp.NewTool("helped_again"), helpedAgain)
	s.AddTool(mcp.NewTool("limited"), limited)
	s.AddTool(mcp.NewTool("copied_some"), copiedSome)
	s.AddTool(mcp.NewTool("cut"), cut)
	s.AddTool(mcp.NewTool("helped_to_cut"), helpedToCut)
	s.AddTool(mcp.NewTool("decoded"), decoded)
}
