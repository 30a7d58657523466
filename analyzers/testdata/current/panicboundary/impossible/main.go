// Command impossible has exits to which no call comes, and exits to which one does.
package main

import (
	"context"
	"log"
	"net/url"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type result = mcp.CallToolResult

type request = mcp.CallToolRequest

// checked is a setting that the start has looked at.
func checked(ctx context.Context, req request) (*result, error) {
	if os.Getenv("NOTES_HOST") == "" {
		log.Fatal("NOTES_HOST is not set")
	}
	return mcp.NewToolResultText("a"), nil
}

// parsed is one that nobody has parsed before.
func parsed(ctx context.Context, req request) (*result, error) {
	if _, err := url.Parse(os.Getenv("NOTES_HOST")); err != nil {
		log.Fatal(err) // want "panicboundary/exit: log.Fatal"
	}
	return mcp.NewToolResultText("a"), nil
}

// other is one that the start does not look at.
func other(ctx context.Context, req request) (*result, error) {
	if os.Getenv("NOTES_OTHER") == "" {
		log.Fatal("NOTES_OTHER is not set") // want "panicboundary/exit: log.Fatal"
	}
	return mcp.NewToolResultText("a"), nil
}

// again calls what the start has called.
func again(ctx context.Context, req request) (*result, error) {
	return mcp.NewToolResultText(address()), nil
}

// address parses what it finds in the environment: it ends the process at the start, or never.
func address() string {
	u, err := url.Parse(os.Getenv("NOTES_ADDRESS"))
	if err != nil {
		log.Fatal(err)
	}
	return u.Host
}

// outside asks for more than settings: what has worked at the start can fail later.
func outside(ctx context.Context, req request) (*result, error) {
	return mcp.NewToolResultText(read()), nil
}

func read() string {
	text, err := os.ReadFile("notes.txt")
	if err != nil {
		log.Fatal(err) // want "panicboundary/exit: log.Fatal"
	}
	return string(text)
}

// strictly is a variable that nothing sets, and careful one that main sets.
var strictly, careful bool

func unset(ctx context.Context, req request) (*result, error) {
	if strictly {
		os.Exit(1)
	}
	if careful {
		os.Exit(2) // want "panicboundary/exit: os.Exit"
	}
	return mcp.NewToolResultText("a"), nil
}

type mode int

const (
	lenient mode = iota
	harsh
)

// store has a mode that nothing makes harsh.
type store struct{ mode mode }

func (s *store) get(ctx context.Context, req request) (*result, error) {
	if s.mode == harsh {
		os.Exit(3)
	}
	return mcp.NewToolResultText(given("a", false) + given("b", false) + either(true) + either(false)), nil
}

// given gets a constant from all who call it.
func given(name string, must bool) string {
	if must {
		os.Exit(4)
	}
	return name
}

// either gets one or the other.
func either(must bool) string {
	if must {
		os.Exit(5) // want "panicboundary/exit: os.Exit"
	}
	return ""
}

// A backend has three implementations. Nothing makes one of them.
type backend interface{ run() string }

type local struct{}

func (local) run() string { os.Exit(6); return "" } // want "panicboundary/exit: os.Exit"

type remote struct{ host string }

func (r *remote) run() string { os.Exit(7); return r.host } // want "panicboundary/exit: os.Exit"

type unmade struct{ host string }

func (u *unmade) run() string { os.Exit(8); return u.host }

var _ backend = (*unmade)(nil)

func chosen(name string) backend {
	if name == "local" {
		return local{}
	}
	return &remote{name}
}

func behind(ctx context.Context, req request) (*result, error) {
	return mcp.NewToolResultText(chosen(req.GetString("name", "")).run()), nil
}

func main() {
	if os.Getenv("NOTES_HOST") == "" {
		log.Fatal("NOTES_HOST is not set")
	}
	log.Print(address(), read())
	careful = len(os.Args) > 1
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("checked"), checked)
	s.AddTool(mcp.NewTool("parsed"), parsed)
	s.AddTool(mcp.NewTool("other"), other)
	s.AddTool(mcp.NewTool("again"), again)
	s.AddTool(mcp.NewTool("outside"), outside)
	s.AddTool(mcp.NewTool("unset"), unset)
	s.AddTool(mcp.NewTool("get"), (&store{lenient}).get)
	s.AddTool(mcp.NewTool("behind"), behind)
	log.Print(server.ServeStdio(s))
}
