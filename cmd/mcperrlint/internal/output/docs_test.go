package output_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

// The page about output names every format and every member of the JSON document.
func TestFormIsDocumented(t *testing.T) {
	content, err := os.ReadFile(filepath.Join("..", "..", "..", "..", "docs", "output.md"))
	require.NoError(t, err)
	for _, name := range names() {
		assert.Contains(t, string(content), "\n## "+name+"\n")
	}
	var document map[string]any
	require.NoError(t, json.Unmarshal([]byte(write(t, "json", output.Options{}, common())), &document))
	delete(document["counts"].(map[string]any), "rule") // the names of rules are its members
	for _, name := range members(document) {
		assert.Contains(t, string(content), "`"+name+"`")
	}
}

// members returns the names of all members of a value and of what is in it.
func members(value any) []string {
	var list []string
	switch v := value.(type) {
	case map[string]any:
		for name, inner := range v {
			list = append(list, name)
			list = append(list, members(inner)...)
		}
	case []any:
		for _, inner := range v {
			list = append(list, members(inner)...)
		}
	}
	return list
}
