// Package stdio declares what is used of the transport of mcp-golang v0.16.0.
package stdio

import "io"

type StdioServerTransport struct{}

func NewStdioServerTransport() *StdioServerTransport { return nil }

func NewStdioServerTransportWithIO(in io.Reader, out io.Writer) *StdioServerTransport { return nil }
