// Package mixed has functions that return either a failure or a success. What the
// success says is not in the failure.
package mixed

import (
	"context"
	"encoding/json"
	"errors"
	"log"
	"os"
	"os/exec"

	"example.test/upstreamtext/mixed/kube"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

func execute(ctx context.Context, args ...string) (string, error) {
	out, err := exec.CommandContext(ctx, "kubectl", args...).CombinedOutput()
	if err != nil {
		return "", err
	}
	return string(out), nil
}

func quiet(ctx context.Context, args ...string) (*mcp.CallToolResult, error) {
	out, err := execute(ctx, args...)
	if err != nil {
		log.Print(err)
		return mcp.NewToolResultError("kubectl failed"), nil
	}
	return mcp.NewToolResultText(out), nil
}

func outputInSuccess(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return quiet(ctx, "get", "pods")
}

func outputInSuccessElsewhere(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return kube.Quiet(ctx, "get", "pods")
}

func flaggedLater(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	result, err := quiet(ctx, "get", "pods")
	if err != nil {
		return nil, errors.New("no pods")
	}
	result.IsError = true
	return result, nil // want "upstreamtext/process: execute"
}

func told(ctx context.Context, args ...string) (*mcp.CallToolResult, error) {
	out, err := execute(ctx, args...)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(out), nil
}

func errorBesideOutput(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return told(ctx, "get", "pods") // want "upstreamtext/foreign: exec.Cmd.CombinedOutput"
}

func outputInBothElsewhere(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return kube.Loud(ctx, "get", "pods") // want "upstreamtext/process: Loud"
}

func oneOfTwo(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	out, err := execute(ctx, "get", "pods")
	var result *mcp.CallToolResult
	if err != nil {
		result = mcp.NewToolResultError("kubectl failed")
	} else {
		result = mcp.NewToolResultText(out)
	}
	return result, nil
}

func appendedToSuccess(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return appended(ctx), nil
}

func appended(ctx context.Context) *mcp.CallToolResult {
	out, err := execute(ctx, "get", "pods")
	if err != nil {
		return mcp.NewToolResultError("kubectl failed")
	}
	result := mcp.NewToolResultText("These are the pods.")
	result.Content = append(result.Content, mcp.NewTextContent(out))
	return result
}

func literal(ctx context.Context) *gosdk.CallToolResult {
	out, err := execute(ctx, "get", "pods")
	if err != nil {
		return &gosdk.CallToolResult{IsError: true, Content: []gosdk.Content{&gosdk.TextContent{Text: "kubectl failed"}}}
	}
	return &gosdk.CallToolResult{Content: []gosdk.Content{&gosdk.TextContent{Text: out}}}
}

func literalSuccess(ctx context.Context, req *gosdk.CallToolRequest) (*gosdk.CallToolResult, error) {
	return literal(ctx), nil
}

func encoded(v any) *mcp.CallToolResult {
	data, err := json.Marshal(v)
	if err != nil {
		return mcp.NewToolResultError("The answer cannot be encoded.")
	}
	return mcp.NewToolResultText(string(data))
}

func handedOver(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	out, err := execute(ctx, "get", "pods")
	if err != nil {
		return mcp.NewToolResultError("kubectl failed"), nil
	}
	return encoded(map[string]string{"pods": out}), nil
}

func finished(result *mcp.CallToolResult, err error) *mcp.CallToolResult {
	if err != nil {
		return mcp.NewToolResultError("kubectl failed")
	}
	return result
}

func successHandedOver(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	out, err := execute(ctx, "get", "pods")
	return finished(mcp.NewToolResultText(out), err), nil
}

func decided(ctx context.Context, failed bool) *mcp.CallToolResult {
	out, err := execute(ctx, "get", "pods")
	if err != nil {
		return mcp.NewToolResultError("kubectl failed")
	}
	result := mcp.NewToolResultText(out)
	result.IsError = failed
	return result
}

func decidedElsewhere(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return decided(ctx, req.Params.Name == ""), nil // want "upstreamtext/process: execute"
}

func retold(ctx context.Context) *mcp.CallToolResult {
	result, _ := quiet(ctx, "get", "pods")
	data, err := json.Marshal(result)
	if err != nil {
		return mcp.NewToolResultText("There are no pods.")
	}
	return mcp.NewToolResultError(string(data))
}

func successInFailure(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return retold(ctx), nil // want "upstreamtext/process: execute"
}

func done(ctx context.Context) *mcp.CallToolResult {
	if ctx.Err() != nil {
		return mcp.NewToolResultError("cancelled")
	}
	text := "done"
	if err := os.Remove("lock"); err != nil {
		text += ", but " + err.Error()
	}
	return mcp.NewToolResultText(text)
}

// errorInSuccess is read by the agent all the same.
func errorInSuccess(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return done(ctx), nil // want "upstreamtext/filesystem: os.Remove"
}

func register(s *server.MCPServer, name string, run func(context.Context, ...string) (*mcp.CallToolResult, error)) {
	s.AddTool(mcp.NewTool(name), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { return run(ctx, name) })
}

func registeredHere(s *server.MCPServer) {
	register(s, "quiet", kube.Quiet)
	register(s, "loud", kube.Loud) // want "upstreamtext/process: Loud"
}

// handlers are known by their type.
var (
	handlers = []server.ToolHandlerFunc{
		outputInSuccess, outputInSuccessElsewhere, flaggedLater, errorBesideOutput, outputInBothElsewhere, oneOfTwo, appendedToSuccess,
		handedOver, successHandedOver, decidedElsewhere, successInFailure, errorInSuccess,
	}
	official = []gosdk.ToolHandler{literalSuccess}
)
