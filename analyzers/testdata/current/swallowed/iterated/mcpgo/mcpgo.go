// Package mcpgo answers what a package has read to the end, or not, with mcp-go.
package mcpgo

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/swallowed/iterated/reader"
)

var cursor = new(reader.Cursor)

func rowsIntoMap(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := reader.RowsIntoMap(ctx) // want "swallowed/iteration: sql.Rows.Next"
	if err != nil {
		return mcp.NewToolResultError("the notes cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func rowsIntoText(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := reader.RowsIntoText(ctx) // want "swallowed/iteration: sql.Rows.Next"
	if err != nil {
		return mcp.NewToolResultError("the notes cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func rowsUntilFull(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := reader.RowsUntilFull(ctx, 10) // want "swallowed/iteration: sql.Rows.Next"
	if err != nil {
		return mcp.NewToolResultError("the notes cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func linesOfCommand(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := reader.LinesOfCommand(ctx) // want "swallowed/iteration: bufio.Scanner.Scan"
	if err != nil {
		return mcp.NewToolResultError("the notes cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func linesOfPage(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := reader.LinesOfPage("https://example.test") // want "swallowed/iteration: bufio.Scanner.Scan"
	if err != nil {
		return mcp.NewToolResultError("the notes cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func wordsOfFile(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := reader.WordsOfFile("notes.txt") // want "swallowed/iteration: bufio.Scanner.Scan"
	if err != nil {
		return mcp.NewToolResultError("the notes cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func matchesInFile(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := reader.MatchesInFile("notes.txt", "todo") // want "swallowed/iteration: bufio.Scanner.Scan"
	if err != nil {
		return mcp.NewToolResultError("the notes cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

// What follows is asked, or cannot fail.

func askedAtTheEnd(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := reader.AskedAtTheEnd(ctx)
	if err != nil {
		return mcp.NewToolResultError("the notes cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func askedByDefer(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := reader.AskedByDefer(ctx)
	if err != nil {
		return mcp.NewToolResultError("the notes cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func askedInNote(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := reader.AskedInNote(ctx)
	if err != nil {
		return mcp.NewToolResultError("the notes cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func askedWithCause(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := reader.AskedWithCause("notes.txt")
	if err != nil {
		return mcp.NewToolResultError("the notes cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func linesOfBytes(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := reader.LinesOfBytes("notes.txt")
	if err != nil {
		return mcp.NewToolResultError("the notes cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func logged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := reader.Logged("notes.txt")
	if err != nil {
		return mcp.NewToolResultError("the notes cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func linesOfReader(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := reader.LinesOfReader("notes.txt")
	if err != nil {
		return mcp.NewToolResultError("the notes cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func page(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := cursor.Page(10)
	if err != nil {
		return mcp.NewToolResultError("the notes cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func each(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := reader.Each(ctx, (*sql.Rows).Err)
	if err != nil {
		return mcp.NewToolResultError("the notes cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func first(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := reader.First(ctx)
	if err != nil {
		return mcp.NewToolResultError("the notes cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func linesOfText(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(reader.LinesOfText("a\nb"))), nil
}

func linesOfBuffer(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(reader.LinesOfBuffer("a", "b"))), nil
}

func tokens(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(reader.Tokens("a b"))), nil
}

func drained(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(reader.Drained(new(reader.List)))), nil
}
