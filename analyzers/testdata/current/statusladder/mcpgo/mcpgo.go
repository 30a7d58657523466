// Package mcpgo has tools that read notes from a service, and look at the status that it answers with.
package mcpgo

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/statusladder/client"
)

func register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("one_text"), oneText)
	s.AddTool(mcp.NewTool("one_sentinel"), oneSentinel)
	s.AddTool(mcp.NewTool("some_told"), someTold)
	s.AddTool(mcp.NewTool("of_client"), ofClient)
	s.AddTool(mcp.NewTool("behind"), behind)
	s.AddTool(mcp.NewTool("the_status"), theStatus)
	s.AddTool(mcp.NewTool("the_number"), theNumber)
	s.AddTool(mcp.NewTool("the_body"), theBody)
	s.AddTool(mcp.NewTool("decoded"), decoded)
	s.AddTool(mcp.NewTool("each_apart"), eachApart)
	s.AddTool(mcp.NewTool("helped"), helped)
	s.AddTool(mcp.NewTool("access_alone"), accessAlone)
	s.AddTool(mcp.NewTool("read_first"), readFirst)
	s.AddTool(mcp.NewTool("two_ways"), twoWays)
}

const address = "https://notes.example.com/latest"

// The status is only known here.
func oneText(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultErrorFromErr("the notes cannot be read", err), nil
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return mcp.NewToolResultError("the notes cannot be read"), nil // want "statusladder/flattened"
	}
	return text(resp.Body)
}

var errService = errors.New("the service is down")

func fetch(name string) (io.ReadCloser, error) {
	resp, err := http.Get(address + name)
	if err != nil {
		return nil, fmt.Errorf("cannot ask for %s: %w", name, err)
	}
	if resp.StatusCode >= 400 {
		resp.Body.Close()
		return nil, errService // want "statusladder/flattened: fetch"
	}
	return resp.Body, nil
}

func oneSentinel(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	body, err := fetch("/a")
	if err != nil {
		return mcp.NewToolResultErrorFromErr("no notes", err), nil
	}
	defer body.Close()
	return text(body)
}

func ofClient(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	body, err := client.Get("a")
	if err != nil {
		return mcp.NewToolResultErrorFromErr("no notes", err), nil
	}
	defer body.Close()
	return text(body)
}

// What is told apart leaves the rest.
func someTold(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name := r.GetString("name", "")
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultErrorFromErr("the notes cannot be read", err), nil
	}
	defer resp.Body.Close()
	switch {
	case resp.StatusCode == http.StatusNotFound:
		return mcp.NewToolResultError("there is no note " + name), nil
	case resp.StatusCode/100 == 4 || resp.StatusCode/100 == 5:
		return mcp.NewToolResultError("cannot read " + name), nil // want "statusladder/flattened"
	}
	return text(resp.Body)
}

// isFine is run with the status.
func isFine(resp *http.Response) bool { return resp.StatusCode >= 200 && resp.StatusCode < 300 }

func behind(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultErrorFromErr("the notes cannot be read", err), nil
	}
	defer resp.Body.Close()
	if !isFine(resp) {
		return nil, errors.New("no notes today") // want "statusladder/flattened"
	}
	return text(resp.Body)
}

func theStatus(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultErrorFromErr("the notes cannot be read", err), nil
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return mcp.NewToolResultError("the notes cannot be read: " + resp.Status), nil
	}
	return text(resp.Body)
}

func theNumber(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultErrorFromErr("the notes cannot be read", err), nil
	}
	defer resp.Body.Close()
	if code := resp.StatusCode; code != http.StatusOK {
		return mcp.NewToolResultError(fmt.Sprintf("the notes cannot be read (%d)", code)), nil
	}
	return text(resp.Body)
}

// What the service says of it is worth more than the number.
func theBody(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultErrorFromErr("the notes cannot be read", err), nil
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		said, _ := io.ReadAll(io.LimitReader(resp.Body, 1000))
		return mcp.NewToolResultError("the notes cannot be read: " + string(said)), nil
	}
	return text(resp.Body)
}

func decoded(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultErrorFromErr("the notes cannot be read", err), nil
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		var said struct{ Message string }
		if err := json.NewDecoder(resp.Body).Decode(&said); err != nil {
			return mcp.NewToolResultErrorFromErr("the service answers nonsense", err), nil
		}
		return mcp.NewToolResultError(said.Message), nil
	}
	return text(resp.Body)
}

func eachApart(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultErrorFromErr("the notes cannot be read", err), nil
	}
	defer resp.Body.Close()
	switch resp.StatusCode {
	case http.StatusOK:
		return text(resp.Body)
	case http.StatusNotFound:
		return mcp.NewToolResultError("there is no such note"), nil
	case http.StatusUnauthorized, http.StatusForbidden:
		return mcp.NewToolResultError("you may not read it"), nil
	case http.StatusTooManyRequests:
		return mcp.NewToolResultError("wait a minute"), nil
	}
	return mcp.NewToolResultError("the service is down"), nil
}

func refusal(resp *http.Response) error { return errors.New(resp.Status) }

func helped(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultErrorFromErr("the notes cannot be read", err), nil
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return mcp.NewToolResultErrorFromErr("the notes cannot be read", refusal(resp)), nil
	}
	return text(resp.Body)
}

// Many services say that something is not there to who may not see it.
func accessAlone(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultErrorFromErr("the notes cannot be read", err), nil
	}
	defer resp.Body.Close()
	switch resp.StatusCode {
	case http.StatusUnauthorized, http.StatusNotFound:
		return mcp.NewToolResultError("there is no such note, or you may not read it"), nil
	case http.StatusOK:
		return text(resp.Body)
	}
	return mcp.NewToolResultError(resp.Status), nil
}

// Nobody says that a read that fails has to do with the status.
func readFirst(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultErrorFromErr("the notes cannot be read", err), nil
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		return mcp.NewToolResultError("half of the notes are missing"), nil
	}
	if resp.StatusCode != http.StatusOK {
		return mcp.NewToolResultError(string(body)), nil
	}
	return mcp.NewToolResultText(string(body)), nil
}

// Something else decides as well which of the two errors it is.
func twoWays(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(address)
	if err != nil {
		return mcp.NewToolResultErrorFromErr("the notes cannot be read", err), nil
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		if r.GetString("name", "") == "" {
			return mcp.NewToolResultError("say which note"), nil
		}
		return mcp.NewToolResultError("the note cannot be read"), nil
	}
	return text(resp.Body)
}

func text(body io.Reader) (*mcp.CallToolResult, error) {
	all, err := io.ReadAll(body)
	if err != nil {
		return mcp.NewToolResultErrorFromErr("the notes end in the middle", err), nil
	}
	return mcp.NewToolResultText(string(all)), nil
}
