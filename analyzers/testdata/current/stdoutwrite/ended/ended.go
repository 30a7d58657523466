// Package ended writes when serving has ended: nobody reads that as a message.
package ended

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// goroutine is served in the background; the loop comes back to it for other transports.
func goroutine(s *mcp.Server, modes []string) {
	for _, mode := range modes {
		if mode == "stdio" {
			go func() {
				if err := s.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
					fmt.Printf("ended: %v\n", err)
				}
			}()
		}
	}
}

func loop(s *mcp.Server, modes []string) {
	for _, mode := range modes {
		if mode == "stdio" {
			if err := s.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
				fmt.Printf("ended: %v\n", err)
			}
		}
	}
}

func loopOfLibrary(s *server.MCPServer, modes []string) {
	for range modes {
		_ = server.ServeStdio(s)
		fmt.Println("ended")
	}
}

func sameBlock(s *mcp.Server) {
	err := s.Run(context.Background(), &mcp.StdioTransport{})
	fmt.Println("ended", err)
}

func deferred(s *mcp.Server) error {
	defer fmt.Println("ended")
	return s.Run(context.Background(), &mcp.StdioTransport{})
}

func serve(s *mcp.Server) error {
	return s.Run(context.Background(), &mcp.StdioTransport{})
}

func caller(s *mcp.Server) {
	err := serve(s)
	fmt.Println("ended", err)
}

// before writes in the loop, but on the way to serving.
func before(s *mcp.Server, modes []string) {
	for _, mode := range modes {
		fmt.Println(mode) // want "stdoutwrite/start: fmt.Println"
		if mode == "stdio" {
			_ = s.Run(context.Background(), &mcp.StdioTransport{})
		}
	}
}

// background goes on when serving has begun.
func background(s *mcp.Server) {
	go serve(s)
	fmt.Println("started") // want "stdoutwrite/start: fmt.Println"
}

// connected does not wait.
func connected(s *mcp.Server) error {
	session, err := s.Connect(context.Background(), &mcp.StdioTransport{}, nil)
	fmt.Println("connected", err) // want "stdoutwrite/start: fmt.Println"
	if err != nil {
		return err
	}
	return session.Wait()
}
