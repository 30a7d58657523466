package spelling_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/spelling"
)

func TestNearest(t *testing.T) {
	known := []string{"text", "json", "jsonl", "sarif", "github", "gitlab", "checkstyle"}
	rows := []struct{ word, want string }{
		{"json", "json"},
		{"sarfi", "sarif"},
		{"SARIF", "sarif"},
		{"jsnol", "jsonl"},
		{"check-style", "checkstyle"},
		{"githb", "github"},
		{"gitlabs", "gitlab"},
		{"xml", ""},
		{"yaml", ""},
		{"", ""},
	}
	for _, row := range rows {
		assert.Equal(t, row.want, spelling.Nearest(row.word, known), row.word)
	}
	assert.Empty(t, spelling.Nearest("text", nil))
}
