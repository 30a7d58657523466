// Package partlygosdk answers without parts of what it was asked for, with the official SDK.
package partlygosdk

import (
	"context"
	"fmt"
	"io"
	"io/fs"
	"log"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct {
	IDs []string `json:"ids"`
	Dir string   `json:"dir"`
}

type output struct {
	Rooms []room
	Info  any
	Text  string
	Notes []string
}

type room struct {
	ID, Title string
	Members   []string
	Owner     *person
	Size      int
	Problem   string
}

type person struct{ Name string }

// A Service is what the tools ask.
type Service interface {
	Room(ctx context.Context, id string) (*room, error)
	Members(ctx context.Context, id string) ([]string, error)
	Owner(ctx context.Context, id string) (*person, error)
	Title(ctx context.Context, id string) (string, error)
	Size(ctx context.Context, id string) (int, error)
}

type server struct{ service Service }

func (s *server) members(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	var out output
	for _, id := range in.IDs {
		r := room{ID: id}
		if members, err := s.service.Members(ctx, id); err == nil { // want "swallowed/part: partlygosdk.Service.Members"
			r.Members = members
		}
		out.Rooms = append(out.Rooms, r)
	}
	return nil, out, nil
}

func (s *server) owners(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	var out output
	for _, id := range in.IDs {
		r := room{ID: id}
		owner, err := s.service.Owner(ctx, id)
		if err != nil { // want "swallowed/part: partlygosdk.Service.Owner"
			log.Printf("no owner of %s: %v", id, err)
		} else {
			r.Owner = owner
		}
		out.Rooms = append(out.Rooms, r)
	}
	return nil, out, nil
}

// titled has a text that is empty where it is not known.
func (s *server) titled(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	title := ""
	if t, err := s.service.Title(ctx, in.Dir); err == nil { // want "swallowed/part: partlygosdk.Service.Title"
		title = t
	}
	return nil, output{Text: "room " + title}, nil
}

func (s *server) maps(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	var all []map[string]any
	for _, id := range in.IDs {
		item := map[string]any{"id": id}
		if size, err := s.service.Size(ctx, id); err == nil { // want "swallowed/part: partlygosdk.Service.Size"
			item["size"] = size
		}
		all = append(all, item)
	}
	return nil, output{Info: all}, nil
}

// together fills one of a list each.
func (s *server) together(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	rooms := make([]room, len(in.IDs))
	var group sync.WaitGroup
	for i, id := range in.IDs {
		group.Go(func() {
			r := room{ID: id}
			if owner, err := s.service.Owner(ctx, id); err == nil { // want "swallowed/part: partlygosdk.Service.Owner"
				r.Owner = owner
			}
			rooms[i] = r
		})
	}
	group.Wait()
	return nil, output{Rooms: rooms}, nil
}

// page returns what it has before it has read everything.
func page(ctx context.Context, url string) *room {
	r := &room{ID: url}
	resp, err := http.Get(url)
	if err != nil {
		return r // want "swallowed/part: http.Get"
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 400 {
		return r
	}
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		log.Print(err)
		return r // want "swallowed/part: io.ReadAll"
	}
	r.Title = string(body)
	return r
}

func (s *server) pages(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	return nil, output{Info: page(ctx, in.Dir)}, nil
}

// walked and counted go past what cannot be read.
func (s *server) walked(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	var out output
	err := filepath.WalkDir(in.Dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil { // want "swallowed/part: filepath.WalkDir"
			return nil
		}
		out.Notes = append(out.Notes, path)
		return nil
	})
	return nil, out, err
}

func (s *server) searched(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	found := map[string]int64{}
	err := filepath.Walk(in.Dir, func(path string, info os.FileInfo, err error) error {
		if err != nil { // want "swallowed/part: filepath.WalkDir"
			log.Print(err)
			return nil
		}
		found[strings.ToLower(path)] = info.Size()
		return nil
	})
	return nil, output{Info: found}, err
}

// helped asks through a helper of its own.
func (s *server) helped(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	var out output
	for _, id := range in.IDs {
		out.Rooms = append(out.Rooms, *s.room(ctx, id))
	}
	return nil, out, nil
}

func (s *server) room(ctx context.Context, id string) *room {
	r := &room{ID: id}
	size, err := s.service.Size(ctx, id)
	if err != nil {
		return r // want "swallowed/part: partlygosdk.Service.Size"
	}
	r.Size = size
	return r
}

var _ = fmt.Sprint
