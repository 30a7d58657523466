//lint:file-ignore SA1019 clients of today say their directories in roots only

package server_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/linter"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/roots"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/server"
)

// Variables that make this program a linter with a fault, in front of the real one.
const (
	fault = "MCPERRLINT_TEST_FAULT"
	real  = "MCPERRLINT_TEST_REAL"
)

// built is the command of this tree.
var built string

func TestMain(m *testing.M) {
	if part := os.Getenv(fault); part != "" {
		faulty(part)
	}
	dir, err := os.MkdirTemp("", "mcperrlint")
	if err != nil {
		panic(err)
	}
	built = filepath.Join(dir, "mcperrlint")
	if said, err := exec.Command("go", "-C", tree, "build", "-o", built, "./cmd/mcperrlint").CombinedOutput(); err != nil {
		panic(fmt.Sprintf("%v: %s", err, said))
	}
	if err := os.Setenv("XDG_CACHE_HOME", filepath.Join(dir, "cache")); err != nil {
		panic(err)
	}
	status := m.Run()
	_ = os.RemoveAll(dir)
	os.Exit(status)
}

// tree is the root of the repository.
var tree = filepath.Join("..", "..", "..", "..", "..")

// faulty is a linter with a fault.
func faulty(part string) {
	args := os.Args[1:]
	switch {
	case part == "much":
		block := strings.Repeat("x", 1<<20)
		for range 66 {
			fmt.Print(block)
		}
		os.Exit(0)
	case part == "unapplied" && slices.Contains(args, "-fix"):
		fmt.Fprintln(os.Stderr, "mcperrlint: -fix: server.go:19:14: Call NewToolResultError (falsesuccess/derived): not applied: the file cannot be written: disk quota exceeded")
		fmt.Println("{}")
		os.Exit(1)
	}
	cmd := exec.Command(os.Getenv(real), args...)
	cmd.Stderr = os.Stderr
	said, _ := cmd.Output()
	if part == "elsewhere" {
		said = bytes.ReplaceAll(said, []byte(`"file": "server.go"`), []byte(`"file": "../server.go"`))
	}
	_, _ = os.Stdout.Write(said)
	os.Exit(cmd.ProcessState.ExitCode())
}

// A fixture is a server of notes in a directory, and a client of a server that looks at it.
type fixture struct {
	t       *testing.T
	dir     string
	linter  *linter.Linter
	roots   []string // of the client; nil if it knows none
	bounded bool
	session *mcp.ClientSession
}

// notes returns a fixture whose client offers the directory.
func notes(t *testing.T) *fixture {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	dir = filepath.Join(dir, "notes")
	require.NoError(t, os.CopyFS(dir, os.DirFS(filepath.Join("..", "..", "testdata", "notes"))))
	require.NoError(t, os.CopyFS(filepath.Join(dir, "sdk"), os.DirFS(filepath.Join(tree, "cmd", "mcperrlint", "testdata", "server", "sdk"))))
	t.Setenv("GOFLAGS", "-mod=mod")
	t.Setenv("GOPROXY", "off")
	t.Setenv("GOWORK", "off")
	return &fixture{t: t, dir: dir, roots: []string{dir}, linter: linter.New(built, time.Hour)}
}

// fails makes the linter of the fixture one with a fault.
func (f *fixture) fails(part string) {
	f.t.Helper()
	self, err := os.Executable()
	require.NoError(f.t, err)
	f.t.Setenv(fault, part)
	f.t.Setenv(real, built)
	f.linter = linter.New(self, time.Hour)
}

func (f *fixture) write(name, text string) {
	f.t.Helper()
	require.NoError(f.t, os.WriteFile(filepath.Join(f.dir, name), []byte(text), 0o666))
}

func (f *fixture) read(name string) string {
	f.t.Helper()
	text, err := os.ReadFile(filepath.Join(f.dir, name))
	require.NoError(f.t, err)
	return string(text)
}

// client returns the session of a client, which is connected once.
func (f *fixture) client() *mcp.ClientSession {
	f.t.Helper()
	if f.session != nil {
		return f.session
	}
	rules, err := linter.New(built, time.Hour).Rules(f.t.Context())
	require.NoError(f.t, err)
	served, err := server.New(server.Options{Version: "v1.2.3", Linter: f.linter, Rules: rules, Start: roots.Start(f.dir), Bounded: f.bounded})
	require.NoError(f.t, err)
	options := &mcp.ClientOptions{Capabilities: &mcp.ClientCapabilities{}}
	if f.roots != nil {
		options.Capabilities.RootsV2 = &mcp.RootCapabilities{}
	}
	client := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, options)
	for _, dir := range f.roots {
		client.AddRoots(&mcp.Root{URI: "file://" + filepath.ToSlash(dir)})
	}
	here, there := mcp.NewInMemoryTransports()
	_, err = served.Connect(f.t.Context(), there, nil)
	require.NoError(f.t, err)
	f.session, err = client.Connect(f.t.Context(), here, nil)
	require.NoError(f.t, err)
	f.t.Cleanup(func() { _ = f.session.Close() })
	return f.session
}

// arguments are those of a call.
type arguments map[string]any

// call calls a tool.
func (f *fixture) call(tool string, args arguments) *mcp.CallToolResult {
	f.t.Helper()
	result, err := f.client().CallTool(context.Background(), &mcp.CallToolParams{Name: tool, Arguments: args})
	require.NoError(f.t, err)
	return result
}

// textOf returns what a model reads of a result, without the names of temporary directories.
func (f *fixture) textOf(result *mcp.CallToolResult) string {
	f.t.Helper()
	require.Len(f.t, result.Content, 1)
	text, ok := result.Content[0].(*mcp.TextContent)
	require.True(f.t, ok)
	return f.plain(text.Text)
}

func (f *fixture) plain(text string) string {
	return strings.NewReplacer(f.dir, "NOTES", filepath.Dir(f.dir), "AROUND").Replace(text)
}

// decode decodes the structured content of a success.
func decode[T any](t *testing.T, result *mcp.CallToolResult) (value T) {
	t.Helper()
	require.False(t, result.IsError)
	raw, err := json.Marshal(result.StructuredContent)
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(raw, &value))
	return value
}

// findings are what a test needs of the structured content of lint.
type findings struct {
	Total, Left int
	Cursor      string
	Problems    []string
	Findings    []struct {
		ID, File, Rule, Fix, Tool string
		Line                      int
	}
}

// id returns the id of the finding of a rule.
func (f *fixture) id(rule string) string {
	f.t.Helper()
	for _, one := range decode[findings](f.t, f.call("lint", nil)).Findings {
		if one.Rule == rule {
			return one.ID
		}
	}
	f.t.Fatalf("there is no finding of %s", rule)
	return ""
}
