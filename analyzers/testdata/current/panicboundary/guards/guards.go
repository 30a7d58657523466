// Package guards panics where a value is nil that no caller passes.
package guards

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type request = mcp.CallToolRequest

type result = mcp.CallToolResult

var errNone = errors.New("there is none")

func failed(err error) (*result, error) {
	if err == nil {
		panic("failed called with nil")
	}
	return mcp.NewToolResultError("The file cannot be read."), nil
}

// afterTests calls only where the error has been found.
func afterTests(ctx context.Context, req request) (*result, error) {
	text, err := os.ReadFile("notes")
	if err != nil {
		return failed(err)
	}
	more, err := os.ReadFile(string(text))
	if os.IsNotExist(err) || len(more) == 0 {
		if err == nil {
			return failed(errNone)
		}
		return failed(err)
	}
	return mcp.NewToolResultText(string(more)), nil
}

type state struct{ err error }

// ended is given what is made on the spot.
func (s *state) ended(err error) (*result, error) {
	if s == nil || err == nil {
		log.Fatal("nothing has failed")
	}
	s.err = err
	return failed(err)
}

func madeAtOnce(ctx context.Context, req request) (*result, error) {
	s := &state{}
	if req.Params.Name == "" {
		return s.ended(errors.New("no name"))
	}
	err := errNone
	if req.Params.Name == "a" {
		err = fmt.Errorf("no such tool: %s", req.Params.Name)
	}
	return s.ended(err)
}

// again calls itself with what it is given.
func again(n int, err error) (*result, error) {
	if err == nil {
		panic("nothing has failed")
	}
	if n > 0 {
		return again(n-1, err)
	}
	return failed(err)
}

func inTurn(ctx context.Context, req request) (*result, error) {
	if err := os.Remove("notes"); err != nil {
		return again(1, err)
	}
	return mcp.NewToolResultText("done"), nil
}

// sometimes is called once without a test.
func sometimes(err error) (*result, error) {
	if err == nil {
		panic("nothing has failed") // want `^panics in code that handlers reach`
	}
	return failed(err)
}

func withoutTest(ctx context.Context, req request) (*result, error) {
	err := os.Remove("notes")
	if err != nil {
		return sometimes(err)
	}
	return sometimes(os.Remove("more"))
}

// otherwise panics because of what it is always given.
func otherwise(err error) (*result, error) {
	if err != nil {
		panic(err) // want `^panics in code that handlers reach`
	}
	return mcp.NewToolResultText("done"), nil
}

func afterTest(ctx context.Context, req request) (*result, error) {
	if err := os.Remove("notes"); err != nil {
		return otherwise(err)
	}
	return otherwise(nil)
}

// Failed can be called from anywhere.
func Failed(err error) (*result, error) {
	if err == nil {
		panic("nothing has failed") // want `^panics in code that handlers reach`
	}
	return failed(err)
}

func byOthers(ctx context.Context, req request) (*result, error) {
	if err := os.Remove("notes"); err != nil {
		return Failed(err)
	}
	return mcp.NewToolResultText("done"), nil
}

// value is called by whoever gets it.
func value(err error) (*result, error) {
	if err == nil {
		panic("nothing has failed") // want `^panics in code that handlers reach`
	}
	return failed(err)
}

var failures = []func(error) (*result, error){value}

func asValue(ctx context.Context, req request) (*result, error) {
	if err := os.Remove("notes"); err != nil {
		return value(err)
	}
	return failures[0](nil)
}

type failing interface {
	fail(err error) (*result, error)
}

// fail is called by the interface.
func (s *state) fail(err error) (*result, error) {
	if err == nil {
		panic("nothing has failed") // want `^panics in code that handlers reach`
	}
	return failed(err)
}

func asMethod(ctx context.Context, req request) (*result, error) {
	s := &state{}
	if err := os.Remove("notes"); err != nil {
		return s.fail(err)
	}
	return failing(s).fail(nil)
}

func serve() *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	for name, handler := range map[string]server.ToolHandlerFunc{
		"afterTests": afterTests, "madeAtOnce": madeAtOnce, "inTurn": inTurn, "withoutTest": withoutTest,
		"afterTest": afterTest, "byOthers": byOthers, "asValue": asValue, "asMethod": asMethod,
	} {
		s.AddTool(mcp.NewTool(name), handler)
	}
	return s
}
