// Package mistakes panics where only a mistake of the program itself leads, and where a failure or an argument does.
package mistakes

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"log"
	"net/url"
	"os"
	"os/user"
	"sync"
	"sync/atomic"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type in struct{ Board, File string }

func register(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "lock"}, lock)
}

func lock(ctx context.Context, req *mcp.CallToolRequest, in in) (*mcp.CallToolResult, any, error) {
	if in.Board == "" {
		panic("no board") // want "panicboundary/panic: panic"
	}
	defer boards.lock(in.Board).Unlock()
	settings.load()
	assert(len(boards.names) > 0)
	return nil, id() + home() + read(in.File) + path() + encoded(), nil
}

type engine struct {
	locks sync.Map
	names []string
}

var boards engine

// lock stores nothing but mutexes.
func (e *engine) lock(name string) *sync.Mutex {
	value, _ := e.locks.LoadOrStore(name, new(sync.Mutex))
	mutex, ok := value.(*sync.Mutex)
	if !ok {
		panic("not a mutex") // want "panicboundary/panic: panic"
	}
	mutex.Lock()
	return mutex
}

type ref struct{ p atomic.Pointer[in] }

var settings ref

func (r *ref) load() *in {
	loaded := r.p.Load()
	if loaded == nil {
		panic("nothing stored") // want "panicboundary/panic: panic"
	}
	return loaded
}

// id reads from a source that has not failed since Go 1.24.
func id() string {
	var b [8]byte
	if _, err := rand.Read(b[:]); err != nil {
		panic(err)
	}
	return hex.EncodeToString(b[:])
}

// home asks for what is there as long as the process runs, or never.
func home() string {
	u, err := user.Current()
	if err != nil {
		panic(err) // want "panicboundary/panic: panic"
	}
	dir, err := os.UserConfigDir()
	if err != nil {
		log.Fatal(err) // want "panicboundary/exit: log.Fatal"
	}
	return u.HomeDir + dir
}

func read(name string) string {
	data, err := os.ReadFile(name)
	if err != nil {
		panic(err) // want "panicboundary/panic: panic"
	}
	return string(data)
}

// assert is told what the program relies on.
func assert(holds bool) {
	if !holds {
		log.Fatalf("assertion failed") // want "panicboundary/exit: log.Fatalf"
	}
}

// path parses what the program has made.
func path() string {
	u, err := url.Parse("file:///" + boards.names[0])
	if err != nil {
		panic(err) // want "panicboundary/panic: panic"
	}
	return u.Path
}

// encoded encodes what the program has made.
func encoded() string {
	data, err := json.MarshalIndent([]map[string]string{{"name": boards.names[0]}}, "", "  ")
	if err != nil {
		log.Fatal(err) // want "panicboundary/exit: log.Fatal"
	}
	return string(data)
}
