// Package silent builds errors that stand.
package silent

import (
	"context"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

func inMCPGo(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, taxonomy.UpstreamRateLimit("wait", time.Second)
}

func inGoSDK(ctx context.Context, req *gosdk.CallToolRequest, in struct{}) (*gosdk.CallToolResult, any, error) {
	return nil, nil, taxonomy.RateLimited("wait")
}

func known(wait time.Duration) error { return taxonomy.UpstreamRateLimit("wait", wait) }

func transport() error { return taxonomy.Transport(class.KindTransportTimeout, "down") }

func handedKind(k class.Kind) error { return taxonomy.Transport(k, "down") }

func handedStatus(status int) error {
	return taxonomy.Upstream("down", status, taxonomy.Status(status))
}

func status() error { return taxonomy.Upstream("down", 503, taxonomy.RetryAfter(time.Minute)) }

func prompt() error { return taxonomy.ContextRequired("which one?", "Ask for the name of the order.") }

func code() error { return taxonomy.New(taxonomy.CodeNotFound, "gone") }

func options(opts ...taxonomy.Option) error { return taxonomy.Fatal("broken", opts...) }

func later() error { return taxonomy.NotFound("gone", taxonomy.RetryYes) }

func fatal() error { return taxonomy.Fatal("broken", taxonomy.RetryNo) }

func retryable() error { return taxonomy.Retryable("busy", taxonomy.RetryYes, taxonomy.Status(503)) }

func zero() error { return taxonomy.RateLimited("wait", taxonomy.RetryAfter(0)) }

func kind() error {
	return taxonomy.ServiceUnavailable("down", taxonomy.Kind(class.KindTransportTimeout))
}
