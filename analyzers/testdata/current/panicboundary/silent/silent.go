// Package silent has panics and exits of which the rule says nothing.
package silent

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"
	"regexp"
	"testing"

	"example.test/panicboundary/service"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

type request = mcp.CallToolRequest

type result = mcp.CallToolResult

func recovers(ctx context.Context, req *request, in args) (res *result, out any, err error) {
	defer func() {
		if v := recover(); v != nil {
			err = errors.New("internal error")
		}
	}()
	if in.Name == "" {
		panic("no name")
	}
	return nil, regexp.MustCompile(in.Name).String(), nil
}

func callsGuarded(ctx context.Context, req *request, in args) (*result, any, error) {
	service.Guarded(in.Name)
	guarded(in.Name)
	return nil, "done", nil
}

func guarded(name string) {
	defer catch()
	if name == "" {
		panic("no name")
	}
}

func catch() { _ = recover() }

// decorated is called by something that recovers.
func decorated(ctx context.Context, req *request) (*result, error) {
	panic("never ends the process")
}

func decorate(next mcp.ToolHandler) mcp.ToolHandler {
	return func(ctx context.Context, req *request) (res *result, err error) {
		defer func() {
			if recover() != nil {
				res = &result{IsError: true}
			}
		}()
		return next(ctx, req)
	}
}

func register(s *mcp.Server) {
	if s == nil {
		panic("no server")
	}
	s.AddTool(&mcp.Tool{Name: "decorated"}, decorate(decorated))
}

func fails(ctx context.Context, req *request, in args) (*result, any, error) {
	log.Println("panic(1) and os.Exit(1)")
	return nil, nil, fmt.Errorf("panic: %s", in.Name)
}

func dead(ctx context.Context, req *request, in args) (*result, any, error) {
	const debug = false
	if debug {
		panic("debug")
	}
	return nil, "done", nil
}

// panic2 has the name of nothing.
type own struct{}

func (own) Exit(int)  {}
func (own) Fatal(any) {}

func lookalike(ctx context.Context, req *request, in args) (*result, any, error) {
	own{}.Exit(1)
	own{}.Fatal("a")
	return nil, "done", nil
}

// mustLoad is no business of the rule with what the program says itself.
func mustLoad(path string) string {
	if path == "" {
		panic("no path")
	}
	return path
}

func loads(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, mustLoad("config"), nil
}

// Muster begins with the letters only.
func Muster(name string) string { return name }

func musters(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, Muster(in.Name), nil
}

func suppressed(ctx context.Context, req *request, in args) (*result, any, error) {
	//mcperrlint:ignore panicboundary/exit -- the tool stops the server
	os.Exit(0)
	return nil, "done", nil
}

func run() {
	if len(os.Args) < 2 {
		log.Fatal("usage")
	}
	os.Exit(0)
}

// unset panics in tests only, which serve nobody.
func unset() string {
	if testing.Testing() {
		panic("the test must set the name")
	}
	return "notes"
}

func inTests(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, unset() + service.Unset(), nil
}
