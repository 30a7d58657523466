package causeloss_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const losing = `package m

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func dropped(name string) ([]byte, error) {
	body, err := os.ReadFile(name)
	if err != nil {
		return nil, errors.New("no such note")
	}
	return body, nil
}

func textOnly(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("no such note: %v", err)
	}
	return nil
}

func inData(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.NotFound("no such note", taxonomy.Data("error", err.Error()))
	}
	return nil
}

func inDetails(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.NotFound("no such note", taxonomy.Detail(err.Error()))
	}
	return nil
}

func wrongVariable(name string, first error) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("no such note: %w", first)
	}
	return nil
}

func rewrapped() error {
	if err := missing(); err != nil {
		return taxonomy.NotFound("no such note", taxonomy.Cause(err))
	}
	return nil
}

func missing() error { return taxonomy.NotFound("no such note") }

func gone() error { return taxonomy.NotFound("no such note", taxonomy.Reason("note_gone")) }

func rewrappedReason() error {
	if err := gone(); err != nil {
		return taxonomy.NotFound("no such note", taxonomy.Cause(err))
	}
	return nil
}

func sameReason() error {
	if err := gone(); err != nil {
		return taxonomy.NotFound("no such note", taxonomy.Reason("note_gone"), taxonomy.Cause(err))
	}
	return nil
}

func saysMore() error {
	if err := missing(); err != nil {
		return taxonomy.NotFound("no such note", taxonomy.Reason("note_gone"), taxonomy.Cause(err))
	}
	return nil
}

func otherCode() error {
	if err := missing(); err != nil {
		return taxonomy.Conflict("no such note", taxonomy.Cause(err))
	}
	return nil
}

func codesPlain(name string) error {
	if err := os.Remove(name); err != nil {
		return taxonomy.NotFound("no such note", taxonomy.Cause(err))
	}
	return nil
}

func flagged(name string) (*mcp.CallToolResult, error) {
	if err := os.Remove(name); err != nil {
		return mcp.NewToolResultError("no such note"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func kept(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("no such note: %w", err)
	}
	return nil
}

func returned(name string) error {
	if err := os.Remove(name); err != nil {
		return err
	}
	return nil
}

func certain(name string) error {
	if err := os.Remove(name); errors.Is(err, fs.ErrNotExist) {
		return errors.New("no such note")
	}
	return nil
}

func without(name string) error {
	if name == "" {
		return errors.New("no name")
	}
	return nil
}

func ended(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return errors.New("cancelled")
	}
	return nil
}

func recorded(name string) error {
	if err := os.Remove(name); err != nil {
		slog.Error("failed", "error", err)
		return errors.New("no such note")
	}
	return nil
}

func shownInResult(name string) (*mcp.CallToolResult, error) {
	if err := os.Remove(name); err != nil {
		return mcp.NewToolResultError("no such note: " + err.Error()), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func masked(name string) (*mcp.CallToolResult, error) {
	if err := os.Remove(name); err != nil {
		return mcp.NewToolResultText("nothing"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func tellsAnyway(name string) (*mcp.CallToolResult, error) {
	if err := os.Remove(name); err != nil {
		return mcp.NewToolResultText("failed: " + err.Error()), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func fallsBack(ctx context.Context, name string) (*mcp.CallToolResult, error) {
	text, err := load(ctx, name)
	if err != nil {
		return mcp.NewToolResultText(cached(ctx)), nil
	}
	return mcp.NewToolResultText(text), nil
}

func cached(ctx context.Context) string { return os.Getenv("NOTES") }

func triesAgain(ctx context.Context, name string) (*mcp.CallToolResult, error) {
	text, err := load(ctx, name)
	if err != nil {
		text, err = load(ctx, "default")
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(text), nil
	}
	return mcp.NewToolResultText(text), nil
}

func load(ctx context.Context, name string) (string, error) {
	data, err := os.ReadFile(name)
	return string(data), err
}

func showsAll(body []byte) (*mcp.CallToolResult, error) {
	var data map[string]any
	if err := json.Unmarshal(body, &data); err != nil {
		return mcp.NewToolResultText(string(body)), nil
	}
	return mcp.NewToolResultText("decoded"), nil
}

func logsAndMasks(name string) (*mcp.CallToolResult, error) {
	if err := os.Remove(name); err != nil {
		slog.Error("failed", "error", err)
		return mcp.NewToolResultText("nothing"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}
`

func TestLosses(t *testing.T) {
	flow := fixture.Source(t, errflow.Analyzer, losing).Result.(*errflow.Flow)
	for name, want := range map[string]causeloss.LossKind{
		"dropped": causeloss.Dropped, "textOnly": causeloss.TextOnly, "inData": causeloss.InData, "inDetails": causeloss.InDetails,
		"wrongVariable": causeloss.WrongVariable, "rewrapped": causeloss.Rewrapped, "rewrappedReason": causeloss.Rewrapped, "sameReason": causeloss.Rewrapped, "flagged": causeloss.Dropped, "recorded": causeloss.Dropped,
	} {
		list := flow.Losses(flow.Scope().Program.Package().Func(name))
		if assert.Len(t, list, 1, name) {
			assert.Equal(t, want.String(), list[0].Kind.String(), name)
			assert.Equal(t, name == "flagged", list[0].Result, name)
			assert.Equal(t, name == "recorded", list[0].Recorded, name)
		}
	}
	for _, name := range []string{"kept", "returned", "certain", "without", "ended", "shownInResult", "masked", "saysMore", "otherCode", "codesPlain"} {
		assert.Empty(t, flow.Losses(flow.Scope().Program.Package().Func(name)), name)
	}
}

func TestMaskings(t *testing.T) {
	flow := fixture.Source(t, errflow.Analyzer, losing).Result.(*errflow.Flow)
	for name, want := range map[string]struct{ shown, recorded, fallback, showsAll bool }{
		"masked": {}, "tellsAnyway": {shown: true}, "fallsBack": {fallback: true}, "showsAll": {showsAll: true},
		"logsAndMasks": {recorded: true},
	} {
		list := flow.Maskings(flow.Scope().Program.Package().Func(name))
		if assert.Len(t, list, 1, name) {
			m := list[0]
			assert.Equal(t, want, struct{ shown, recorded, fallback, showsAll bool }{m.Shown, m.Recorded, m.Fallback, m.ShowsAll}, name)
		}
	}
	for _, name := range []string{"flagged", "shownInResult", "dropped", "kept", "triesAgain"} {
		assert.Empty(t, flow.Maskings(flow.Scope().Program.Package().Func(name)), name)
	}
}

const consuming = `package m

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

func load(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("load: %v", err)
	}
	return nil
}

func read(name string) error {
	if err := load(name); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return nil
}

func handOn(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("hand on: %v", err)
	}
	return nil
}

func between(name string) error { return handOn(name) }

func last(name string) bool { return errors.Is(between(name), fs.ErrNotExist) }

func alone(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("alone: %v", err)
	}
	return nil
}

func printed(name string) { fmt.Println(alone(name)) }

var errGone = errors.New("gone")

func another(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("another: %v", err)
	}
	return nil
}

func forAnother(name string) bool { return errors.Is(another(name), errGone) }

func remove(name string) error {
	if name == "" {
		return fmt.Errorf("remove: %w", errGone)
	}
	return os.Remove(name)
}

func same(name string) error {
	if err := remove(name); err != nil {
		return fmt.Errorf("same: %v", err)
	}
	return nil
}

func forSame(name string) bool { return errors.Is(same(name), errGone) }
`

// The chain ends where only the text is left, and somebody asks for it.
func TestConsumed(t *testing.T) {
	flow := fixture.Source(t, errflow.Analyzer, consuming).Result.(*errflow.Flow)
	for name, want := range map[string]bool{"load": true, "handOn": true, "alone": false, "another": false, "same": true} {
		list := flow.Losses(flow.Scope().Program.Package().Func(name))
		if assert.Len(t, list, 1, name) {
			assert.Equal(t, want, list[0].Consumed, name)
		}
	}
}

func TestLossKind(t *testing.T) {
	for kind, want := range map[causeloss.LossKind]string{
		causeloss.Dropped: "dropped", causeloss.WrongVariable: "wrong variable", causeloss.InData: "in data", causeloss.InDetails: "in details",
		causeloss.TextOnly: "text only", causeloss.Rewrapped: "rewrapped",
	} {
		assert.Equal(t, want, kind.String())
	}
}
