package silent

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/netip"
	"strings"
	"time"

	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

type level int

func (l *level) String() string { return "high" }

type span struct {
	From, To time.Time
	Took     time.Duration
	Limit    *int
}

type box[T any] struct{ Value T }

func said(text string) *gosdk.CallToolResult {
	return &gosdk.CallToolResult{Content: []gosdk.Content{&gosdk.TextContent{Text: text}}}
}

// encoded follows the pointer, as JSON does.
func encoded(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	limit := 3
	text, err := json.Marshal(span{Limit: &limit})
	if err != nil {
		return nil, nil, err
	}
	return said(string(text)), nil, nil
}

// structured hands the pointer out as data.
func structured(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, span, error) {
	limit := 3
	return nil, span{Limit: &limit}, nil
}

// withMethod has one that says what is printed, of the pointer.
func withMethod(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("the level %v is too high", new(level))
}

// followed prints what the pointer points to.
func followed(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	limit := new(int)
	return nil, nil, fmt.Errorf("over the limit of %v", *limit)
}

// inNumbers prints times, durations and addresses, which have methods.
func inNumbers(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	return said(fmt.Sprint(time.Now(), time.Second, netip.MustParseAddr("::1"))), nil, nil
}

// anything prints what the agent has sent, whatever it is.
func anything(ctx context.Context, req *gosdk.CallToolRequest, a map[string]any) (*gosdk.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("no such fields: %v", a)
}

// boxed prints a generic value that holds none.
func boxed(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	return said(fmt.Sprintf("%+v", box[string]{a.Name})), nil, nil
}

// list prints one element after the other.
func list(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	var b strings.Builder
	for _, p := range []*position{{1, 2}, {3, 4}} {
		fmt.Fprintf(&b, "at %v\n", p)
	}
	return said(b.String()), nil, nil
}

// inLog prints it where no agent reads.
func inLog(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	err := fmt.Errorf("of %v", &named{})
	slog.Error("search", "with", fmt.Sprint(&held{}, make(chan int)), "error", err)
	return nil, nil, errors.New("the search has failed")
}

// read is a resource with a text that can be read.
func read(ctx context.Context, req *gosdk.ReadResourceRequest) (*gosdk.ReadResourceResult, error) {
	text := fmt.Sprintf("%v of %v", &position{1, 2}, []string{"a"})
	return &gosdk.ReadResourceResult{Contents: []*gosdk.ResourceContents{{URI: req.Params.URI, Text: text}}}, nil
}

func useMore(s *gosdk.Server) {
	gosdk.AddTool(s, &gosdk.Tool{Name: "encoded"}, encoded)
	gosdk.AddTool(s, &gosdk.Tool{Name: "structured"}, structured)
	gosdk.AddTool(s, &gosdk.Tool{Name: "named"}, withMethod)
	gosdk.AddTool(s, &gosdk.Tool{Name: "followed"}, followed)
	gosdk.AddTool(s, &gosdk.Tool{Name: "in_numbers"}, inNumbers)
	gosdk.AddTool(s, &gosdk.Tool{Name: "anything"}, anything)
	gosdk.AddTool(s, &gosdk.Tool{Name: "boxed"}, boxed)
	gosdk.AddTool(s, &gosdk.Tool{Name: "list"}, list)
	gosdk.AddTool(s, &gosdk.Tool{Name: "in_log"}, inLog)
	s.AddResource(&gosdk.Resource{Name: "read"}, read)
}
