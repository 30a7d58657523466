package neverread

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// silentIDs asserts what JSON gives, and each element afterwards.
func silentIDs(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	list, ok := req.GetArguments()["ids"].([]any)
	if !ok {
		return mcp.NewToolResultError("ids must be a list"), nil
	}
	var sum float64
	for _, id := range list {
		n, ok := id.(float64)
		if !ok {
			return mcp.NewToolResultError("each id must be a number"), nil
		}
		sum += n
	}
	return mcp.NewToolResultText(fmt.Sprint(sum)), nil
}

// silentLevel reads a number as int and as float64: a client in the process can give the first.
func silentLevel(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	level := 0
	switch n := req.GetArguments()["level"].(type) {
	case int:
		level = n
	case float64:
		level = int(n)
	default:
		return mcp.NewToolResultError("level must be a number"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(level)), nil
}

// silentCrash asserts without a second result: the handler crashes, and defaults to nothing.
func silentCrash(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	size := req.GetArguments()["size"].(int)
	return mcp.NewToolResultText(fmt.Sprint(size)), nil
}

// silentOwn reads a map that the program has filled itself.
func silentOwn(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	settings := map[string]any{"retries": 3, "names": []string{"a"}}
	retries, ok := settings["retries"].(int)
	return mcp.NewToolResultText(fmt.Sprint(retries, ok)), nil
}

// silentBound decodes the arguments into a struct with such types.
func silentBound(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var in struct {
		IDs    []int             `json:"ids"`
		Labels map[string]string `json:"labels"`
	}
	if err := req.BindArguments(&in); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(in.IDs, in.Labels)), nil
}

// silentFallback asks the library for the same argument, which converts it.
func silentFallback(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n, ok := req.GetArguments()["limit"].(int)
	if !ok {
		n = req.GetInt("limit", 10)
	}
	return mcp.NewToolResultText(fmt.Sprint(n)), nil
}

// silentShared hands all arguments to a helper that others call with maps of the program.
func silentShared(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(depth(req.GetArguments()), depth(map[string]any{"depth": 3}))), nil
}

func depth(args map[string]any) int {
	if n, ok := args["depth"].(int); ok {
		return n
	}
	return 1
}

// Size is for other packages, which can have maps of any kind.
func Size(args map[string]any) int {
	n, _ := args["size"].(int)
	return n
}

// silentJSON reads what a decoder gives that keeps numbers as they are written.
func silentJSON(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n, ok := req.GetArguments()["n"].(json.Number)
	if !ok {
		return mcp.NewToolResultError("n must be a number"), nil
	}
	return mcp.NewToolResultText(n.String()), nil
}

// silentObject asserts an object, and the texts in it.
func silentObject(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	labels, ok := req.GetArguments()["labels"].(map[string]any)
	if !ok {
		return mcp.NewToolResultError("labels must be an object"), nil
	}
	for name, value := range labels {
		if _, ok := value.(string); !ok {
			return mcp.NewToolResultError(name + " must be a text"), nil
		}
	}
	return mcp.NewToolResultText(fmt.Sprint(labels)), nil
}

// silentText reads texts, which JSON has.
func silentText(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, ok := req.GetArguments()["name"].(string)
	if !ok {
		return mcp.NewToolResultError("name must be a text"), nil
	}
	return mcp.NewToolResultText(name), nil
}

// silentConverted reads a float64 and makes an int of it.
func silentConverted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n, ok := req.GetArguments()["count"].(float64)
	if !ok {
		return mcp.NewToolResultError("count must be a number"), nil
	}
	return mcp.NewToolResultText(strconv.Itoa(int(n))), nil
}

type schedule struct {
	Every int       `json:"every"`
	From  time.Time `json:"from"`
}

// silentTyped has a typed input, of which the library has checked each field.
func silentTyped(ctx context.Context, req *sdk.CallToolRequest, in schedule) (*sdk.CallToolResult, any, error) {
	var every any = in.Every
	n, ok := every.(int)
	return nil, fmt.Sprint(n, ok, in.From), nil
}

// silentRaw decodes the raw arguments with a decoder of its own.
func silentRaw(ctx context.Context, req *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
	var args map[string]json.RawMessage
	if err := json.Unmarshal(req.Params.Arguments, &args); err != nil {
		return nil, err
	}
	var n int
	if err := json.Unmarshal(args["n"], &n); err != nil {
		return nil, err
	}
	return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: strconv.Itoa(n)}}}, nil
}

// silentMeta reads what the program has put into the context.
func silentMeta(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	meta, _ := ctx.Value(key{}).(map[string]any)
	user, ok := meta["user"].(int)
	return mcp.NewToolResultText(fmt.Sprint(user, ok)), nil
}

type key struct{}
