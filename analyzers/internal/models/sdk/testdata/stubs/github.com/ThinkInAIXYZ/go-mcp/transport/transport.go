// Package transport declares what is used of the transports of go-mcp v0.2.29.
package transport

type (
	ServerTransport            interface{ Run() error }
	StdioServerTransportOption func()
)

func NewStdioServerTransport(opts ...StdioServerTransportOption) ServerTransport { return nil }
