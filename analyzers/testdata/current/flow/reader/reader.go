// Package reader reads notes through an interface, which types of package shelf
// implement that nobody else can name.
package reader

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/flow/shelf"
)

// Notes is what a shelf can do.
type Notes interface {
	Note(ctx context.Context, name string, options map[string]any, modes ...byte) (*shelf.Note, error)
	Close() error
}

func First(n Notes) (*shelf.Note, error) { // want First:`^fails\(-, infrastructure os\.ReadFile \| plain errors\.New \| plain fmt\.Errorf\)$`
	return n.Note(context.Background(), "first", nil)
}

func Done(n Notes) error { // want Done:`^fails\(unknown \| plain errors\.New\)$`
	return n.Close()
}

// Read is a handler.
func Read(ctx context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want Read:`^fails\(cleared, infrastructure os\.ReadFile \| plain errors\.New \| plain fmt\.Errorf\)$`
	notes := shelf.Open("disk").(Notes)
	note, err := notes.Note(ctx, "today", nil)
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(note.Text), nil
}
