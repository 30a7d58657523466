// Package starting has functions that serve on every way that does not fail, and others.
package starting

import (
	"errors"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/server"
)

// logged does something before on some ways.
func logged(s *server.MCPServer, debug bool) error {
	if debug {
		fmt.Fprintln(os.Stderr, "starting")
	}
	return server.ServeStdio(s)
}

func beforeLogged(s *server.MCPServer) error {
	fmt.Println("starting") // want "stdoutwrite/start: fmt.Println"
	return logged(s, true)
}

// checked can fail before.
func checked(s *server.MCPServer, name string) error {
	if name == "" {
		return errors.New("no name")
	}
	if _, err := os.Stat(name); err != nil {
		return err
	}
	return logged(s, false)
}

func beforeChecked(s *server.MCPServer) error {
	fmt.Println("starting") // want "stdoutwrite/start: fmt.Println"
	return checked(s, "a")
}

// either serves in one of two ways.
func either(s *server.MCPServer, twice bool) error {
	if twice {
		_ = server.ServeStdio(s)
	} else {
		return server.ServeStdio(s)
	}
	return nil
}

func beforeEither(s *server.MCPServer) error {
	fmt.Println("starting") // want "stdoutwrite/start: fmt.Println"
	return either(s, false)
}

// sometimes does something else instead.
func sometimes(s *server.MCPServer, version bool) error {
	if version {
		return nil
	}
	return server.ServeStdio(s)
}

func beforeSometimes(s *server.MCPServer) error {
	fmt.Println("starting")
	return sometimes(s, true)
}
