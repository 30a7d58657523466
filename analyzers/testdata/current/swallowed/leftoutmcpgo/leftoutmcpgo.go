// Package leftoutmcpgo leaves something out of text, channels and variables, with mcp-go.
package leftoutmcpgo

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type job struct{ Name, Owner string }

// Store is implemented elsewhere.
type Store interface {
	Jobs(ctx context.Context, name string) ([]job, error)
	Progress(ctx context.Context) (map[string]string, error)
	Owner(ctx context.Context, name string) (string, error)
}

var store Store

func foundNothing(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var text strings.Builder
	found := false
	for _, name := range []string{"a", "b"} {
		jobs, err := store.Jobs(ctx, name)
		if err != nil { // want "swallowed/skipped: leftoutmcpgo.Store.Jobs"
			continue
		}
		for _, j := range jobs {
			fmt.Fprintf(&text, "- %s\n", j.Name)
			found = true
		}
	}
	if !found {
		text.WriteString("There are no jobs.\n")
	}
	return mcp.NewToolResultText(text.String()), nil
}

func foundNoneIsTold(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var text strings.Builder
	found := false
	for _, name := range []string{"a", "b"} {
		jobs, err := store.Jobs(ctx, name)
		if err != nil {
			continue
		}
		for _, j := range jobs {
			fmt.Fprintf(&text, "- %s\n", j.Name)
			found = true
		}
	}
	if !found {
		return nil, errors.New("no jobs could be read")
	}
	return mcp.NewToolResultText(text.String()), nil
}

func sectionSaysSo(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var text strings.Builder
	jobs, err := store.Jobs(ctx, "a")
	if err != nil {
		text.WriteString("The jobs are not known.\n")
	} else {
		fmt.Fprint(&text, jobs)
	}
	return mcp.NewToolResultText(text.String()), nil
}

func sent(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	lines, names := make(chan string), make(chan string)
	var group sync.WaitGroup
	group.Add(1)
	go func() {
		defer group.Done()
		for name := range names {
			content, err := os.ReadFile(name)
			if err != nil { // want "swallowed/skipped: os.ReadFile"
				continue
			}
			select {
			case lines <- string(content):
			case <-ctx.Done():
				return
			}
		}
	}()
	go func() { group.Wait(); close(lines) }()
	var text []string
	for line := range lines {
		text = append(text, line)
	}
	return mcp.NewToolResultText(strings.Join(text, "\n")), nil
}

func asked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	found := make(chan string, 10)
	var group sync.WaitGroup
	for _, j := range []job{{Name: "a"}, {Name: "b", Owner: "me"}} {
		group.Add(1)
		go func() {
			defer group.Done()
			owner := j.Owner
			if owner == "" {
				o, err := store.Owner(ctx, j.Name)
				if err != nil { // want "swallowed/skipped: leftoutmcpgo.Store.Owner"
					return
				}
				owner = o
			}
			jobs, err := store.Jobs(ctx, owner)
			if err != nil {
				found <- err.Error()
				return
			}
			found <- fmt.Sprint(jobs)
		}()
	}
	go func() { group.Wait(); close(found) }()
	text := ""
	for f := range found {
		text += f
	}
	return mcp.NewToolResultText(text), nil
}

func capturedDefault(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	progress := make(map[string]string)
	if p, err := store.Progress(ctx); err == nil { // want "swallowed/dropped: leftoutmcpgo.Store.Progress"
		progress = p
	}
	each(func(name string) { delete(progress, name) })
	if len(progress) == 0 {
		return mcp.NewToolResultText("Nothing is running."), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(progress)), nil
}

func capturedFallback(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	progress := map[string]string{"all": "unknown"}
	if p, err := store.Progress(ctx); err == nil {
		progress = p
	}
	each(func(name string) { delete(progress, name) })
	return mcp.NewToolResultText(fmt.Sprint(progress)), nil
}

func each(do func(string)) { do("a") }

func malformed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var manifest struct{ Names map[string]string }
	content, err := os.ReadFile("manifest.json")
	if err != nil {
		return nil, err
	}
	_ = json.Unmarshal(content, &manifest) // want "swallowed/ignored: json.Unmarshal"
	var names []string
	for name := range manifest.Names {
		names = append(names, name)
	}
	return mcp.NewToolResultText(strings.Join(names, ", ")), nil
}

func compared(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(strings.Join(changed(ctx, map[string]string{"a": "b"}), ", ")), nil
}

func changed(ctx context.Context, known map[string]string) (list []string) {
	for name, owner := range known {
		now, _ := store.Owner(ctx, name) // want "swallowed/ignored: leftoutmcpgo.Store.Owner"
		if now != owner {
			list = append(list, name)
		}
	}
	return list
}

func cleans(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(cleaned(ctx)), nil
}

// cleaned answers the same whatever happens.
func cleaned(ctx context.Context) string {
	jobs, _ := store.Jobs(ctx, "old")
	for _, j := range jobs {
		_ = os.Remove(j.Name)
	}
	return "done"
}

func filled(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	out := newReport()
	out.owner = "me"
	addJobs(ctx, out)
	return mcp.NewToolResultText(fmt.Sprint(out.names)), nil
}

func countedAsDone(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	removed := 0
	for _, name := range []string{"a", "b"} {
		_ = os.Remove(name) // want "swallowed/ignored: os.Remove"
		removed++
	}
	return mcp.NewToolResultText(fmt.Sprint(removed, " files removed")), nil
}

func countedIfDone(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	removed := 0
	for _, name := range []string{"a", "b"} {
		if os.Remove(name) == nil {
			removed++
		}
	}
	return mcp.NewToolResultText(fmt.Sprint(removed, " files removed")), nil
}

type report struct {
	names []string
	owner string
}

func newReport() *report { return &report{} }

func addJobs(ctx context.Context, out *report) {
	for _, name := range []string{"a", "b"} {
		jobs, err := store.Jobs(ctx, name)
		if err != nil { // want "swallowed/skipped: leftoutmcpgo.Store.Jobs"
			continue
		}
		for _, j := range jobs {
			out.names = append(out.names, j.Name)
		}
	}
}

// Serve registers the tools.
func Serve() {
	s := server.NewMCPServer("left out", "1")
	s.AddTool(mcp.NewTool("foundNothing"), foundNothing)
	s.AddTool(mcp.NewTool("foundNoneIsTold"), foundNoneIsTold)
	s.AddTool(mcp.NewTool("sectionSaysSo"), sectionSaysSo)
	s.AddTool(mcp.NewTool("sent"), sent)
	s.AddTool(mcp.NewTool("capturedDefault"), capturedDefault)
	s.AddTool(mcp.NewTool("capturedFallback"), capturedFallback)
	s.AddTool(mcp.NewTool("malformed"), malformed)
	s.AddTool(mcp.NewTool("compared"), compared)
	s.AddTool(mcp.NewTool("cleans"), cleans)
	s.AddTool(mcp.NewTool("filled"), filled)
	s.AddTool(mcp.NewTool("asked"), asked)
	s.AddTool(mcp.NewTool("countedAsDone"), countedAsDone)
	s.AddTool(mcp.NewTool("countedIfDone"), countedIfDone)
	s.AddTool(mcp.NewTool("literal"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		owner, _ := store.Owner(ctx, "a") // want "swallowed/ignored: leftoutmcpgo.Store.Owner"
		if owner != req.GetString("owner", "nobody") {
			return mcp.NewToolResultText("not yours"), nil
		}
		return mcp.NewToolResultText("yours"), nil
	})
}
