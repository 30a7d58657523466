package taxonomy_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The packages that a server imports, and their adapters for vendors' errors,
// need the standard library and nothing else.
func TestNoVendorLibraryIsNeeded(t *testing.T) {
	const module = "github.com/mcperrlint/mcperrlint/"
	for dir, allowed := range map[string][]string{
		".":                 {module + "taxonomy"},
		"class":             nil,
		"render":            {module + "taxonomy"},
		"compat":            {module + "taxonomy"},
		"internal/form":     nil,
		"internal/sanitize": nil,
		"taxonomytest":      {module + "taxonomy", module + "contract"},
		"../contract":       {module + "taxonomy"},
	} {
		t.Run(dir, func(t *testing.T) {
			files := 0
			require.NoError(t, fs.WalkDir(os.DirFS(dir), ".", func(path string, entry fs.DirEntry, err error) error {
				if err != nil || entry.IsDir() && path != "." {
					return fs.SkipDir
				}
				if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
					return nil
				}
				files++
				file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, path), nil, parser.ImportsOnly)
				require.NoError(t, err)
				for _, spec := range file.Imports {
					imported, err := strconv.Unquote(spec.Path.Value)
					require.NoError(t, err)
					if strings.Contains(strings.Split(imported, "/")[0], ".") {
						assert.True(t, slices.ContainsFunc(allowed, func(root string) bool {
							return imported == root || strings.HasPrefix(imported, root+"/")
						}), "%s imports %s", path, imported)
					}
				}
				return nil
			}))
			assert.Positive(t, files)
		})
	}
}
