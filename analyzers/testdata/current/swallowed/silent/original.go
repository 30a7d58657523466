package silent

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	official "github.com/modelcontextprotocol/go-sdk/mcp"
)

func fetch(ctx context.Context, name string) ([]byte, error) {
	response, err := http.Get(name)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	return io.ReadAll(response.Body)
}

// undecoded answers with the text as it came, which is all that there is.
func undecoded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	body, err := fetch(ctx, req.Params.Name)
	if err != nil {
		return nil, err
	}
	var v any
	if err := json.Unmarshal(body, &v); err != nil {
		return mcp.NewToolResultText(string(body)), nil
	}
	pretty, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return mcp.NewToolResultText("{}"), nil // this never happens
	}
	return mcp.NewToolResultText(string(pretty)), nil
}

// unformatted leaves out nothing but the indentation.
func unformatted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	body, err := fetch(ctx, req.Params.Name)
	if err != nil {
		return nil, err
	}
	var pretty bytes.Buffer
	if err := json.Indent(&pretty, body, "", "  "); err != nil {
		return mcp.NewToolResultText(fmt.Sprintf("The answer:\n%s", body)), nil
	}
	return mcp.NewToolResultText(pretty.String()), nil
}

// limited cuts off what is too long, here and elsewhere.
func limited(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	body, err := fetch(ctx, req.Params.Name)
	if err != nil {
		return nil, err
	}
	var v []string
	if err := json.Unmarshal(body, &v); err != nil {
		text := string(body)
		if len(text) > 1000 {
			text = text[:1000]
		}
		return mcp.NewToolResultText(text), nil
	}
	return mcp.NewToolResultText(v[0]), nil
}

// indented is what the next one uses.
func indented(body []byte) (string, error) {
	var v map[string]float64
	if err := json.Unmarshal(body, &v); err != nil {
		return "", fmt.Errorf("decode: %w", err)
	}
	text, err := json.MarshalIndent(v, "", "  ")
	return string(text), err
}

// byFunction asks a function of the program that does nothing else.
func byFunction(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	body, err := fetch(ctx, req.Params.Name)
	if err != nil {
		return nil, err
	}
	text, err := indented(body)
	if err != nil {
		return plain(string(body)), nil
	}
	return plain(text), nil
}

func plain(text string) *mcp.CallToolResult { return mcp.NewToolResultText(text) }

// printed shows the value in another form.
func printed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	header, err := head(ctx, req.Params.Name)
	if err != nil {
		return nil, err
	}
	text, err := json.Marshal(header)
	if err != nil {
		return mcp.NewToolResultText(fmt.Sprintf("%v", header)), nil
	}
	return mcp.NewToolResultText(string(text)), nil
}

func head(ctx context.Context, name string) (map[string]any, error) {
	body, err := fetch(ctx, name)
	return map[string]any{"body": body, "context": ctx}, err
}

// streamed decodes what it reads from the text.
func streamed(ctx context.Context, req *official.CallToolRequest) (*official.CallToolResult, error) {
	body, err := fetch(ctx, req.Params.Name)
	if err != nil {
		return nil, err
	}
	text := strings.TrimSpace(string(body))
	var v struct{ Lines []string }
	if err := json.NewDecoder(strings.NewReader(text)).Decode(&v); err != nil {
		return &official.CallToolResult{Content: []official.Content{&official.TextContent{Text: text}}}, nil
	}
	return &official.CallToolResult{Content: []official.Content{&official.TextContent{Text: v.Lines[0]}}}, nil
}

type note struct{ Text string }

// output is typed.
func output(ctx context.Context, req *official.CallToolRequest, in note) (*official.CallToolResult, note, error) {
	body, err := fetch(ctx, in.Text)
	if err != nil {
		return nil, note{}, err
	}
	text, err := base64.StdEncoding.DecodeString(string(body))
	if err != nil {
		return nil, note{Text: string(body)}, nil
	}
	return nil, note{Text: string(text)}, nil
}
