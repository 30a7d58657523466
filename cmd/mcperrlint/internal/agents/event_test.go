package agents_test

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/agents"
)

// abs returns an absolute path on this system.
func abs(t *testing.T, path string) string {
	t.Helper()
	path, err := filepath.Abs(filepath.FromSlash(path))
	require.NoError(t, err)
	return path
}

// quoted returns a text as JSON.
func quoted(t *testing.T, text string) string {
	t.Helper()
	data, err := json.Marshal(text)
	require.NoError(t, err)
	return string(data)
}

func TestReadEvent(t *testing.T) {
	dir, file := quoted(t, abs(t, "src")), quoted(t, abs(t, "src/server.go"))
	rows := []struct {
		name, event string
		stops       bool
		out, err    string // of the reply to the text told
		status      int
	}{
		{"an edit in Claude Code", `{"session_id":"a","transcript_path":"/t","cwd":` + dir + `,"permission_mode":"default","hook_event_name":"PostToolUse","tool_name":"Write",` +
			`"tool_input":{"file_path":` + file + `,"content":"x"},"tool_response":{"filePath":` + file + `,"success":true},"tool_use_id":"b"}`, false, "", "told", 2},
		{"the end in Claude Code", `{"session_id":"a","cwd":` + dir + `,"hook_event_name":"Stop","stop_hook_active":false}`, true, "", "told", 2},
		{"the end of a subagent in Claude Code", `{"cwd":` + dir + `,"hook_event_name":"SubagentStop"}`, true, "", "told", 2},
		{"an edit in Cursor", `{"conversation_id":"a","generation_id":"b","model":"c","hook_event_name":"afterFileEdit","cursor_version":"1.7.2","workspace_roots":[` + dir + `],` +
			`"user_email":null,"file_path":` + file + `,"edits":[{"old_string":"a","new_string":"b"}]}`, false, "", "told", 2},
		{"a tool in Cursor", `{"hook_event_name":"postToolUse","workspace_roots":[` + dir + `],"tool_name":"Write","tool_input":{"file_path":` + file + `},"tool_output":"{}","duration":1}`,
			false, `{"additional_context":"told"}` + "\n", "", 0},
		{"the end in Cursor", `{"hook_event_name":"stop","workspace_roots":[` + dir + `],"status":"completed","loop_count":0}`, true, `{"followup_message":"told"}` + "\n", "", 0},
		{"a tool in Gemini CLI", `{"session_id":"a","cwd":` + dir + `,"hook_event_name":"AfterTool","timestamp":"2026-11-28T00:00:00Z","tool_name":"replace",` +
			`"tool_input":{"file_path":"server.go"},"tool_response":{"llmContent":"x"}}`, false,
			`{"hookSpecificOutput":{"additionalContext":"told","hookEventName":"AfterTool"}}` + "\n", "", 0},
		{"the end in Gemini CLI", `{"cwd":` + dir + `,"hook_event_name":"AfterAgent","prompt":"a","prompt_response":"b","stop_hook_active":false}`, true,
			`{"decision":"deny","reason":"told"}` + "\n", "", 0},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			e, err := agents.ReadEvent(strings.NewReader(row.event))
			require.NoError(t, err)
			require.NotNil(t, e)
			assert.Equal(t, abs(t, "src"), e.Dir)
			if row.stops {
				assert.Empty(t, e.File)
			} else {
				assert.Equal(t, abs(t, "src/server.go"), e.File)
			}
			assert.Equal(t, agents.Reply{Out: row.out, Err: row.err, Status: row.status}, e.Reply("told"))
		})
	}
}

// There is nothing to say about events of other kinds, of other tools, and at an end that a hook has put off before.
func TestEventsToIgnore(t *testing.T) {
	dir := quoted(t, abs(t, "src"))
	for _, event := range []string{
		`{"hook_event_name":"PreToolUse","cwd":` + dir + `,"tool_input":{"file_path":"a.go"}}`,
		`{"hook_event_name":"SessionStart","cwd":` + dir + `}`,
		`{"hook_event_name":"PostToolUse","cwd":` + dir + `,"tool_name":"Bash","tool_input":{"command":"ls"}}`,
		`{"hook_event_name":"PostToolUse","cwd":` + dir + `,"tool_input":"a text"}`,
		`{"hook_event_name":"PostToolUse","cwd":` + dir + `,"tool_input":{"file_path":["a.go"]}}`,
		`{"hook_event_name":"PostToolUse","cwd":` + dir + `,"tool_input":{"file_path":"a\u0000.go"}}`,
		`{"hook_event_name":"PostToolUse","cwd":` + dir + `,"tool_input":{"file_path":"` + strings.Repeat("a", 5000) + `.go"}}`,
		`{"hook_event_name":"PostToolUse","cwd":` + dir + `}`,
		`{"hook_event_name":"PostToolUse","tool_input":{"file_path":"a.go"}}`,
		`{"hook_event_name":"PostToolUse","cwd":"src","tool_input":{"file_path":"a.go"}}`,
		`{"hook_event_name":"Stop","cwd":` + dir + `,"stop_hook_active":true}`,
		`{"hook_event_name":"Stop"}`,
		`{"hook_event_name":"stop","workspace_roots":[` + dir + `],"status":"completed","loop_count":1}`,
		`{"hook_event_name":"stop","workspace_roots":[` + dir + `],"status":"aborted","loop_count":0}`,
		`{"hook_event_name":"stop","workspace_roots":[]}`,
		`{"hook_event_name":"AfterAgent","cwd":` + dir + `,"stop_hook_active":true}`,
	} {
		e, err := agents.ReadEvent(strings.NewReader(event))
		require.NoError(t, err, event)
		assert.Nil(t, e, event)
	}
}

// endless is an event without end.
type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = ' '
	}
	return len(p), nil
}

func TestWhatIsNoEvent(t *testing.T) {
	for text, want := range map[string]string{
		"":                         "standard input is no event of an agent: unexpected end of JSON input",
		"x":                        "standard input is no event of an agent: invalid character 'x' looking for beginning of value",
		`{"cwd":"/src"}`:           "standard input is no event of an agent: it has no hook_event_name",
		`{"hook_event_name": 1}`:   "standard input is no event of an agent: json: cannot unmarshal number into Go struct field message.hook_event_name of type string",
		strings.Repeat("[", 1e5):   "standard input is no event of an agent: invalid character '[' exceeded max depth",
		`{"hook_event_name":"a"}x`: "standard input is no event of an agent: invalid character 'x' after top-level value",
	} {
		_, err := agents.ReadEvent(strings.NewReader(text))
		assert.EqualError(t, err, want)
	}
	_, err := agents.ReadEvent(endless{})
	assert.EqualError(t, err, "the event is too large")
}

// Whatever an agent says, an event names one absolute file or a directory, and a reply is no line too many.
func FuzzEvent(f *testing.F) {
	for _, name := range []string{"PostToolUse", "Stop", "afterFileEdit", "postToolUse", "stop", "AfterTool", "AfterAgent", "other"} {
		f.Add(fmt.Sprintf(`{"hook_event_name":%q,"cwd":"/src","file_path":"a.go","tool_input":{"file_path":"/src/../a.go"}}`, name), "text\n")
	}
	f.Add(`{"hook_event_name":"PostToolUse","cwd":"`+"\xff"+`","tool_input":{"file_path":"`+"\xff"+`.go"}}`, "\x1b[31m")
	f.Fuzz(func(t *testing.T, event, text string) {
		e, err := agents.ReadEvent(strings.NewReader(event))
		if err != nil || e == nil {
			return
		}
		if e.File != "" {
			assert.True(t, filepath.IsAbs(e.File))
		} else {
			assert.True(t, filepath.IsAbs(e.Dir))
		}
		switch r := e.Reply(text); {
		case r.Out == "":
			assert.Equal(t, agents.Reply{Err: text, Status: agents.StatusTold}, r)
		default:
			assert.Zero(t, r.Status)
			assert.Empty(t, r.Err)
			assert.True(t, json.Valid([]byte(r.Out)))
			assert.Equal(t, 1, strings.Count(r.Out, "\n"))
		}
	})
}
