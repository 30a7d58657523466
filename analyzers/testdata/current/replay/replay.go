// Package replay has failures that are told as runs: each "ask" is a place that is asked about.
package replay

import (
	"context"
	"errors"
	"io/fs"
	"log"
	"net/http"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type in struct{ Name string }

// A literal answers, and calls a method that calls a function.
func register(s *mcp.Server, n *notes) {
	mcp.AddTool(s, &mcp.Tool{Name: "count"}, func(_ context.Context, _ *mcp.CallToolRequest, _ in) (*mcp.CallToolResult, any, error) {
		return nil, n.count(), nil
	})
}

type notes struct{ dir string }

func (n *notes) count() int { return len(names(n.dir)) }

func names(dir string) []string {
	entries, err := os.ReadDir(dir)
	if err != nil {
		log.Print("names: ", err) // ask logged
		return nil
	}
	var list []string
	for _, e := range entries {
		list = append(list, e.Name())
	}
	return list
}

// Nobody looks at the error.
func discarded() int {
	entries, _ := os.ReadDir(".") // ask discarded
	return len(entries)
}

// The error is tested for something else first, and a condition does not depend on it.
func optional(name string, strict bool) (string, error) {
	text, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	if err != nil {
		if strict {
			return "", err
		}
		return "none", nil // ask optional
	}
	return string(text), nil
}

// A loop leaves items out.
func all(names []string) []string {
	var texts []string
	for i := 0; i < len(names); i++ {
		text, err := os.ReadFile(names[i])
		if err != nil {
			continue
		}
		texts = append(texts, string(text)) // ask looped
	}
	return texts
}

// An item is taken only if nothing fails.
func some(names []string) []string {
	var texts []string
	for _, name := range names {
		if text, err := os.ReadFile(name); err == nil {
			texts = append(texts, string(text)) // ask taken
		}
	}
	return texts
}

// The test of the status is one of several conditions.
func status(url string) (string, error) {
	resp, err := http.Get(url)
	if err != nil || resp.StatusCode >= 400 { // ask refused
		return "", err
	}
	return resp.Status, nil
}

// A panic ends the run.
func must(name string) []byte {
	text, err := os.ReadFile(name)
	if err != nil {
		panic(err) // ask panics
	}
	return text
}

// What is called hides something.
func hides() int {
	return len(names("notes")) // ask hides
}

// Two functions call each other without end.
func ping(n int) error {
	if err := os.Remove("x"); err != nil {
		return pong(n) // ask recursive
	}
	return nil
}

func pong(n int) error { return ping(n - 1) }

// Nothing fails here.
func nothing() int {
	return 1 // ask nothing
}
