// Package parsed goes on with something else where an argument cannot be parsed.
package parsed

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"strconv"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// helperReturnsConstant answers for ten seconds where the agent wrote "1 hour".
func helperReturnsConstant(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(wait(req.GetString("wait", "10s")).String()), nil
}

func wait(text string) time.Duration {
	d, err := time.ParseDuration(text) // want "silentdefault/parsed: time.ParseDuration"
	if err != nil {
		return 10 * time.Second
	}
	return d
}

// helperWithLeast has a helper that takes too small a number for no number.
func helperWithLeast(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint("the last ", least(req.GetString("last", "5")))), nil
}

func least(text string) int {
	n, err := strconv.Atoi(text) // want "silentdefault/parsed: strconv.Atoi"
	if err != nil || n < 1 {
		return 20
	}
	return n
}

// span has two dates, of which one is ignored and the other one is today.
func span(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	from, _ := time.Parse(time.DateOnly, req.GetString("from", "")) // want "silentdefault/parsed: time.Parse"
	to, err := time.Parse(time.DateOnly, req.GetString("to", ""))   // want "silentdefault/parsed: time.Parse"
	if err != nil {
		to = time.Now()
	}
	return mcp.NewToolResultText(to.Sub(from).String()), nil
}

type logQuery struct {
	Since string `json:"since"`
	Tail  string `json:"tail"`
}

type logLines struct {
	Lines []string `json:"lines"`
}

// typedSince reads all logs where the agent wrote "yesterday".
func typedSince(ctx context.Context, req *sdk.CallToolRequest, in logQuery) (*sdk.CallToolResult, logLines, error) {
	var since time.Time
	if t, err := time.Parse(time.RFC3339, in.Since); err == nil { // want "silentdefault/parsed: time.Parse"
		since = t
	}
	return nil, logLines{[]string{since.String()}}, nil
}

// typedTail takes all lines where the agent wrote "many".
func typedTail(ctx context.Context, req *sdk.CallToolRequest, in logQuery) (*sdk.CallToolResult, logLines, error) {
	tail, err := strconv.ParseInt(in.Tail, 10, 64) // want "silentdefault/parsed: strconv.ParseInt"
	if err != nil {
		tail = -1
	}
	return nil, logLines{[]string{fmt.Sprint(tail)}}, nil
}

// byClosure is a handler with a default that a function is given.
func byClosure(otherwise bool) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		force, err := strconv.ParseBool(req.GetString("force", "false")) // want "silentdefault/parsed: strconv.ParseBool"
		if err != nil {
			force = otherwise
		}
		return mcp.NewToolResultText(fmt.Sprint("deleted, by force: ", force)), nil
	}
}

// loggedFilter warns a log, and lists everything.
func loggedFilter(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	filter := map[string]string{}
	if err := json.Unmarshal([]byte(req.GetString("filter", "{}")), &filter); err != nil { // want "silentdefault/parsed: json.Unmarshal"
		slog.Warn("filter", "error", err)
	}
	return mcp.NewToolResultText(fmt.Sprint(filter)), nil
}

// An options is filled by a method.
type options struct{ Timeout time.Duration }

func (o *options) read(req mcp.CallToolRequest) {
	if d, err := time.ParseDuration(req.GetString("timeout", "")); err == nil { // want "silentdefault/parsed: time.ParseDuration"
		o.Timeout = d
	}
}

// byMethod fills a struct by a method.
func byMethod(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	o := options{Timeout: time.Minute}
	o.read(req)
	return mcp.NewToolResultText(o.Timeout.String()), nil
}
