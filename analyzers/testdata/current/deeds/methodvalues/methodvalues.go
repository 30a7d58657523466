// Package methodvalues calls methods through variables that hold them with their receivers.
package methodvalues

import (
	"bytes"
	"context"
	"io"
	"log"
	"os"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type request = mcp.CallToolRequest

type result = mcp.CallToolResult

var mu sync.Mutex

// locked calls a method without parameters.
func locked(ctx context.Context, req *request) (*result, error) {
	mu.Lock()
	unlock := mu.Unlock
	unlock()
	return &result{}, nil
}

// behind calls one of an interface.
func behind(l sync.Locker) {
	l.Lock()
	unlock := l.Unlock
	defer unlock()
}

// written writes to standard output through one.
func written(ctx context.Context, req *request) (*result, error) {
	write := os.Stdout.WriteString
	write("a") // want `^written: writes by os.\(\*File\).WriteString  $`
	return &result{}, nil
}

// elsewhere gives standard output to what writes elsewhere.
func elsewhere(ctx context.Context, req *request) (*result, error) {
	var buffer bytes.Buffer
	read := buffer.ReadFrom
	_, err := read(os.Stdout)
	return &result{}, err
}

// given hands standard output to one.
func given(ctx context.Context, req *request) (*result, error) {
	logger := log.New(io.Discard, "", 0)
	redirect := logger.SetOutput
	redirect(os.Stdout) // want `^given: writes by log.\(\*Logger\).SetOutput  $`
	return &result{}, nil
}

// ended calls one that ends the process, and one by its type.
func ended(ctx context.Context, req *request) (*result, error) {
	logger := log.Default()
	fatal := logger.Fatal
	if req == nil {
		fatal("a") // want `^ended: exits by log.\(\*Logger\).Fatal  $`
	}
	byType := (*os.File).WriteString
	byType(os.Stdout, "a") // want `^ended: writes by os.\(\*File\).WriteString  $`
	return &result{}, nil
}

func main() {
	behind(&mu)
	s := mcp.NewServer(&mcp.Implementation{Name: "a"}, nil)
	s.AddTool(&mcp.Tool{Name: "locked"}, locked)
	s.AddTool(&mcp.Tool{Name: "written"}, written)
	s.AddTool(&mcp.Tool{Name: "elsewhere"}, elsewhere)
	s.AddTool(&mcp.Tool{Name: "given"}, given)
	s.AddTool(&mcp.Tool{Name: "ended"}, ended)
}
