// Package agents knows what coding agents tell the programs that they run.
//
// An agent marks its environment with a variable: CLAUDECODE=1 is in every shell that Claude Code
// starts. Output for agents goes by that, see [Runs]. To a hook, an agent hands an [Event], such as
//
//	{"hook_event_name": "PostToolUse", "cwd": "/src", "tool_input": {"file_path": "/src/server.go"}}
//
// and each reads the reply in another form, see [Event.Reply].
package agents

import (
	"slices"
	"strings"
)

// A Variable is one that an agent sets for what it runs.
type Variable struct {
	Name string
	// Agent is the product that sets it.
	Agent string
	// Source is where that can be read.
	Source string
	// Piped tells that the agent starts programs on pipes. Where there is a terminal, somebody uses that of an editor
	// which sets the variable, too.
	Piped bool
}

// Variables returns all that are known.
func Variables() []Variable {
	const codex = "https://github.com/openai/codex/blob/main/codex-rs/"
	return []Variable{
		{"CLAUDECODE", "Claude Code", "https://code.claude.com/docs/en/env-vars", true},
		{"CURSOR_AGENT", "Cursor", "https://cursor.com/docs/agent/terminal", false},
		{"GEMINI_CLI", "Gemini CLI", "https://github.com/google-gemini/gemini-cli/blob/main/docs/tools/shell.md", false},
		{"CODEX_THREAD_ID", "Codex", codex + "protocol/src/shell_environment.rs", false},
		{"CODEX_SANDBOX", "Codex, in its sandbox", codex + "core/src/spawn.rs", false},
		{"CODEX_SANDBOX_NETWORK_DISABLED", "Codex, without a network", codex + "core/src/spawn.rs", false},
		{"OPENCODE", "OpenCode", "https://github.com/anomalyco/opencode/issues/1775", false},
	}
}

// Runs reports whether an agent runs the program, by what a function returns for a variable, and whether the program
// writes to a terminal. Empty, 0 and false mean that no agent does.
func Runs(env func(string) string, terminal bool) bool {
	return slices.ContainsFunc(Variables(), func(v Variable) bool {
		value := strings.ToLower(env(v.Name))
		return !slices.Contains([]string{"", "0", "false"}, value) && !(v.Piped && terminal)
	})
}

// Unset returns the settings for an environment in which no agent runs, as in os.Environ.
func Unset() []string {
	var list []string
	for _, v := range Variables() {
		list = append(list, v.Name+"=")
	}
	return list
}
