// Package skills has what agents that write code can read before they do, in the form of
// agentskills.io: a folder with a file SKILL.md, whose front matter says when it is worth
// reading. mcperrlint init -agents writes the files into a project.
package skills

import _ "embed"

// ErrorsGo is the skill mcp-errors-go: how failures are answered with each MCP library for Go. Every
// example in it compiles, and mcperrlint finds nothing in them.
//
//go:embed mcp-errors-go/SKILL.md
var ErrorsGo string
