// Package silent shows no secret.
package silent

import (
	"context"
	"errors"
	"fmt"
	"log"
	"net"
	"net/http"
	"net/http/httputil"
	"net/url"
	"os"
	"runtime/debug"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

type client struct {
	key, cursor, nextToken string
	transport              http.RoundTripper
}

type in struct{ City string }

// unwrapped shows what is in the error of the request.
func (c *client) unwrapped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get("https://weather.test/now?api_key=" + c.key)
	if err != nil {
		var failed *url.Error
		if errors.As(err, &failed) {
			return mcp.NewToolResultErrorFromErr("the weather is not known", failed.Err), nil
		}
		return mcp.NewToolResultError("the weather is not known"), nil
	}
	defer resp.Body.Close()
	return mcp.NewToolResultText(resp.Status), nil
}

// ownWords logs the error.
func (c *client) ownWords(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get("https://weather.test/now?api_key=" + c.key)
	if err != nil {
		log.Print(err)
		return mcp.NewToolResultError("the weather is not known"), nil
	}
	defer resp.Body.Close()
	return mcp.NewToolResultText(resp.Status), nil
}

// replaced takes the credential out of the text.
func (c *client) replaced(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get("https://weather.test/now?api_key=" + c.key)
	if err != nil {
		return mcp.NewToolResultError(strings.ReplaceAll(err.Error(), c.key, "***")), nil
	}
	defer resp.Body.Close()
	return mcp.NewToolResultText(resp.Status), nil
}

// redacted has a function for that.
func (c *client) redacted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get("https://weather.test/now?api_key=" + c.key)
	if err != nil {
		return mcp.NewToolResultError("no weather: " + redact(err, c.key)), nil
	}
	defer resp.Body.Close()
	return mcp.NewToolResultText(resp.Status), nil
}

func redact(err error, secret string) string { return strings.ReplaceAll(err.Error(), secret, "***") }

// wrapped is an error with the text that is left.
func (c *client) wrapped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get("https://weather.test/now?api_key=" + c.key)
	if err != nil {
		return nil, errors.New(redact(fmt.Errorf("ask: %w", err), c.key))
	}
	defer resp.Body.Close()
	return mcp.NewToolResultText(resp.Status), nil
}

// inHeader sends the credential where no error shows it.
func (c *client) inHeader(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	r, _ := http.NewRequestWithContext(ctx, http.MethodGet, "https://weather.test/now", nil)
	r.Header.Set("Authorization", "Bearer "+c.key)
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	defer resp.Body.Close()
	return mcp.NewToolResultText(resp.Status), nil
}

// inBody sends it in a form.
func (c *client) inBody(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	form := url.Values{}
	form.Set("client_secret", c.key)
	r, _ := http.NewRequestWithContext(ctx, http.MethodPost, "https://weather.test/now", strings.NewReader(form.Encode()))
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	defer resp.Body.Close()
	return mcp.NewToolResultText(resp.Status), nil
}

// posted sends it in a form, too.
func (c *client) posted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.PostForm("https://weather.test/now", url.Values{"client_secret": {c.key}})
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	defer resp.Body.Close()
	return mcp.NewToolResultText(resp.Status), nil
}

// pages asks for the next page, by a token that is no secret.
func (c *client) pages(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	query := url.Values{}
	query.Set("token", c.nextToken)
	query.Set("key", c.cursor)
	resp, err := http.Get("https://weather.test/now?" + query.Encode())
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	defer resp.Body.Close()
	return mcp.NewToolResultText(resp.Status), nil
}

// ofAgent asks for a key that the agent has named.
func (c *client) ofAgent(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(fmt.Sprintf("https://store.test/get?key=%s", req.GetString("name", "")))
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	defer resp.Body.Close()
	return mcp.NewToolResultText(resp.Status), nil
}

// password is replaced by net/http.
func (c *client) password(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(fmt.Sprintf("https://user:%s@weather.test/now", c.key))
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	defer resp.Body.Close()
	return mcp.NewToolResultText(resp.Status), nil
}

// dialled shows no URL.
func (c *client) dialled(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	conn, err := net.Dial("tcp", "weather.test:80?api_key="+c.key)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	defer conn.Close()
	return mcp.NewToolResultText("ok"), nil
}

func region(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("in " + os.Getenv("REGION")), nil
}

func mode(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("by " + os.Getenv("AUTH_MODE")), nil
}

// masked takes a credential out of the text that shows it.
func masked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	token := os.Getenv("API_TOKEN")
	text := fmt.Sprintf("signed in with %s", token)
	return mcp.NewToolResultText(strings.ReplaceAll(text, token, "***")), nil
}

func name(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError("the variable API_TOKEN is not set"), nil
}

func isSet(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if os.Getenv("API_TOKEN") == "" {
		return mcp.NewToolResultError("not signed in"), nil
	}
	return mcp.NewToolResultText("signed in"), nil
}

func logged(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer func() {
		if r := recover(); r != nil {
			log.Printf("%v\n%s", r, debug.Stack())
			result = mcp.NewToolResultError("the order could not be read")
		}
	}()
	return mcp.NewToolResultText("ok"), nil
}

// debugged shows a request to whoever has asked for one.
func debugged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	r, _ := http.NewRequestWithContext(ctx, http.MethodGet, "https://weather.test", nil)
	sent, _ := httputil.DumpRequestOut(r, false)
	return mcp.NewToolResultText(string(sent)), nil
}

// trip uses a transport, whose errors show no URL.
func (c *client) trip(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, "https://weather.test/now?api_key="+c.key, nil)
	if err != nil {
		return nil, nil, errors.New("the weather cannot be asked")
	}
	resp, err := c.transport.RoundTrip(r)
	if err != nil {
		return nil, nil, err
	}
	defer resp.Body.Close()
	return nil, resp.Status, nil
}

func (c *client) use(s *gosdk.Server) {
	gosdk.AddTool(s, &gosdk.Tool{Name: "trip"}, c.trip)
}

var shared = &client{}

// handlers are known by their type.
var handlers = []server.ToolHandlerFunc{
	shared.unwrapped, shared.ownWords, shared.replaced, shared.redacted, shared.wrapped, shared.inHeader, shared.inBody, shared.posted, shared.pages, shared.ofAgent, shared.password, shared.dialled, region, mode, masked, name, isSet, logged, debugged,
}
