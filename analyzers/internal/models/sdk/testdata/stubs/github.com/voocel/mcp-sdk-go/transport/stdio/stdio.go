// Package stdio declares what is used of the transport of mcp-sdk-go v1.2.7.
package stdio

type StdioTransport struct{}
