package docs_test

import (
	"cmp"
	"go/version"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/mod/modfile"
	"golang.org/x/mod/module"
)

// readModule returns what a go.mod says.
func readModule(t *testing.T, file string) *modfile.File {
	t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	parsed, err := modfile.Parse(file, text, nil)
	require.NoError(t, err)
	return parsed
}

// The pages name the Go versions that the modules ask for: the command, what its two first commands
// run, and everything.
func TestGoVersions(t *testing.T) {
	newest := func(a, b string) string {
		return slices.MaxFunc([]string{a, b}, func(a, b string) int { return version.Compare("go"+a, "go"+b) })
	}
	own := readModule(t, filepath.Join(root, "go.mod")).Go.Version
	tested, all := own, own
	require.NoError(t, filepath.WalkDir(root, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || entry.Name() != "go.mod" {
			return err
		}
		wants := readModule(t, file)
		if wants.Go == nil {
			return nil
		}
		all = newest(all, wants.Go.Version)
		rel, err := filepath.Rel(root, file)
		// These modules have targets of their own in the Makefile, and go test ./... does not see them.
		if first, _, _ := strings.Cut(filepath.ToSlash(rel), "/go.mod"); !slices.Contains([]string{"tools", "internal/nogo", "cmd/golangci-lint-mcperrlint"}, first) {
			tested = newest(tested, wants.Go.Version)
		}
		return err
	}))
	for page, lines := range map[string][]string{
		"README.md":         {"On a fresh machine with Go " + tested + " or newer", "needs Go " + own + ","},
		"CONTRIBUTING.md":   {"Go " + all + " or newer and a module proxy", "what the README shows needs Go " + tested + "."},
		"docs/ci.md":        {"The program needs Go " + own + "."},
		"docs/decisions.md": {"the go directive is the lowest that this version allows, " + own + ":"},
	} {
		text, err := os.ReadFile(filepath.Join(root, page))
		require.NoError(t, err)
		for _, line := range lines {
			assert.Contains(t, strings.Join(strings.Fields(string(text)), " "), line, page)
		}
	}
}

// isPath matches names of modules and of directories.
var isPath = regexp.MustCompile(`^[\w.-]+(/[\w.-]+)+$`)

// The page about the architecture names every library that the module requires, and no other.
func TestDependencies(t *testing.T) {
	page, err := os.ReadFile(filepath.Join(dir, "decisions.md"))
	require.NoError(t, err)
	_, section, _ := strings.Cut(string(page), "## Dependencies")
	section, _, _ = strings.Cut(section, "\n## ")
	named := make(map[string]bool)
	for _, span := range regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(section, -1) {
		if isPath.MatchString(span[1]) {
			named[span[1]] = true
		}
	}
	for _, required := range readModule(t, filepath.Join(root, "go.mod")).Require {
		prefix, _, _ := module.SplitPathVersion(required.Mod.Path)
		name := cmp.Or(strings.TrimPrefix(prefix, "github.com/"), prefix)
		assert.Equal(t, !required.Indirect, named[name], name)
		delete(named, name)
	}
	for name := range named {
		_, err := os.Stat(filepath.Join(root, path.Clean(name)))
		assert.NoError(t, err, "%s is no directory of the project, and go.mod does not require it", name)
	}
}
