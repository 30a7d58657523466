package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/skills"
)

// around is what the examples of the skill have around them, beside imports: a store, as every server has another one.
const around = `
type notes interface {
	Names(ctx context.Context) ([]string, error)
	Read(ctx context.Context, name string) (string, error)
	Delete(ctx context.Context, name string) error
}

var store notes
`

// imported are the packages that examples use, by name. Those of SDKs depend on the section.
var imported = map[string]string{
	"context": "context", "json": "encoding/json", "errors": "errors", "fmt": "fmt", "fs": "io/fs", "log": "log", "strings": "strings",
	"taxonomy": "github.com/mcperrlint/mcperrlint/taxonomy", "contract": "github.com/mcperrlint/mcperrlint/contract",
	"gosdk": "github.com/mcperrlint/mcperrlint/bridge/gosdk", "mcpgo": "github.com/mcperrlint/mcperrlint/bridge/mcpgo",
}

// sections are the packages of SDKs, by the heading of the section.
var sections = map[string]map[string]string{
	"go-sdk": {"mcp": "github.com/modelcontextprotocol/go-sdk/mcp"},
	"mcp-go": {"mcp": "github.com/mark3labs/mcp-go/mcp", "server": "github.com/mark3labs/mcp-go/server"},
}

// Every example of the skill compiles with the SDK that it is about, and no rule has anything to say about it.
func TestSkillCompiles(t *testing.T) {
	dir := t.TempDir()
	module, err := filepath.Abs(filepath.Join("..", "..", "examples"))
	require.NoError(t, err)
	replace := make(map[string]string)
	packages := []string{}
	for i, example := range examplesOf(t) {
		name := fmt.Sprintf("example%d", i)
		file := filepath.Join(dir, name+".go")
		require.NoError(t, os.WriteFile(file, []byte(example), 0o666))
		replace[filepath.Join(module, "skill", name, name+".go")] = file
		packages = append(packages, "./skill/"+name)
	}
	require.Len(t, packages, 6)
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	require.NoError(t, err)
	file := filepath.Join(dir, "overlay.json")
	require.NoError(t, os.WriteFile(file, overlay, 0o666))

	build := exec.Command("go", append([]string{"build", "-overlay", file}, packages...)...)
	build.Dir, build.Env = module, append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=readonly")
	said, err := build.CombinedOutput()
	require.NoError(t, err, "%s", said)

	lint := exec.Command("mcperrlint", append([]string{"-overlay", file, "-config", "off", "-format", "text", "-q"}, packages...)...)
	lint.Dir, lint.Env = module, build.Env
	said, err = lint.CombinedOutput()
	require.NoError(t, err, "%s", said)
	assert.Empty(t, string(said))
}

var (
	heading = regexp.MustCompile(`(?m)^## (\S+)`)
	example = regexp.MustCompile("(?s)```go\n(.*?)```")
)

// examplesOf returns the examples of the skill as files of Go.
func examplesOf(t *testing.T) []string {
	t.Helper()
	var list []string
	at := heading.FindAllStringSubmatchIndex(skills.ErrorsGo, -1)
	for i, h := range at {
		end := len(skills.ErrorsGo)
		if i+1 < len(at) {
			end = at[i+1][0]
		}
		for _, m := range example.FindAllStringSubmatch(skills.ErrorsGo[h[0]:end], -1) {
			list = append(list, file(t, m[1]+around, sections[skills.ErrorsGo[h[2]:h[3]]]))
		}
	}
	assert.Equal(t, strings.Count(skills.ErrorsGo, "```go\n"), len(list), "examples that are in no section")
	return list
}

// file returns declarations as a file, with the imports that they need.
func file(t *testing.T, declarations string, sdk map[string]string) string {
	t.Helper()
	syntax, err := parser.ParseFile(token.NewFileSet(), "", "package example\n"+declarations, 0)
	require.NoError(t, err, declarations)
	names := make(map[string]bool)
	for _, id := range syntax.Unresolved {
		names[id.Name] = true
	}
	var b strings.Builder
	b.WriteString("package example\n\nimport (\n")
	used := make(map[string]bool)
	ast.Inspect(syntax, func(n ast.Node) bool {
		selector, ok := n.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		id, ok := selector.X.(*ast.Ident)
		if !ok || !names[id.Name] || used[id.Name] {
			return true
		}
		path := imported[id.Name]
		if path == "" {
			path = sdk[id.Name]
		}
		if path != "" {
			used[id.Name] = true
			fmt.Fprintf(&b, "\t%q\n", path)
		}
		return true
	})
	return b.String() + ")\n" + declarations
}
