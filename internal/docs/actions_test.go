package docs_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// An action is used in one version, by our own workflows, the action, the pages and what init writes.
func TestVersionsOfActions(t *testing.T) {
	uses := regexp.MustCompile(`uses: ([\w.-]+/[\w./-]+)@(v[\w.]+)`)
	versions, first := make(map[string]string), make(map[string]string)
	require.NoError(t, filepath.WalkDir(root, func(file string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			if name := entry.Name(); name == "testdata" || name == ".git" {
				return filepath.SkipDir
			}
			return nil
		}
		switch filepath.Ext(file) {
		case ".md", ".yml", ".yaml", ".go":
		default:
			return nil
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		for _, found := range uses.FindAllStringSubmatch(string(text), -1) {
			action, _, _ := strings.Cut(found[1], "/upload-sarif")
			if versions[action] == "" {
				versions[action], first[action] = found[2], file
			}
			assert.Equal(t, versions[action], found[2], "%s in %s, and in %s", action, file, first[action])
		}
		return nil
	}))
	assert.Contains(t, versions, "actions/checkout")
	assert.Contains(t, versions, "github/codeql-action")
}
