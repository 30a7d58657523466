// Package partly answers with what there is, where a part of it has failed.
package partly

import (
	"context"
	"fmt"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"sync"

	"github.com/mark3labs/mcp-go/mcp"
)

type page struct {
	Items []string
	Next  string
}

type file struct {
	Name, Size string
	Content    string
	Lines      []string
}

// A Client asks a service, without a context.
type Client struct{ dir string }

func (c *Client) page(ctx context.Context, token string) (*page, error) {
	data, err := os.ReadFile(c.dir + token)
	if err != nil {
		return nil, err
	}
	return &page{Items: []string{string(data)}, Next: token[1:]}, nil
}

func (c *Client) lines(ctx context.Context, name string) ([]string, error) {
	data, err := os.ReadFile(name)
	return []string{string(data)}, err
}

// all answers with the pages before the one that has failed.
func (c *Client) all(ctx context.Context) ([]string, error) {
	var items []string
	for token := "abc"; token != ""; {
		p, err := c.page(ctx, token)
		if err != nil {
			log.Print(err)
			return items, nil // want "swallowed/dropped: partly.Client.page"
		}
		items, token = append(items, p.Items...), p.Next
	}
	return items, nil
}

// more says where to go on.
func (c *Client) more(ctx context.Context, token string) ([]string, string, error) {
	var items []string
	for token != "" {
		p, err := c.page(ctx, token)
		if err != nil {
			return items, token, nil
		}
		items, token = append(items, p.Items...), p.Next
	}
	return items, token, nil
}

// failing returns the error beside what there is.
func (c *Client) failing(ctx context.Context, token string) ([]string, error) {
	var items []string
	for token != "" {
		p, err := c.page(ctx, token)
		if err != nil {
			return items, fmt.Errorf("page %s: %w", token, err)
		}
		items, token = append(items, p.Items...), p.Next
	}
	return items, nil
}

// described has no lines where they cannot be read.
func (c *Client) described(ctx context.Context, name string) *file {
	f := &file{Name: name}
	lines, err := c.lines(ctx, name)
	if err != nil {
		log.Print(err)
		return f // want "swallowed/part: partly.Client.lines"
	}
	f.Lines = lines
	return f
}

// noted says so.
func (c *Client) noted(ctx context.Context, name string) *file {
	f := &file{Name: name}
	lines, err := c.lines(ctx, name)
	if err != nil {
		f.Content = "cannot be read"
		return f
	}
	f.Lines = lines
	return f
}

// listed leaves the lines of one out, and has the others.
func (c *Client) listed(ctx context.Context, names []string) []map[string]any {
	var list []map[string]any
	for _, name := range names {
		item := map[string]any{"name": name}
		if lines, err := c.lines(ctx, name); err == nil { // want "swallowed/part: partly.Client.lines"
			item["lines"] = lines
		}
		list = append(list, item)
	}
	return list
}

// together asks for all at once.
func (c *Client) together(ctx context.Context, names []string) []map[string]any {
	list := make([]map[string]any, len(names))
	var group sync.WaitGroup
	for i, name := range names {
		group.Add(1)
		go func(index int, name string) {
			defer group.Done()
			item := map[string]any{"name": name}
			if lines, err := c.lines(ctx, name); err == nil { // want "swallowed/part: partly.Client.lines"
				item["lines"] = len(lines)
			}
			list[index] = item
		}(i, name)
	}
	group.Wait()
	return list
}

// into fills a list of its caller.
func (c *Client) into(ctx context.Context, names []string, out []map[string]any) {
	var group sync.WaitGroup
	for i, name := range names {
		group.Add(1)
		go func(index int, name string) {
			defer group.Done()
			item := map[string]any{"name": name}
			if lines, err := c.lines(ctx, name); err == nil { // want "swallowed/part: partly.Client.lines"
				item["lines"] = len(lines)
			}
			out[index] = item
		}(i, name)
	}
	group.Wait()
}

// logged has no lines, either, and a log says so.
func (c *Client) logged(ctx context.Context, names []string) []map[string]any {
	var list []map[string]any
	for _, name := range names {
		item := map[string]any{"name": name}
		if lines, err := c.lines(ctx, name); err == nil && len(lines) > 0 { // want "swallowed/part: partly.Client.lines"
			item["lines"] = lines
		} else if err != nil {
			log.Print(err)
		}
		list = append(list, item)
	}
	return list
}

// marked tells which have none.
func (c *Client) marked(ctx context.Context, names []string) []map[string]any {
	var list []map[string]any
	for _, name := range names {
		item := map[string]any{"name": name}
		lines, err := c.lines(ctx, name)
		if err != nil {
			item["error"] = err.Error()
		} else {
			item["lines"] = lines
		}
		list = append(list, item)
	}
	return list
}

// walked leaves out directories that cannot be read, and says that there are none if that is the first.
func walked(dir string) (files []string, err error) {
	err = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil { // want "swallowed/part: filepath.WalkDir"
			return nil
		}
		files = append(files, path)
		return nil
	})
	return files, err
}

// stopped ends with the error.
func stopped(dir string) (files []string, err error) {
	err = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		files = append(files, path)
		return nil
	})
	return files, err
}

// searched looks into each file, and at nothing of those that cannot be opened.
func searched(dir string) (lines []string, err error) {
	err = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		lines = append(lines, linesOf(path)...)
		return nil
	})
	return lines, err
}

func linesOf(path string) []string {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil // want "swallowed/dropped: os.ReadFile"
	}
	return []string{string(data)}
}

func handle(c *Client) func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		all, err := c.all(ctx)
		if err != nil {
			return nil, err
		}
		filled := make([]map[string]any, len(all))
		c.into(ctx, all, filled)
		more, next, err := c.more(ctx, "abc")
		if err != nil {
			return nil, err
		}
		others, err := c.failing(ctx, "abc")
		if err != nil {
			return nil, err
		}
		files, err := walked("a")
		if err != nil {
			return nil, err
		}
		searched, err := searched("a")
		if err != nil {
			return nil, err
		}
		readable, err := stopped("a")
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(fmt.Sprint(files, searched, readable, all, filled, more, next, others, c.described(ctx, "a"), c.noted(ctx, "a"), c.listed(ctx, all), c.together(ctx, all), c.logged(ctx, all), c.marked(ctx, all))), nil
	}
}
