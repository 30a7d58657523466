package cli

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/mcperrlint/mcperrlint/skills"
)

// agentsFlag asks init for the files of agents.
const agentsFlag = "-agents"

// skillName is where the skill lies, from the root of a project or of the folder of an agent on.
const skillName = "skills/mcp-errors-go/SKILL.md"

// A hooked agent is one whose hooks can run the command of that name.
type hookedAgent struct {
	dir      string // of its settings, in the root of a project
	settings string // the file in it, which is JSON
	hooks    string // what belongs into that
	skills   bool   // it finds skills in its directory alone
}

// hookedAgents are the agents that init writes settings for.
var hookedAgents = []hookedAgent{
	{".claude", "settings.json", claudeHooks, true},
	{".cursor", "hooks.json", cursorHooks, false},
	{".gemini", "settings.json", geminiHooks, false},
}

// initialiseAgents writes what agents need in a project, into the root of the repository or module: the skill, a section of
// AGENTS.md, and the settings of hooks for the agents whose directories are there, or for all if none is. It leaves
// alone what is there already, and shows what belongs into it.
func (p *program) initialiseAgents() (int, error) {
	o, err := parse(p, "init", []string{"-config", configOff, "-q"})
	if err != nil {
		return 0, err
	}
	l, err := newLinting(p, o)
	if err != nil {
		return 0, err
	}
	if err := l.atRoot("init"); err != nil {
		return 0, err
	}
	root, found := repositoryAround(l.work)
	if !found {
		root = l.work
	}
	rel, err := filepath.Rel(root, l.work)
	if err != nil {
		return 0, err
	}
	section, err := agentsSection(moduleDir(filepath.ToSlash(rel)))
	if err != nil {
		return 0, err
	}
	err = l.create(root, filepath.FromSlash(skillName), skills.ErrorsGo, "name: mcp-errors-go")
	if err == nil {
		err = l.create(root, "AGENTS.md", section, "mcperrlint")
	}
	for _, a := range agentsOf(root) {
		err = errors.Join(err, l.beginAgent(root, a))
	}
	return exitClean, err
}

// beginAgent writes the settings of an agent.
func (l *linting) beginAgent(root string, a hookedAgent) error {
	err := l.create(root, filepath.Join(a.dir, a.settings), a.hooks, "mcperrlint hook")
	if err == nil && a.skills {
		err = l.create(root, filepath.Join(a.dir, filepath.FromSlash(skillName)), skills.ErrorsGo, "name: mcp-errors-go")
	}
	return err
}

// agentsOf returns the agents that a project has settings of, or all if there are none.
func agentsOf(root string) []hookedAgent {
	var known []hookedAgent
	for _, a := range hookedAgents {
		if exists(root, a.dir) {
			known = append(known, a)
		}
	}
	if known == nil {
		return hookedAgents
	}
	return known
}

// newSection is what AGENTS.md says of the linter, with the command that lints the module.
const newSection = "## Errors of MCP tools\n\n" +
	"mcperrlint checks what an agent is told when a tool of this server fails.\n\n" +
	"- Before you write or change a handler of a tool, resource or prompt, read `" + skillName + "`.\n" +
	"- After a change, run `%[1]s -new-from-rev HEAD ./...`. It says what the agent sees, and what to do; with `-fix` it makes the safe changes.\n" +
	"- Suppress a finding only with a reason: `//mcperrlint:ignore RULE -- reason`.\n"

// agentsSection returns the section of AGENTS.md.
func agentsSection(dir moduleDir) (string, error) {
	if err := dir.check(); err != nil || strings.Contains(string(dir), "`") {
		return "", dir.cannotBeWritten()
	}
	return fmt.Sprintf(newSection, dir.command()), nil
}

// Settings of hooks. docs/agents.md shows them.
const (
	claudeHooks = `{
  "hooks": {
    "PostToolUse": [
      {
        "matcher": "Edit|MultiEdit|Write",
        "hooks": [{ "type": "command", "command": "mcperrlint hook", "timeout": 5 }]
      }
    ],
    "Stop": [
      {
        "hooks": [{ "type": "command", "command": "mcperrlint hook", "timeout": 5 }]
      }
    ]
  }
}
`
	cursorHooks = `{
  "version": 1,
  "hooks": {
    "postToolUse": [{ "command": "mcperrlint hook", "matcher": "Write" }],
    "stop": [{ "command": "mcperrlint hook", "loop_limit": 2 }]
  }
}
`
	geminiHooks = `{
  "hooks": {
    "AfterTool": [
      {
        "matcher": "write_file|replace",
        "hooks": [{ "name": "mcperrlint", "type": "command", "command": "mcperrlint hook", "timeout": 5000 }]
      }
    ],
    "AfterAgent": [
      {
        "hooks": [{ "name": "mcperrlint", "type": "command", "command": "mcperrlint hook", "timeout": 5000 }]
      }
    ]
  }
}
`
)
