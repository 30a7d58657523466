// Package answers builds results of tools.
package answers

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

func Error(err error) *mcp.CallToolResult { return mcp.NewToolResultError(err.Error()) } // want Error:`^fails\(renders parameter 0; raised\)$` Error:`^exits\(present\)$`

func From(message string, err error) *mcp.CallToolResult { // want From:`^fails\(renders parameter 1; shows parameter 0; raised\)$` From:`^exits\(present\)$`
	return mcp.NewToolResultErrorFromErr(message, err)
}

func Formatted(err error) *mcp.CallToolResult { return mcp.NewToolResultErrorf("failed: %v", err) } // want Formatted:`^fails\(renders parameter 0; raised\)$` Formatted:`^exits\(present\)$`

func Encoded(err error) (*mcp.CallToolResult, error) { // want Encoded:`^fails\(renders parameter 0; cleared, -\); never\(10\)$`
	data, failed := json.Marshal(map[string]any{"error": err.Error()})
	if failed != nil {
		return nil, failed
	}
	return mcp.NewToolResultText(string(data)), nil
}

func Literal(err error) *gosdk.CallToolResult { // want Literal:`^fails\(renders parameter 0; raised\)$` Literal:`^exits\(present\)$`
	return &gosdk.CallToolResult{
		Content: []gosdk.Content{&gosdk.TextContent{Text: fmt.Sprintf("failed: %s", err)}},
		IsError: true,
	}
}

func Set(err error) *gosdk.CallToolResult { // want Set:`^fails\(renders parameter 0; raised\)$` Set:`^exits\(present\)$`
	var result gosdk.CallToolResult
	result.SetError(err)
	return &result
}

func Later(err error) *gosdk.CallToolResult { // want Later:`^fails\(renders parameter 0; raised\)$` Later:`^exits\(present\)$`
	result := &gosdk.CallToolResult{}
	result.Content = append(result.Content, &gosdk.TextContent{Text: err.Error()})
	result.IsError = true
	return result
}

func Rendered(err error) *gosdk.CallToolResult { // want Rendered:`^fails\(renders parameter 0 classified\)$` Rendered:`^exits\(present\)$`
	r := render.Result(taxonomy.Classify(err), render.StructuredAbsent)
	return &gosdk.CallToolResult{Content: []gosdk.Content{&gosdk.TextContent{Text: r.Text}}, IsError: r.IsError}
}

func Maybe(err error) *mcp.CallToolResult { // want Maybe:`^fails\(renders parameter 0 if 0 is not nil; mixed\)$` Maybe:`^exits\(present\)$`
	if err != nil {
		return Error(err)
	}
	return mcp.NewToolResultText("fine")
}

// Printed shows what it is given in its success.
func Printed(v any) *mcp.CallToolResult { // want Printed:`^exits\(present\)$` Printed:`^fails\(renders parameter 0; cleared\)$`
	data, err := json.Marshal(v)
	if err != nil {
		return mcp.NewToolResultError(err.Error())
	}
	return mcp.NewToolResultText(string(data))
}

// Listed shows the output of a process in its success, and an error in its failure.
func Listed(ctx context.Context) *mcp.CallToolResult { // want Listed:`^fails\(renders infrastructure os/exec\.\(\*Cmd\)\.CombinedOutput; shows sensitive the output of a process cleared; mixed\)$` Listed:`^exits\(present\)$`
	out, err := exec.CommandContext(ctx, "ls").CombinedOutput()
	if err != nil {
		return mcp.NewToolResultError(err.Error())
	}
	return mcp.NewToolResultText(string(out))
}

// Complained shows what a process wrote where it failed, and nothing of what it wrote else.
func Complained(ctx context.Context) *mcp.CallToolResult { // want Complained:`^fails\(shows sensitive the output of a process; mixed\)$` Complained:`^exits\(present\)$`
	var output, complaints bytes.Buffer
	cmd := exec.CommandContext(ctx, "ls")
	cmd.Stdout, cmd.Stderr = &output, &complaints
	if cmd.Run() != nil {
		return mcp.NewToolResultError(complaints.String())
	}
	return mcp.NewToolResultText(output.String())
}

// Finished shows a result that it is given and of whose flag it knows nothing.
func Finished(result *mcp.CallToolResult, err error) *mcp.CallToolResult { // want Finished:`^fails\(renders parameter 1 if 1 is not nil; shows parameter 0; raised\)$`
	if err != nil {
		return mcp.NewToolResultError(err.Error())
	}
	return result
}

// Warned shows the same error in both of its results.
func Warned(err error, fatal bool) *mcp.CallToolResult { // want Warned:`^fails\(renders parameter 0; mixed\)$` Warned:`^exits\(present\)$`
	if fatal {
		return mcp.NewToolResultError(err.Error())
	}
	return mcp.NewToolResultText("done, but " + err.Error())
}

// NoSession never happens on the wire.
func NoSession(ctx context.Context) error { // want NoSession:`^fails\(infrastructure os\.Remove\)$`
	session := server.ClientSessionFromContext(ctx)
	if session == nil {
		return errors.New("no session")
	}
	return os.Remove(session.SessionID())
}
