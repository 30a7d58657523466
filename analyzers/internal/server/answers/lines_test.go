package answers_test

import (
	"reflect"
	"slices"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// lines gives what returns say beside an error, or of one.
var lines = &analysis.Analyzer{
	Name: "lines", Doc: "lines: give what returns say", Requires: answers.Requires(), ResultType: reflect.TypeFor[map[int][]string](),
	Run: func(pass *analysis.Pass) (any, error) {
		said := make(map[int][]string)
		for _, s := range answers.Successes(pass) {
			text := "hidden"
			if s.Denies() {
				text += ", denied"
			}
			if s.IsFlagged() {
				text += ", flagged"
			}
			if s.IsPartial() {
				text += ", partial"
			}
			line := pass.Fset.Position(s.Instr.Pos()).Line
			said[line] = append(said[line], text)
		}
		for _, s := range answers.Claims(pass) {
			line := pass.Fset.Position(s.Instr.Pos()).Line
			said[line] = append(said[line], "claimed")
		}
		for _, d := range answers.Denials(pass) {
			for _, at := range d.At {
				line := pass.Fset.Position(at).Line
				said[line] = append(said[line], "denied by "+d.Field)
			}
		}
		for _, texts := range said {
			slices.Sort(texts)
		}
		return said, nil
	},
}

// Each return that tells of a failure in a success says beside it how.
func TestLines(t *testing.T) {
	fixture.Lines(t, telling, fixture.Source(t, lines, telling).Result.(map[int][]string))
}

const telling = `package m

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	mcpsdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

type result = mcp.CallToolResult

type output struct {
	Success bool
	Message string
	Count   int
	Nested  *output
}

func Serve(s *mcpsdk.Server) {
	mcpsdk.AddTool(s, &mcpsdk.Tool{Name: "denies"}, denies)
	mcpsdk.AddTool(s, &mcpsdk.Tool{Name: "silent"}, silent)
	mcpsdk.AddTool(s, &mcpsdk.Tool{Name: "points"}, points)
	mcpsdk.AddTool(s, &mcpsdk.Tool{Name: "flags"}, flags)
	mcpsdk.AddTool(s, &mcpsdk.Tool{Name: "succeeds"}, succeeds)
}

func denies(ctx context.Context, r *mcpsdk.CallToolRequest, in struct{ Name string }) (*mcpsdk.CallToolResult, output, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, output{Success: false, Message: err.Error()}, nil // denied by Success, hidden, denied, flagged
	}
	if in.Name == "a" {
		return nil, output{Success: false, Message: "no such note"}, nil // denied by Success
	}
	return nil, output{Success: true}, nil
}

func silent(ctx context.Context, r *mcpsdk.CallToolRequest, in struct{ Name string }) (*mcpsdk.CallToolResult, output, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, output{Success: false, Count: 1}, nil // hidden, denied, flagged
	}
	return nil, output{Success: true}, nil
}

func points(ctx context.Context, r *mcpsdk.CallToolRequest, in struct{ Name string }) (*mcpsdk.CallToolResult, *output, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, &output{Success: false, Message: "failed"}, nil // denied by Success, hidden, denied, flagged
	}
	return nil, &output{Success: true}, nil
}

func flags(ctx context.Context, r *mcpsdk.CallToolRequest, in struct{ Name string }) (*mcpsdk.CallToolResult, output, error) {
	if err := os.Remove(in.Name); err != nil {
		return &mcpsdk.CallToolResult{IsError: true}, output{Success: false, Message: "failed"}, nil
	}
	return nil, output{Success: true}, nil
}

func succeeds(ctx context.Context, r *mcpsdk.CallToolRequest, in struct{ Name string }) (*mcpsdk.CallToolResult, output, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, output{Success: true, Message: "failed"}, nil // hidden, flagged
	}
	return nil, output{Success: true, Message: "removed"}, nil
}

func text(name string) (*result, error) {
	if name == "" {
		return mcp.NewToolResultText("Error: name is required"), nil // claimed
	}
	return mcp.NewToolResultText("fine"), nil
}

func missing(name string, notes map[string]string) (*result, error) {
	note, ok := notes[name]
	if !ok {
		return mcp.NewToolResultText(fmt.Sprintf("note %s not found", name)), nil
	}
	return mcp.NewToolResultText(note), nil
}

func failed(name string) (*result, error) {
	if name == "a" {
		return mcp.NewToolResultText("Failed to remove the note"), nil // claimed
	} else if name == "b" {
		return mcp.NewToolResultText("❌ Failed to remove the note"), nil // claimed
	}
	return mcp.NewToolResultText("removed the note"), nil
}

func flagged(name string) (*result, error) {
	if name == "a" {
		return mcp.NewToolResultError("Failed to remove the note"), nil
	}
	return mcp.NewToolResultText("removed the note"), nil
}

func switched(name string) (*result, error) {
	switch name {
	case "a":
		return mcp.NewToolResultText("Error: unknown note a"), nil // claimed
	case "b":
		return mcp.NewToolResultText("one note"), nil
	}
	return mcp.NewToolResultText("no notes found"), nil
}

func afterLoop(names []string, name string) (*result, error) {
	for _, n := range names {
		if n == name {
			return mcp.NewToolResultText("found the note"), nil
		}
	}
	return mcp.NewToolResultText("Error: note not found"), nil
}

func partial(names []string) (*result, error) {
	var failed []string
	for _, name := range names {
		if err := os.Remove(name); err != nil {
			failed = append(failed, name)
		}
	}
	if len(failed) > 0 {
		return mcp.NewToolResultText("Failed to remove " + strings.Join(failed, ", ")), nil
	}
	return mcp.NewToolResultText("removed all notes"), nil
}

func word(name string) (*result, error) {
	if name == "" {
		return mcp.NewToolResultText("Error"), nil
	}
	return mcp.NewToolResultText("fine"), nil
}

func harmless(name string) (*result, error) {
	if name == "" {
		return mcp.NewToolResultText("No errors found in the notes"), nil
	}
	return mcp.NewToolResultText("fine"), nil
}

func object(name string) (*result, error) {
	if err := os.Remove(name); err != nil {
		data, _ := json.Marshal(map[string]any{"ok": false, "error": err.Error()})
		return mcp.NewToolResultText(string(data)), nil // hidden, flagged
	}
	return mcp.NewToolResultText("fine"), nil
}

func objectOnly(name string) (*result, error) {
	if err := os.Remove(name); err != nil {
		data, _ := json.Marshal(map[string]any{"error": err.Error()})
		return mcp.NewToolResultText(string(data)), nil // hidden
	}
	return mcp.NewToolResultText("fine"), nil
}

func formatted(name string, n int) (*result, error) {
	text := fmt.Sprintf("Error: note %s not found", name)
	if n > 0 {
		text = fmt.Sprintf("found %d notes", n)
	}
	return mcp.NewToolResultText(text), nil
}

func withItems(name string, names []string) (*result, error) {
	if name == "" {
		text := "Error: no such note. Known notes:"
		for _, n := range names {
			text += "\n- " + n
		}
		return mcp.NewToolResultText(text), nil
	}
	return mcp.NewToolResultText("fine"), nil
}

func withError(name string) (*result, error) {
	if name == "" {
		return mcp.NewToolResultText("Error: no name"), fmt.Errorf("no name")
	}
	return mcp.NewToolResultText("fine"), nil
}
`
