// Package found builds errors that package taxonomy refuses.
package found

import (
	"context"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

const none = time.Duration(0)

const kind = taxonomy.Kind("slow")

func inMCPGo(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, taxonomy.UpstreamRateLimit("wait", 0) // want `^taxonomy refuses what it is given here, because UpstreamRateLimit needs a positive wait, not 0s: the agent reads of an internal error that cannot be tried again, in place of this failure; call taxonomy.RateLimited where the wait is not known \(retryhint/refused\)$`
}

func inGoSDK(ctx context.Context, req *gosdk.CallToolRequest, in struct{}) (*gosdk.CallToolResult, any, error) {
	return nil, nil, taxonomy.UpstreamRateLimit("wait", none) // want `needs a positive wait, not 0s: .*\(retryhint/refused\)$`
}

func noKind() error { return taxonomy.Transport(taxonomy.KindToolRuntimeFatal, "down") } // want `Transport needs a transport kind, not "[A-Z_]*": .*\(retryhint/refused\)$`

func ownKind() error { return taxonomy.Transport("slow", "down") } // want `not "slow": `

func status() error {
	return taxonomy.Transport(taxonomy.KindTransportTimeout, "down", taxonomy.Status(504)) // want `a transport error has no HTTP status, but 504 was given: `
}

func blank() error { return taxonomy.ContextRequired("which one?", " ") } // want `ContextRequired needs a prompt that says what is missing: .*; say what the agent should find out`

func unknownCode() error { return taxonomy.New(taxonomy.Code(7), "what?") } // want `unknown code 7: `

func noStatus() error { return taxonomy.Upstream("down", 1000) } // want `1000 is no HTTP status: .*; give it the status of the answer `

func negative() error { return taxonomy.RateLimited("wait", taxonomy.RetryAfter(-time.Second)) } // want `negative wait -1s: .*; give the option a value that there is `

func noStatusOption() error { return taxonomy.NotFound("gone", taxonomy.Status(40)) } // want `40 is no HTTP status: `

func unknownKind() error { return taxonomy.NotFound("gone", kind) } // want `unknown kind "slow": `

func unknownRetry() error { return taxonomy.NotFound("gone", taxonomy.Retry(9)) } // want `unknown value retry\(9\) of Retry: `

func fatal() error { return taxonomy.Fatal("broken", taxonomy.RetryYes) } // want `^taxonomy.Fatal says that trying again is useless, and this option says the opposite: the agent does what the option says; leave it out, or build another error \(retryhint/contradiction\)$`

func retryable() error { return taxonomy.Retryable("busy", taxonomy.RetryNo) } // want `taxonomy.Retryable says that trying again can help, `

func limited() error { return taxonomy.RateLimited("busy", taxonomy.RetryNo) } // want `taxonomy.RateLimited says that trying again can help, `
