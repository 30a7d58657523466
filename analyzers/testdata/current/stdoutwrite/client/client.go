// Package client is a client on standard input and output: no server answers there.
package client

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func list(ctx context.Context) error {
	fmt.Println("connecting")
	c := mcp.NewClient(&mcp.Implementation{Name: "notes"}, nil)
	session, err := c.Connect(ctx, &mcp.StdioTransport{}, nil)
	if err != nil {
		return err
	}
	return session.Close()
}

func fromVariable(ctx context.Context, c *mcp.Client) error {
	var transport mcp.Transport = &mcp.StdioTransport{}
	fmt.Println("connecting")
	_, err := c.Connect(ctx, transport, nil)
	return err
}
