package returns_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const returning = `package m

import (
	"errors"
	"fmt"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
)

var errGone = errors.New("gone")

func plain() error { return errors.New("no such order") }

func both(name string) error {
	if name == "" {
		return errGone
	}
	return os.Remove(name)
}

func inOne(name string) error {
	err := errGone
	if name != "" {
		err = os.Remove(name)
	}
	return err
}

func found(name string) error {
	err := os.Remove(name)
	if err == nil {
		return err
	}
	return nil
}

func wrapped() (err error) {
	defer func() { err = fmt.Errorf("get: %w", err) }()
	return os.Remove("x")
}

func cleared() (err error) {
	defer func() { err = nil }()
	return os.Remove("x")
}

func ifSet() (err error) {
	defer func() {
		if err != nil {
			err = errors.New("failed")
		}
	}()
	return os.Remove("x")
}

func recovered() (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	return os.Remove("x")
}

func closes() (err error) {
	var failed error
	defer func() { err = errors.Join(err, failed) }()
	failed = os.Remove("y")
	return nil
}

func given(err error) error { return fmt.Errorf("get: %w", err) }

func callsGiven() error { return given(os.Remove("x")) }

func loops(n int) error {
	if n > 0 {
		return loops(n - 1)
	}
	return errGone
}

func dead() error {
	if false {
		return errGone
	}
	return nil
}

func tool(err error) (*mcp.CallToolResult, error) { return mcp.NewToolResultError(err.Error()), nil }

func answer(text string) (*mcp.CallToolResult, error) { return mcp.NewToolResultText(text), nil }

func none() (*mcp.CallToolResult, error) { return nil, errGone }
`

// errorsOf returns the errors of each return.
func errorsOf(list []*returns.Return) string {
	var said []string
	for _, ret := range list {
		said = append(said, strings.Join(fixture.Failures(ret.Errors), ", "))
	}
	return strings.Join(said, " | ")
}

func TestReturned(t *testing.T) {
	flow := fixture.Source(t, errflow.Analyzer, returning).Result.(*errflow.Flow)
	for name, want := range map[string]string{
		"plain":      "plain errors.New",
		"both":       "plain m.errGone | infrastructure os.Remove",
		"inOne":      "plain m.errGone, infrastructure os.Remove",
		"found":      " | ",
		"wrapped":    "plain fmt.Errorf [infrastructure os.Remove kept shown]",
		"cleared":    "",
		"ifSet":      "plain errors.New",
		"recovered":  "plain fmt.Errorf, infrastructure os.Remove",
		"closes":     "plain errors.Join [infrastructure os.Remove kept shown]",
		"given":      "plain fmt.Errorf [parameter 0 kept shown]",
		"callsGiven": "plain fmt.Errorf [infrastructure os.Remove kept shown]",
		"loops":      "plain m.errGone | plain m.errGone",
		"dead":       "",
		"tool":       "",
		"none":       "plain m.errGone",
	} {
		assert.Equal(t, want, errorsOf(flow.Returns(flow.Scope().Program.Package().Func(name))), name)
	}
}

func TestResults(t *testing.T) {
	flow := fixture.Source(t, errflow.Analyzer, returning).Result.(*errflow.Flow)
	shown := func(name string) []returns.Result {
		return flow.Returns(flow.Scope().Program.Package().Func(name))[0].Results
	}
	tool, answer := shown("tool"), shown("answer")
	assert.Len(t, tool, 1)
	assert.Equal(t, cause.Raised, tool[0].Flag)
	assert.Equal(t, []string{"parameter 0"}, fixture.Failures(tool[0].Rendered))
	assert.Len(t, answer, 1)
	assert.Equal(t, cause.Cleared, answer[0].Flag)
	assert.Len(t, answer[0].Text, 1)
	assert.False(t, answer[0].InFailure(answer[0].Text[0]))
	assert.Empty(t, shown("none"), "nobody reads nil")
}

// The summary of a function has what all its returns give, under the conditions on its parameters.
func TestSummaries(t *testing.T) {
	known := fixture.Source(t, errflow.Learning, returning).Result.(*causeloss.Detector)
	of := func(name string) []cause.Outcome {
		account, _ := known.Accounts.Own(known.Program.Package().Func(name))
		return account.Results
	}
	results := of("both")
	assert.Equal(t, []string{"plain m.errGone", "infrastructure os.Remove"}, fixture.Failures(results[0].Failures))
	for _, f := range results[0].Failures {
		assert.Len(t, f.When, 1)
	}
	assert.Empty(t, of("dead")[0].Failures)
}
