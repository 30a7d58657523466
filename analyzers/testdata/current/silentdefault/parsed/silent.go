package parsed

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// refused says what is wrong.
func refused(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n, err := strconv.Atoi(req.GetString("limit", "10"))
	if err != nil {
		return mcp.NewToolResultError("limit must be a number"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(n)), nil
}

// typedRefused returns the error itself.
func typedRefused(ctx context.Context, req *sdk.CallToolRequest, in logQuery) (*sdk.CallToolResult, logLines, error) {
	since, err := time.Parse(time.RFC3339, in.Since)
	if err != nil {
		return nil, logLines{}, fmt.Errorf("since: %w", err)
	}
	return nil, logLines{[]string{since.String()}}, nil
}

// twoLayouts tries one layout after the other, and refuses what is none of them.
func twoLayouts(text string) (time.Time, error) {
	if t, err := time.Parse(time.RFC3339, text); err == nil {
		return t, nil
	}
	if t, err := time.Parse(time.DateOnly, text); err == nil {
		return t, nil
	}
	return time.Time{}, errors.New("since must be a date")
}

// dated uses both layouts.
func dated(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	t, err := twoLayouts(req.GetString("since", ""))
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(t.String()), nil
}

// ageOrDate takes an age or a date, and refuses what is neither.
func ageOrDate(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := req.GetString("since", "")
	since := time.Now()
	if d, err := time.ParseDuration(text); err == nil {
		since = since.Add(-d)
	} else if t, err := time.Parse(time.DateOnly, text); err == nil {
		since = t
	} else {
		return mcp.NewToolResultError("since is neither an age nor a date"), nil
	}
	return mcp.NewToolResultText(since.String()), nil
}

// warned tells in the answer what was used instead.
func warned(ctx context.Context, req *sdk.CallToolRequest, in logQuery) (*sdk.CallToolResult, logLines, error) {
	var lines []string
	tail, err := strconv.Atoi(in.Tail)
	if err != nil {
		tail = 100
		lines = append(lines, fmt.Sprintf("tail %q is no number: the last %d lines", in.Tail, tail))
	}
	return nil, logLines{append(lines, fmt.Sprint(tail))}, nil
}

// counted says how many were no numbers.
func counted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	sum, wrong := 0.0, 0
	for _, text := range req.GetStringSlice("amounts", nil) {
		amount, err := strconv.ParseFloat(text, 64)
		if err != nil {
			wrong++
			continue
		}
		sum += amount
	}
	return mcp.NewToolResultText(fmt.Sprintf("%g, %d of them no numbers", sum, wrong)), nil
}

// joinedErrors refuses all that is wrong at the end.
func joinedErrors(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var errs []error
	from, err := time.Parse(time.DateOnly, req.GetString("from", ""))
	errs = append(errs, err)
	to, err := time.Parse(time.DateOnly, req.GetString("to", ""))
	if err := errors.Join(append(errs, err)...); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(to.Sub(from).String()), nil
}

// idOrName takes a number for an id, and everything else for a name.
func idOrName(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := req.GetString("user", "")
	if id, err := strconv.Atoi(text); err == nil {
		return mcp.NewToolResultText(fmt.Sprint("user ", id)), nil
	}
	return mcp.NewToolResultText("user named " + text), nil
}

// ownText parses what the program has written itself.
func ownText(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	d, _ := time.ParseDuration("30s")
	return mcp.NewToolResultText(d.String()), nil
}

// jsonOrText takes what is no JSON for a text.
func jsonOrText(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := req.GetString("value", "")
	var value any
	if err := json.Unmarshal([]byte(text), &value); err != nil {
		value = text
	}
	return mcp.NewToolResultText(fmt.Sprint(value)), nil
}

// flagged has a field in its answer that says so.
func flagged(ctx context.Context, req *sdk.CallToolRequest, in logQuery) (*sdk.CallToolResult, limited, error) {
	out := limited{Applied: 50}
	n, err := strconv.Atoi(in.Tail)
	if err != nil {
		out.Ignored = err.Error()
	} else {
		out.Applied = n
	}
	return nil, out, nil
}

type limited struct {
	Applied int    `json:"applied"`
	Ignored string `json:"ignored"`
}

// checkedBefore parses again what another function has refused if it is wrong.
func checkedBefore(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	due := req.GetString("due", "")
	if err := isDate(due); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("due on " + due), nil
}

func isDate(text string) error {
	_, err := time.Parse(time.DateOnly, text)
	return err
}

// fallbackAsked is asked for a default by the agent itself.
func fallbackAsked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n, err := strconv.Atoi(req.GetString("port", "80"))
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(fmt.Sprint(n)), nil
}

// portAsked has a helper whose caller asks whether it gave a port.
func portAsked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n := port(req.GetString("port", ""))
	if n < 0 {
		return mcp.NewToolResultError("port must be a number"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint("listens on ", n)), nil
}

func port(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return -1
	}
	return n
}

var (
	byNumber = map[int]string{}
	byName   = map[string]string{}
)

// readOtherwise takes for a name what is no number.
func readOtherwise(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	note, err := find(req.GetString("note", ""))
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(note), nil
}

func find(target string) (string, error) {
	if n, err := strconv.Atoi(target); err == nil {
		if note, ok := byNumber[n]; ok {
			return note, nil
		}
	}
	if note, ok := byName[target]; ok {
		return note, nil
	}
	return "", fmt.Errorf("there is no note %q", target)
}
