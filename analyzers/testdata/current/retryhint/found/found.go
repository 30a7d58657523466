// Package found builds errors that package taxonomy refuses.
package found

import (
	"context"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

const none = time.Duration(0)

const kind = class.Kind("slow")

func inMCPGo(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, taxonomy.UpstreamRateLimit("wait", 0) // want "retryhint/refused: taxonomy.UpstreamRateLimit"
}

func inGoSDK(ctx context.Context, req *gosdk.CallToolRequest, in struct{}) (*gosdk.CallToolResult, any, error) {
	return nil, nil, taxonomy.UpstreamRateLimit("wait", none) // want "retryhint/refused: taxonomy.UpstreamRateLimit"
}

func noKind() error { return taxonomy.Transport(class.KindToolRuntimeFatal, "down") } // want "retryhint/refused: taxonomy.Transport"

func ownKind() error { return taxonomy.Transport("slow", "down") } // want "retryhint/refused: taxonomy.Transport"

func status() error {
	return taxonomy.Transport(class.KindTransportTimeout, "down", taxonomy.Status(504)) // want "retryhint/refused: taxonomy.Transport"
}

func blank() error { return taxonomy.ContextRequired("which one?", " ") } // want "retryhint/refused: taxonomy.ContextRequired"

func unknownCode() error { return taxonomy.New(taxonomy.Code(7), "what?") } // want "retryhint/refused: taxonomy.New"

func noStatus() error { return taxonomy.Upstream("down", 1000) } // want "retryhint/refused: taxonomy.Upstream"

func negative() error { return taxonomy.RateLimited("wait", taxonomy.RetryAfter(-time.Second)) } // want "retryhint/refused: taxonomy.RateLimited"

func noStatusOption() error { return taxonomy.NotFound("gone", taxonomy.Status(40)) } // want "retryhint/refused: taxonomy.NotFound"

func unknownKind() error { return taxonomy.NotFound("gone", taxonomy.Kind(kind)) } // want "retryhint/refused: taxonomy.NotFound"

func unknownRetry() error { return taxonomy.NotFound("gone", taxonomy.Retry(9)) } // want "retryhint/refused: taxonomy.NotFound"

func fatal() error { return taxonomy.Fatal("broken", taxonomy.RetryYes) } // want "retryhint/contradiction: taxonomy.Fatal"

func retryable() error { return taxonomy.Retryable("busy", taxonomy.RetryNo) } // want "retryhint/contradiction: taxonomy.Retryable"

func limited() error { return taxonomy.RateLimited("busy", taxonomy.RetryNo) } // want "retryhint/contradiction: taxonomy.RateLimited"
