package cli

import (
	"bytes"
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/agents"
)

// failing is an output that has gone.
type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, errors.New("gone") }

// bursting is an input that ends a program which reads it.
type bursting struct{}

func (bursting) Read([]byte) (int, error) { panic("burst") }

// Agents take 2 for findings, so nothing that goes wrong has it.
func TestHookFails(t *testing.T) {
	rows := []struct {
		name string
		in   io.Reader
		args []string
		says string
	}{
		{"arguments", strings.NewReader("{}"), []string{"x"}, `hook: takes -timeout and the event of an agent on standard input, and not "x"`},
		{"an unknown flag", strings.NewReader("{}"), []string{"-timeuot", "2s"}, "hook: "},
		{"no time", strings.NewReader("{}"), []string{"-timeout", "100ms"}, "hook: -timeout 100ms: want more than 200ms"},
		{"no event", strings.NewReader("{}"), nil, "standard input is no event of an agent"},
		{"a crash", bursting{}, nil, "the linter has failed"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			var out, said bytes.Buffer
			p := &program{in: row.in, out: &out, err: &said}
			status, err := p.hook(context.Background(), row.args)
			assert.NoError(t, err)
			assert.Equal(t, 1, status)
			assert.Empty(t, out.String())
			assert.Contains(t, said.String(), row.says)
		})
	}
	t.Run("an output that has gone", func(t *testing.T) {
		p := &program{out: failing{}, err: new(bytes.Buffer)}
		status, err := p.tellAgent(agents.Reply{Out: "x"}, nil)
		assert.NoError(t, err)
		assert.Equal(t, 1, status)
	})
}

// An agent that has waited long enough is told nothing, whatever is still going on.
func TestHookEndsInTime(t *testing.T) {
	ended, stop := context.WithCancel(context.Background())
	stop()
	never, writer := io.Pipe()
	defer writer.Close()
	var out, said bytes.Buffer
	status, err := (&program{in: never, out: &out, err: &said}).hook(ended, nil)
	assert.NoError(t, err)
	assert.Equal(t, 0, status)
	assert.Empty(t, out.String()+said.String())
}

func TestIsHook(t *testing.T) {
	for line, want := range map[string]bool{
		"hook": true, "hook x": true, "-C a hook": true, "-C=a hook": true, "--C a hook": true,
		"": false, "lint hook": false, "-C hook": false, "-C a": false, "-C": false, "./hook": false,
	} {
		assert.Equal(t, want, isHook(strings.Fields(line)), line)
	}
}
