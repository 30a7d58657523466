package partlygosdk

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// said tells in a field of the item.
func (s *server) said(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	var out output
	for _, id := range in.IDs {
		r := room{ID: id}
		if members, err := s.service.Members(ctx, id); err == nil {
			r.Members = members
		} else {
			r.Problem = err.Error()
		}
		out.Rooms = append(out.Rooms, r)
	}
	return nil, out, nil
}

// noted tells in a list beside the items.
func (s *server) noted(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	var out output
	for _, id := range in.IDs {
		r := room{ID: id}
		owner, err := s.service.Owner(ctx, id)
		if err != nil {
			out.Notes = append(out.Notes, "no owner of "+id)
		} else {
			r.Owner = owner
		}
		out.Rooms = append(out.Rooms, r)
	}
	return nil, out, nil
}

// counted says how many lack something.
func (s *server) counted(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	var out output
	missing := 0
	for _, id := range in.IDs {
		r := room{ID: id}
		owner, err := s.service.Owner(ctx, id)
		if err != nil {
			missing++
		} else {
			r.Owner = owner
		}
		out.Rooms = append(out.Rooms, r)
	}
	out.Text = fmt.Sprint(missing, " have no owner")
	return nil, out, nil
}

// unknown has a word for it.
func (s *server) unknown(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	title := "(not known)"
	if t, err := s.service.Title(ctx, in.Dir); err == nil {
		title = t
	}
	return nil, output{Text: title}, nil
}

// failed returns the error.
func (s *server) failed(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	var out output
	for _, id := range in.IDs {
		r := room{ID: id}
		owner, err := s.service.Owner(ctx, id)
		if err != nil {
			return nil, output{}, fmt.Errorf("owner of %s: %w", id, err)
		}
		r.Owner = owner
		out.Rooms = append(out.Rooms, r)
	}
	return nil, out, nil
}

// joined returns all errors at the end.
func (s *server) joined(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	var out output
	var all error
	for _, id := range in.IDs {
		r := room{ID: id}
		owner, err := s.service.Owner(ctx, id)
		if err != nil {
			all = errors.Join(all, err)
		} else {
			r.Owner = owner
		}
		out.Rooms = append(out.Rooms, r)
	}
	return nil, out, all
}

// none takes the one error for the answer that it is.
func (s *server) none(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	var out output
	for _, id := range in.IDs {
		r := room{ID: id}
		owner, err := s.service.Owner(ctx, id)
		switch {
		case errors.Is(err, sql.ErrNoRows):
		case err != nil:
			return nil, output{}, err
		default:
			r.Owner = owner
		}
		out.Rooms = append(out.Rooms, r)
	}
	return nil, out, nil
}

// again asks somebody else.
func (s *server) again(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	var out output
	for _, id := range in.IDs {
		r := room{ID: id}
		owner, err := s.service.Owner(ctx, id)
		if err != nil {
			whole, err := s.service.Room(ctx, id)
			if err != nil {
				return nil, output{}, err
			}
			owner = whole.Owner
		}
		r.Owner = owner
		out.Rooms = append(out.Rooms, r)
	}
	return nil, out, nil
}

// optional asks for what need not be there.
func (s *server) optional(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	var out output
	for _, id := range in.IDs {
		r := room{ID: id}
		if owner, err := s.service.Owner(ctx, id); err == nil && owner != nil {
			r.Owner = owner
		}
		out.Rooms = append(out.Rooms, r)
	}
	return nil, out, nil
}

// stopped ends the walk.
func (s *server) stopped(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	var out output
	err := filepath.WalkDir(in.Dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		out.Notes = append(out.Notes, path)
		return nil
	})
	return nil, out, err
}

// told says what a walk has left out.
func (s *server) told(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	var out output
	err := filepath.WalkDir(in.Dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			out.Notes = append(out.Notes, path+" cannot be read")
			return nil
		}
		out.Notes = append(out.Notes, path)
		return nil
	})
	return nil, out, err
}

// unused puts it nowhere that anybody sees.
func (s *server) unused(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	seen := map[string]int{}
	for _, id := range in.IDs {
		if size, err := s.service.Size(ctx, id); err == nil {
			seen[id] = size
		}
	}
	return nil, output{Text: "done"}, nil
}
