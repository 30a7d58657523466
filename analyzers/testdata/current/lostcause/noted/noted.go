// Package noted tells that something has failed, and not why.
package noted

import (
	"context"
	"fmt"
	"log"
	"os"
	"strings"
	"sync"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func withoutCause(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var text, notes []string
	for _, name := range []string{"a", "b"} {
		content, err := os.ReadFile(name)
		if err != nil { // want "lostcause/noted: os.ReadFile"
			notes = append(notes, fmt.Sprintf("%s: read failed", name))
			continue
		}
		if err := os.WriteFile(name+".copy", content, 0o600); err != nil {
			notes = append(notes, "cannot write "+name)
			continue
		}
		text = append(text, string(content))
	}
	return mcp.NewToolResultText(strings.Join(text, "\n") + strings.Join(notes, "\n")), nil
}

type report struct{ notes, names []string }

func filled(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var out report
	look(&out)
	return mcp.NewToolResultText(strings.Join(out.notes, "\n")), nil
}

func look(out *report) {
	entries, err := os.ReadDir("notes")
	if err != nil { // want "lostcause/noted: os.ReadDir"
		out.notes = append(out.notes, "the folder is unavailable")
	}
	for _, entry := range entries {
		out.names = append(out.names, entry.Name())
	}
}

// atOnce reads two files at the same time, and notes in each literal what is missing.
func atOnce(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var texts, notes []string
	var mu sync.Mutex
	var wg sync.WaitGroup
	wg.Go(func() {
		text, err := os.ReadFile("a")
		mu.Lock()
		defer mu.Unlock()
		if err != nil { // want "lostcause/noted: os.ReadFile"
			notes = append(notes, "a unavailable")
			return
		}
		texts = append(texts, string(text))
	})
	wg.Go(func() {
		text, err := os.ReadFile("b")
		mu.Lock()
		defer mu.Unlock()
		if err != nil {
			notes = append(notes, "b unavailable: "+err.Error())
			return
		}
		texts = append(texts, string(text))
	})
	wg.Wait()
	return mcp.NewToolResultText(strings.Join(append(texts, notes...), "\n")), nil
}

// atOnceLogged notes it in a list that nobody answers.
func atOnceLogged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var notes []string
	done := make(chan string)
	go func() {
		text, err := os.ReadFile("a")
		if err != nil {
			notes = append(notes, "a unavailable")
			done <- "the file could not be read: " + err.Error()
			return
		}
		done <- string(text)
	}()
	text := <-done
	log.Print(notes)
	return mcp.NewToolResultText(text), nil
}

func withCause(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var text, notes []string
	for _, name := range []string{"a", "b"} {
		content, err := os.ReadFile(name)
		if err != nil {
			notes = append(notes, fmt.Sprintf("%s: read failed: %v", name, err))
			continue
		}
		text = append(text, string(content))
	}
	return mcp.NewToolResultText(strings.Join(text, "\n") + strings.Join(notes, "\n")), nil
}

func logged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var text strings.Builder
	content, err := os.ReadFile("notes.txt")
	if err != nil {
		log.Print(err)
		text.WriteString("The notes are not available.")
	}
	text.Write(content)
	return mcp.NewToolResultText(text.String()), nil
}

func expected(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var notes []string
	for _, name := range []string{"a", "b"} {
		if _, err := os.Stat(name); err == nil {
			notes = append(notes, name+" is there")
			continue
		}
		if len(name) > 1 {
			notes = append(notes, "invalid name "+name)
		}
	}
	return mcp.NewToolResultText(strings.Join(notes, "\n")), nil
}

// Serve registers the tools.
func Serve() {
	s := server.NewMCPServer("noted", "1")
	s.AddTool(mcp.NewTool("withoutCause"), withoutCause)
	s.AddTool(mcp.NewTool("filled"), filled)
	s.AddTool(mcp.NewTool("atOnce"), atOnce)
	s.AddTool(mcp.NewTool("atOnceLogged"), atOnceLogged)
	s.AddTool(mcp.NewTool("withCause"), withCause)
	s.AddTool(mcp.NewTool("logged"), logged)
	s.AddTool(mcp.NewTool("expected"), expected)
}
