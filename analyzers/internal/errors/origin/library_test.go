package origin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// Each call of ask says beside it which errors functions of libraries make.
func TestErrorsOfLibraries(t *testing.T) { checkErrors(t, ofLibraries) }

const ofLibraries = `package m

import (
	"bytes"
	"context"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/mcp"
	"golang.org/x/sync/errgroup"
)

var errGone = errors.New("gone")

func ask(any) {}

func save(id string) error { return os.WriteFile(id, nil, 0o600) }

//go:embed *
var prompts embed.FS

func embedded()             { _, err := prompts.ReadFile("a.md"); ask(err) }
func embeddedList()         { _, err := prompts.ReadDir("a" + "/b"); ask(err) }
func embeddedFile()         { _, err := fs.ReadFile(prompts, "a.md"); ask(err) }
func named(name string)     { _, err := prompts.ReadFile(name + ".md"); ask(err) } // foreign embed.FS.ReadFile
func Named(name string)     { _, err := prompts.ReadFile(name); ask(err) } // foreign embed.FS.ReadFile
func read(name string)      { _, err := prompts.ReadFile(name); ask(err) }
func reads()                { read("b.md") }
func received(c chan string) { _, err := prompts.ReadFile(<-c); ask(err) } // foreign embed.FS.ReadFile
func ofFiles(files fs.FS)   { _, err := fs.ReadFile(files, "a.md"); ask(err) } // infrastructure fs.ReadFile

var first, Second = "a.md", "b.md"

func ofVariable() { _, err := prompts.ReadFile(first); ask(err) }
func ofShared()   { _, err := prompts.ReadFile(Second); ask(err) } // foreign embed.FS.ReadFile

func ofCall() { _, err := prompts.ReadFile(fmt.Sprint(1)); ask(err) } // foreign embed.FS.ReadFile

func ofAny(v any) { _, err := prompts.ReadFile(v.(string)); ask(err) } // foreign embed.FS.ReadFile

func listed() {
	for _, name := range []string{"a.md", "b.md"} {
		_, err := prompts.ReadFile(name)
		ask(err)
	}
}

func walked() {
	ask(fs.WalkDir(prompts, ".", func(path string, d fs.DirEntry, err error) error { return err }))
	ask(fs.WalkDir(prompts, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return fmt.Errorf("walk: %w", err)
		}
		if d.IsDir() {
			return fs.SkipDir
		}
		return nil
	}))
	ask(fs.WalkDir(prompts, ".", func(path string, d fs.DirEntry, err error) error { return errGone })) // plain m.errGone
	ask(fs.WalkDir(prompts, ".", func(path string, d fs.DirEntry, err error) error { return save(path) })) // infrastructure os.WriteFile
}

func walksGiven(f fs.WalkDirFunc) { ask(fs.WalkDir(prompts, ".", f)) } // parameter 0.()

func walksTo(root string) { ask(fs.WalkDir(prompts, root, func(path string, d fs.DirEntry, err error) error { return err })) } // infrastructure fs.WalkDir

func never(root string) {
	ask(filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return nil
		}
		return fs.SkipAll
	}))
}

func grouped(ctx context.Context, ids []string) {
	g, ctx := errgroup.WithContext(ctx)
	for _, id := range ids {
		g.Go(func() error { return save(id) })
	}
	ask(g.Wait()) // infrastructure os.WriteFile
}

func groups(id string) {
	var a, b errgroup.Group
	a.Go(func() error { return save(id) })
	b.TryGo(func() error { return errGone })
	b.SetLimit(3)
	ask(a.Wait()) // infrastructure os.WriteFile
	ask(b.Wait()) // plain m.errGone
}

func shared(id string) {
	g := new(errgroup.Group)
	func() { g.Go(func() error { return save(id) }) }()
	ask(g.Wait()) // infrastructure os.WriteFile
}

func empty(g *errgroup.Group) { ask(g.Wait()) } // unknown

func joined(id string, errs []error) {
	ask(errors.Join(nil, save(id))) // plain errors.Join [infrastructure os.WriteFile kept shown]
	all := []error{errGone, save(id)}
	ask(fmt.Errorf("all: %w", errors.Join(all...))) // plain fmt.Errorf [plain errors.Join kept shown] [plain m.errGone kept shown] [infrastructure os.WriteFile kept shown]
}

func argument(r mcp.CallToolRequest) {
	name, err := r.RequireString("name")
	ask(err) // argument mcp.CallToolRequest.RequireString
	ask(name)
}

func asks(ctx context.Context, c *client.Client) {
	_, err := c.CallTool(ctx, mcp.CallToolRequest{})
	ask(err) // infrastructure client.(*Client).CallTool
}

func memory(data []byte) {
	_, err := io.Copy(new(bytes.Buffer), strings.NewReader("x"))
	ask(err)
	_, err = io.ReadAll(bytes.NewReader(data))
	ask(err)
}

func object(r mcp.CallToolRequest) {
	data, _ := json.Marshal(struct{ A int }{1})
	var m map[string]any
	ask(json.Unmarshal(data, &m))
}

type pair struct{ A int }

func ofPair() {
	data, _ := json.Marshal(pair{1})
	var m map[string]any
	ask(json.Unmarshal(data, &m))
	var list []any
	ask(json.Unmarshal(data, &list)) // argument json.Unmarshal
	var raw map[string]json.RawMessage
	ask(json.Unmarshal(data, &raw))
	var numbers map[string]int
	ask(json.Unmarshal(data, &numbers)) // argument json.Unmarshal
}

func ofPointer(p *pair) {
	data, _ := json.Marshal(p)
	var m map[string]any
	ask(json.Unmarshal(data, &m))
}
`

// What types and functions that the program names as secrets show.
func TestSecrets(t *testing.T) {
	require.NoError(t, settings.Analyzer.Flags.Set(settings.Sources, "example.test/m.token,example.test/m.key,example.test/m.config.Password"))
	t.Cleanup(func() { require.NoError(t, settings.Analyzer.Flags.Set(settings.Sources, "")) })
	checkShown(t, heading+secrets)
}

const secrets = `
type token string

type key struct{ id string }

func (k key) String() string { return "key" }

type config struct {
	Name     string
	Password string
}

func typed(t token)      { ask(t) } // sensitive the secret m.token
func converted(t token)  { ask(string(t)) } // sensitive the secret m.token
func printed(t token)    { ask(fmt.Sprintf("token %s", t)) } // (sensitive the secret m.token)
func written(k key)      { ask(k) } // parameter 0
func pointed(t *token)   { ask(string(*t)) } // sensitive the secret m.token
func inField(c config)   { ask(c.Password) } // sensitive the secret m.config.Password
func other(c config)     { ask(c.Name) } // parameter 0.Name
func constant()          { ask(token("a")) } // sensitive the secret m.token
`
