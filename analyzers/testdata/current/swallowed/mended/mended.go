// Package mended loses errors in functions that could return them, with mcp-go.
package mended

import (
	"bufio"
	"context"
	"database/sql"
	"fmt"
	"log"
	"log/slog"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type service struct{ db *sql.DB }

// names are read until the connection breaks.
func (s *service) names(ctx context.Context) ([]string, error) {
	rows, err := s.db.QueryContext(ctx, "select name from notes")
	if err != nil {
		return nil, fmt.Errorf("query: %w", err)
	}
	defer rows.Close()
	var names []string
	for rows.Next() { // want "swallowed/iteration: sql.Rows.Next"
		var name string
		if err := rows.Scan(&name); err != nil {
			return nil, fmt.Errorf("scan: %w", err)
		}
		names = append(names, name)
	}
	return names, nil
}

type page struct {
	Lines int
	Last  string
}

// first has results of several types, and a comment behind its loop.
func (s *service) first(name string) (page, int, bool, error) {
	file, err := os.Open(name)
	if err != nil {
		return page{}, 0, false, err
	}
	defer file.Close()
	var p page
	lines := bufio.NewScanner(file)
	for lines.Scan() { // want "swallowed/iteration: bufio.Scanner.Scan"
		p.Lines++
		p.Last = lines.Text()
	} // the last one stays
	return p, p.Lines, p.Lines > 0, nil
}

// tags logs why there are none.
func (s *service) tags(ctx context.Context, name string) ([]string, error) {
	id, err := s.id(ctx, name)
	if err != nil {
		return nil, fmt.Errorf("note %s: %w", name, err)
	}
	tags, err := s.tagged(ctx, id)
	if err != nil {
		slog.ErrorContext(ctx, "tags", "error", err)
		return nil, nil // want "swallowed/dropped: mended.service.tagged"
	}
	return tags, nil
}

// count logs, and goes on with 0.
func (s *service) count(ctx context.Context, name string) (int, error) {
	id, err := s.id(ctx, name)
	if err != nil {
		return 0, err
	}
	tags, err := s.tagged(ctx, id)
	if err != nil { // want "swallowed/dropped: mended.service.tagged"
		log.Printf("tags of %s: %v", name, err)
		// There is nothing to count.
	}
	return len(tags), nil
}

func (s *service) id(ctx context.Context, name string) (int, error) {
	var id int
	err := s.db.QueryRowContext(ctx, "select id from notes where name = ?", name).Scan(&id)
	return id, err
}

func (s *service) tagged(ctx context.Context, id int) ([]string, error) {
	var tag string
	if err := s.db.QueryRowContext(ctx, "select tag from tags where note = ?", id).Scan(&tag); err != nil {
		return nil, err
	}
	return []string{tag}, nil
}

// Register adds the tools.
func Register(m *server.MCPServer, s *service) {
	m.AddTool(mcp.NewTool("names"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return answer(s.names(ctx))
	})
	m.AddTool(mcp.NewTool("first"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		p, n, ok, err := s.first(req.GetString("name", ""))
		return answer([]string{fmt.Sprint(p, n, ok)}, err)
	})
	m.AddTool(mcp.NewTool("tags"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return answer(s.tags(ctx, req.GetString("name", "")))
	})
	m.AddTool(mcp.NewTool("count"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		n, err := s.count(ctx, req.GetString("name", ""))
		return answer([]string{fmt.Sprint(n)}, err)
	})
}

func answer(list []string, err error) (*mcp.CallToolResult, error) {
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(list)), nil
}
