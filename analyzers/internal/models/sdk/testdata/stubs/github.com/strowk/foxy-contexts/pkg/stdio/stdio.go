// Package stdio declares what is used of the transport of foxy-contexts
// v0.1.0-beta.6.
package stdio

type (
	StdioTransportOption interface{}
	// Transport stands for the interface of package server.
	Transport interface{}
)

func NewTransport(options ...StdioTransportOption) Transport { return nil }
