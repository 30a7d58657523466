package analyzers_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

const (
	packageLines = 1000 // lines of every package of a synthetic module
	layers       = 10   // packages that import each other in a row
	handlersIn   = 5    // one package of so many has handlers
)

// writeModule writes a module of so many packages, one thousand lines each, and
// returns how many lines that are. Packages call each other in layers; some
// of them have handlers.
func writeModule(tb testing.TB, dir string, size int) int {
	tb.Helper()
	analyzers, err := filepath.Abs(".")
	require.NoError(tb, err)
	fixtures := filepath.Join(analyzers, "testdata", "current")
	gomod, err := os.ReadFile(filepath.Join(fixtures, "go.mod"))
	require.NoError(tb, err)
	gosum, err := os.ReadFile(filepath.Join(fixtures, "go.sum"))
	require.NoError(tb, err)
	replaced := strings.NewReplacer("=> ../../..", "=> "+filepath.Dir(analyzers), "=> ../..", "=> "+analyzers, "=> ..", "=> "+filepath.Dir(fixtures))
	write(tb, filepath.Join(dir, "go.mod"), replaced.Replace(string(gomod)))
	write(tb, filepath.Join(dir, "go.sum"), string(gosum))
	lines := 0
	for i := range size {
		name := fmt.Sprintf("p%d", i)
		source := writePackage(name, i)
		lines += strings.Count(source, "\n")
		write(tb, filepath.Join(dir, name, name+".go"), source)
	}
	return lines
}

func write(tb testing.TB, path, content string) {
	tb.Helper()
	require.NoError(tb, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(tb, os.WriteFile(path, []byte(content), 0o644))
}

// writePackage returns the source of a package.
func writePackage(name string, i int) string {
	var b strings.Builder
	below := fmt.Sprintf("p%d", i-1)
	calls := i%layers != 0
	serves := i%handlersIn == handlersIn-1
	fmt.Fprintf(&b, "package %s\n\nimport (\n\t\"context\"\n\t\"fmt\"\n\t\"os\"\n", name)
	if calls {
		fmt.Fprintf(&b, "\n\t%q\n", "example.test/"+below)
	}
	if serves {
		b.WriteString("\n\t\"github.com/mark3labs/mcp-go/mcp\"\n")
	}
	b.WriteString(")\n")
	for n := 0; strings.Count(b.String(), "\n") < packageLines-30; n++ {
		writeService(&b, n, below, calls)
		if serves {
			writeHandler(&b, n)
		}
	}
	return b.String()
}

// writeService writes a function that fails in several ways.
func writeService(b *strings.Builder, n int, below string, calls bool) {
	fmt.Fprintf(b, `
// Load%[1]d loads something.
func Load%[1]d(ctx context.Context, name string) (string, error) {
	if name == "" {
		return "", fmt.Errorf("load %[1]d: no name")
	}
	data, err := os.ReadFile(name)
	if err != nil {
		return "", fmt.Errorf("load %[1]d: %%w", err)
	}
`, n)
	if calls {
		fmt.Fprintf(b, "\tmore, err := %s.Load%d(ctx, string(data))\n\tif err != nil {\n\t\treturn \"\", err\n\t}\n\treturn more, nil\n}\n", below, n%20)
		return
	}
	b.WriteString("\treturn string(data), ctx.Err()\n}\n")
}

// writeHandler writes a handler that calls the service.
func writeHandler(b *strings.Builder, n int) {
	fmt.Fprintf(b, `
// Handle%[1]d answers a call.
func Handle%[1]d(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, err := req.RequireString("name")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	text, err := Load%[1]d(ctx, name)
	if err != nil {
		return nil, fmt.Errorf("handle %[1]d: %%w", err)
	}
	return mcp.NewToolResultText(text), nil
}
`, n)
}
