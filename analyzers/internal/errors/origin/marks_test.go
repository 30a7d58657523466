package origin_test

import (
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

var flags = map[cause.Flag]string{cause.Raised: "raised", cause.Cleared: "cleared", cause.Mixed: "mixed"}

// Each call of ask says beside it how its argument, a result, is marked as an error, whether it has data, and what
// can be read in it.
func TestMarks(t *testing.T) {
	checkAsked(t, marking, func(known *causeloss.Detector, arg ssa.Value, at *ssa.BasicBlock) (said []string) {
		texts := known.Evaluator.At(at).Texts()
		m := texts.MarksOf(arg)
		if m.Flag != 0 {
			said = append(said, "flag "+flags[m.Flag])
		}
		if m.Data == cause.Raised {
			said = append(said, "has data")
		}
		shown := texts.Shown(arg)
		for i, f := range fixture.Failures(shown.Rendered) {
			said = append(said, "shows ("+f+")"+map[bool]string{true: " as a success"}[shown.Rendered[i].Cleared])
		}
		for _, o := range shown.Text {
			said = append(said, "shows "+fixture.Failures([]cause.Failure{{Origin: o}})[0]+map[bool]string{true: " as a success"}[o.Cleared])
		}
		return said
	})
}

const marking = `package m

import (
	"errors"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
)

func ask(*mcp.CallToolResult) {}

func save(id string) error { return os.WriteFile(id, nil, 0o600) }

func text(id string)       { ask(mcp.NewToolResultText(id)) } // flag cleared, shows parameter 0 as a success
func failed(id string)     { ask(mcp.NewToolResultError(id)) } // flag raised, shows parameter 0
func ofError(err error)    { ask(mcp.NewToolResultError(err.Error())) } // flag raised, shows (parameter 0)
func fromErr(err error)    { ask(mcp.NewToolResultErrorFromErr("failed", err)) } // flag raised, shows (parameter 0)
func fromNil()             { ask(mcp.NewToolResultErrorFromErr("failed", nil)) } // flag raised
func formatted(err error)  { ask(mcp.NewToolResultErrorf("failed: %v", err)) } // flag raised, shows (parameter 0)
func asSuccess(err error)  { ask(mcp.NewToolResultText(err.Error())) } // flag cleared, shows (parameter 0) as a success
func structured(v any)     { ask(mcp.NewToolResultStructured(v, "x")) } // flag cleared, has data, shows parameter 0 as a success
func nothing()             { ask(nil) }
func given(r *mcp.CallToolResult) { ask(r) } // shows parameter 0
func literal()             { ask(&mcp.CallToolResult{}) } // flag cleared
func flagged()             { ask(&mcp.CallToolResult{IsError: true}) } // flag raised
func notFlagged()          { ask(&mcp.CallToolResult{IsError: false}) } // flag cleared
func byValue(bad bool)     { ask(&mcp.CallToolResult{IsError: bad}) }
func withData(v any)       { ask(&mcp.CallToolResult{StructuredContent: v}) } // flag cleared, has data, shows parameter 0 as a success
func withoutData()         { ask(&mcp.CallToolResult{StructuredContent: nil}) } // flag cleared

func content(err error) {
	ask(&mcp.CallToolResult{Content: []mcp.Content{mcp.TextContent{Type: "text", Text: err.Error()}}, IsError: true}) // flag raised, shows (parameter 0)
}

func setLater(id string) {
	r := mcp.NewToolResultText(id)
	r.IsError = true
	ask(r) // flag raised, shows parameter 0
}

func setByTest(id string) {
	err := save(id)
	r := mcp.NewToolResultText("done")
	if err != nil {
		r = mcp.NewToolResultError(err.Error())
	}
	ask(r) // flag mixed, shows (infrastructure os.WriteFile)
}

func setOnOneWay(id string) {
	r := &mcp.CallToolResult{}
	if err := save(id); err != nil {
		r.IsError = true
		r.Content = append(r.Content, mcp.NewTextContent(err.Error()))
	}
	ask(r) // flag raised, shows (infrastructure os.WriteFile)
}

func helper(err error) *mcp.CallToolResult { return mcp.NewToolResultError("failed: " + err.Error()) }

func helped(id string) { ask(helper(save(id))) } // flag raised, shows (infrastructure os.WriteFile)

func either(err error) *mcp.CallToolResult {
	if err != nil {
		return mcp.NewToolResultError(err.Error())
	}
	return mcp.NewToolResultText("fine")
}

func both(id string) { ask(either(save(id))) } // flag mixed, shows (infrastructure os.WriteFile)

func two(id string) (*mcp.CallToolResult, error) { return mcp.NewToolResultText(id), nil }

func ofTwo(id string) {
	r, err := two(id)
	if err == nil {
		ask(r) // flag cleared, shows parameter 0 as a success
	}
}

func through(render func(error) *mcp.CallToolResult, err error) *mcp.CallToolResult { return render(err) }

func handed(id string) { ask(through(helper, save(id))) } // flag raised, shows (unknown)

func shared(id string) {
	var r *mcp.CallToolResult
	func() { r = mcp.NewToolResultError(id) }()
	ask(r) // flag raised, shows parameter 0
}

func looped(ids []string) {
	var r *mcp.CallToolResult
	for _, id := range ids {
		r = mcp.NewToolResultText(id)
	}
	ask(r) // flag cleared, shows parameter 0 as a success
}

func metadata(err error) {
	r := &mcp.CallToolResult{}
	r.Meta = &mcp.Meta{AdditionalFields: map[string]any{"error": err.Error()}}
	ask(r) // flag cleared
}

var _ = errors.New
var _ = fmt.Errorf
`
