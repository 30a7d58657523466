// Package gosdk answers what a package has read to the end, or not, with go-sdk.
package gosdk

import (
	"context"
	"database/sql"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/swallowed/iterated/reader"
)

var cursor = new(reader.Cursor)

var errUnreadable = errors.New("the notes cannot be read")

type input struct{}

type output struct {
	Given any `json:"given"`
}

func rowsIntoMap(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := reader.RowsIntoMap(ctx) // want "swallowed/iteration: sql.Rows.Next"
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func rowsIntoText(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := reader.RowsIntoText(ctx) // want "swallowed/iteration: sql.Rows.Next"
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func rowsUntilFull(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := reader.RowsUntilFull(ctx, 10) // want "swallowed/iteration: sql.Rows.Next"
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func linesOfCommand(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := reader.LinesOfCommand(ctx) // want "swallowed/iteration: bufio.Scanner.Scan"
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func linesOfPage(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := reader.LinesOfPage("https://example.test") // want "swallowed/iteration: bufio.Scanner.Scan"
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func wordsOfFile(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := reader.WordsOfFile("notes.txt") // want "swallowed/iteration: bufio.Scanner.Scan"
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func matchesInFile(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := reader.MatchesInFile("notes.txt", "todo") // want "swallowed/iteration: bufio.Scanner.Scan"
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

// What follows is asked, or cannot fail.

func askedAtTheEnd(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := reader.AskedAtTheEnd(ctx)
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func askedByDefer(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := reader.AskedByDefer(ctx)
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func askedInNote(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := reader.AskedInNote(ctx)
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func askedWithCause(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := reader.AskedWithCause("notes.txt")
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func linesOfBytes(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := reader.LinesOfBytes("notes.txt")
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func logged(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := reader.Logged("notes.txt")
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func linesOfReader(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := reader.LinesOfReader("notes.txt")
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func page(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := cursor.Page(10)
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func each(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := reader.Each(ctx, (*sql.Rows).Err)
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func first(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	given, err := reader.First(ctx)
	if err != nil {
		return nil, output{}, errUnreadable
	}
	return nil, output{Given: given}, nil
}

func linesOfText(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: reader.LinesOfText("a\nb")}, nil
}

func linesOfBuffer(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: reader.LinesOfBuffer("a", "b")}, nil
}

func tokens(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: reader.Tokens("a b")}, nil
}

func drained(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	return nil, output{Given: reader.Drained(new(reader.List))}, nil
}

// linesInMemory goes through a page that says why it ends, and ends for nothing but that all is read.
func linesInMemory(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	page, err := reader.PageOf("a", "b")
	if err != nil {
		return nil, output{}, errUnreadable
	}
	var given []string
	for page.Next() {
		given = append(given, page.Line())
	}
	return nil, output{Given: given}, nil
}
