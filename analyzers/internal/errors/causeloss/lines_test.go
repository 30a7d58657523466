package causeloss_test

import (
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// Each line on which an error gets lost, or is hidden by a success, says beside it how.
func TestLines(t *testing.T) {
	flow := fixture.Source(t, errflow.Analyzer, hiding).Result.(*errflow.Flow)
	scope := flow.Scope()
	said := make(map[int][]string)
	for _, fn := range scope.Program.Functions() {
		for _, l := range flow.Losses(fn) {
			text := l.Kind.String()
			for _, mark := range []struct {
				text string
				is   bool
			}{{" by a result", l.Result}, {" bare", l.Bare}, {" recorded", l.Recorded}, {" of outside", l.Outside}, {" of the protocol", l.Protocol}, {" asked for", l.Consumed}} {
				if mark.is {
					text += mark.text
				}
			}
			line := scope.Pass.Fset.Position(l.Pos).Line
			said[line] = append(said[line], text)
		}
		for _, m := range append(flow.Maskings(fn), flow.Joined(fn)...) {
			text := "hidden"
			for _, mark := range []struct {
				text string
				is   bool
			}{{" shown", m.Shown}, {" beside", m.Beside}, {" joined", m.Joined}, {" recorded", m.Recorded}, {" argument", m.Argument}, {" fallback", m.Fallback}, {" shows all", m.ShowsAll}, {" zero", m.Zero}} {
				if mark.is {
					text += mark.text
				}
			}
			line := scope.Pass.Fset.Position(m.Pos).Line
			said[line] = append(said[line], text)
		}
	}
	fixture.Lines(t, hiding, said)
}

const hiding = `package m

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var (
	errGone = errors.New("gone")
	_       = time.Now
	_       = strings.Join
	_       = bytes.Equal
)

type result = mcp.CallToolResult

func shadowed(a, b string) error {
	err := os.Remove(a)
	if err != nil {
		if again := os.Remove(b); again != nil {
			return fmt.Errorf("remove: %w", err)
		}
	}
	return nil
}

func sentinel(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("remove: %w", errGone) // dropped of outside
	}
	return nil
}

func fixed(name string) error {
	if err := os.Remove(name); err != nil {
		return errGone // dropped of outside
	}
	return nil
}

func ofContext(ctx context.Context, name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("remove: %w", ctx.Err()) // dropped of outside
	}
	return nil
}

func wrapsNil(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("remove: %w", nil) // dropped of outside
	}
	return nil
}

func madeOfText(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("remove: %w", errors.New(err.Error())) // text only of outside
	}
	return nil
}

func joined(name string) error {
	if err := os.Remove(name); err != nil {
		return errors.Join(errGone, err)
	}
	return nil
}

func setField(name string) error {
	if err := os.Remove(name); err != nil {
		failed := taxonomy.InternalError("failed") // in details recorded of outside
		failed.Detail = err.Error()
		return failed
	}
	return nil
}

func parses(text string) error {
	if _, err := strconv.Atoi(text); err != nil {
		return errors.New("no number") // dropped
	}
	return nil
}

func inResult(name string) (*result, error) {
	if err := os.Remove(name); err != nil {
		slog.Error("failed", "error", err)
		return mcp.NewToolResultError("failed"), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func argumentInResult(text string) (*result, error) {
	if _, err := strconv.Atoi(text); err != nil {
		return mcp.NewToolResultError("no number"), nil
	}
	return mcp.NewToolResultText("a number"), nil
}

func bothReturned(name string) (*result, error) {
	if err := os.Remove(name); err != nil {
		return mcp.NewToolResultError("failed"), err
	}
	return mcp.NewToolResultText("removed"), nil
}

func named(name string) (r *result, err error) {
	defer func() {
		if err != nil {
			r, err = mcp.NewToolResultError("failed"), nil // dropped by a result bare of outside
		}
	}()
	return nil, os.Remove(name)
}

func recovered(name string) (r *result, err error) {
	defer func() {
		if recover() != nil {
			r = mcp.NewToolResultError("failed")
		}
	}()
	return mcp.NewToolResultText("removed"), os.Remove(name)
}

func said(name string) (*result, error) {
	text := "removed the note"
	if err := os.Remove(name); err != nil {
		text = "Error: " + err.Error() // hidden shown joined
	}
	return mcp.NewToolResultText(text), nil
}

func saidOtherwise(name string) (*result, error) {
	text := "removed the note"
	if err := os.Remove(name); err != nil {
		text = "note " + err.Error()
	}
	return mcp.NewToolResultText(text), nil
}

func flaggedText(name string) (*result, error) {
	text, failed := "removed the note", false
	if err := os.Remove(name); err != nil {
		text, failed = "Error: "+err.Error(), true
	}
	return &mcp.CallToolResult{Content: []mcp.Content{mcp.NewTextContent(text)}, IsError: failed}, nil
}

func inLoop(names []string) (*result, error) {
	text := "removed all notes"
	for _, name := range names {
		if err := os.Remove(name); err != nil {
			text = "Error: " + err.Error()
		}
	}
	return mcp.NewToolResultText(text), nil
}

func emptyResult(name string) (*result, error) {
	if err := os.Remove(name); err != nil {
		return &mcp.CallToolResult{}, nil // hidden
	}
	return mcp.NewToolResultText("removed"), nil
}

func partOf(body []byte) (*result, error) {
	var data map[string]any
	if err := json.Unmarshal(body, &data); err != nil {
		return mcp.NewToolResultText(string(body[:10])), nil // hidden argument
	}
	return mcp.NewToolResultText("decoded"), nil
}

func allOf(body []byte) (*result, error) {
	var pretty bytes.Buffer
	if err := json.Indent(&pretty, body, "", "  "); err != nil {
		return mcp.NewToolResultText("raw: " + string(body)), nil // hidden argument shows all
	}
	return mcp.NewToolResultText(pretty.String()), nil
}

func lengthOf(body []byte) (*result, error) {
	var data map[string]any
	if err := json.Unmarshal(body, &data); err != nil {
		return mcp.NewToolResultText(fmt.Sprint(len(body))), nil // hidden argument
	}
	return mcp.NewToolResultText("decoded"), nil
}

func through(text string) string { return "text: " + text }

func ownText(body string) (*result, error) {
	var data map[string]any
	if err := json.Unmarshal([]byte(body), &data); err != nil {
		return mcp.NewToolResultText(through(body)), nil // hidden argument fallback shows all
	}
	return mcp.NewToolResultText("decoded"), nil
}

func besideIt(name string) (*result, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return mcp.NewToolResultText(string(data)), nil // hidden beside
	}
	return mcp.NewToolResultText("read"), nil
}

func encodes(name string) (*result, error) {
	if err := os.Remove(name); err != nil {
		data, _ := json.Marshal(map[string]string{"error": "no such note"})
		return mcp.NewToolResultText(string(data)), nil // hidden
	}
	return mcp.NewToolResultText("removed"), nil
}

func encodesOther(name string, notes map[string]string) (*result, error) {
	if err := os.Remove(name); err != nil {
		data, _ := json.Marshal(map[string]string{"note": notes[name]})
		return mcp.NewToolResultText(string(data)), nil // hidden
	}
	return mcp.NewToolResultText("removed"), nil
}

func looksUp(name string, notes map[string]string) (*result, error) {
	if err := os.Remove(name); err != nil {
		return mcp.NewToolResultText(notes[name]), nil // hidden
	}
	return mcp.NewToolResultText("removed"), nil
}

func tellsTime(name string) (*result, error) {
	if err := os.Remove(name); err != nil {
		return mcp.NewToolResultText(time.Now().String()), nil // hidden
	}
	return mcp.NewToolResultText("removed"), nil
}

func asksAnother(ctx context.Context, name string) (*result, error) {
	if err := os.Remove(name); err != nil {
		text := other(ctx)
		return mcp.NewToolResultText("other: " + text), nil // hidden fallback
	}
	return mcp.NewToolResultText("removed"), nil
}

func other(ctx context.Context) string { return os.Getenv("A") }

func asksWithout(name string) (*result, error) {
	if err := os.Remove(name); err != nil {
		note(name)
		return mcp.NewToolResultText("gone"), nil // hidden
	}
	return mcp.NewToolResultText("removed"), nil
}

func note(name string) {}

func readsArgument(r mcp.CallToolRequest, name string) (*result, error) {
	if err := os.Remove(name); err != nil {
		return mcp.NewToolResultText("no " + r.GetString("name", "")), nil // hidden
	}
	return mcp.NewToolResultText("removed"), nil
}

func argument(text string) (*result, error) {
	if _, err := strconv.Atoi(text); err != nil {
		return mcp.NewToolResultText("no number"), nil // hidden argument
	}
	return mcp.NewToolResultText("a number"), nil
}

func ask(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("ask: %v", err) // text only of outside asked for
	}
	return nil
}

func asksAs(name string) bool {
	var found *os.PathError
	return errors.As(ask(name), &found)
}

func classified(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("classified: %v", err) // text only of outside asked for
	}
	return nil
}

func classifies(name string) error { return taxonomy.Classify(classified(name)) }

func inContext(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("in context: %v", err) // text only of outside asked for
	}
	return nil
}

func classifiesIn(ctx context.Context, name string) error { return taxonomy.ClassifyContext(ctx, inContext(name)) }

func judged(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("judged: %v", err) // text only of outside asked for
	}
	return nil
}

func judges(name string) bool { return isGone(judged(name)) }

func isGone(err error) bool { return errors.Is(err, errGone) }

func wrapped(name string) error {
	if err := os.Remove(name); err != nil {
		return fmt.Errorf("wrapped: %v", err) // text only of outside asked for
	}
	return nil
}

func wraps(name string) error { return fmt.Errorf("wraps: %w", wrapped(name)) }

func asksWrapping(name string) bool { return errors.Is(wraps(name), os.ErrNotExist) }

func called(name string, f func(string) error) error {
	if err := f(name); err != nil {
		return errors.New("failed") // dropped of the protocol
	}
	return nil
}

func ofMethod(f *os.File) error {
	if err := f.Sync(); err != nil {
		return fmt.Errorf("sync %s", f.Name()) // dropped of outside
	}
	return nil
}
`
