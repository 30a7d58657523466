package output_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

func names() []string {
	var list []string
	for _, f := range output.Formats() {
		list = append(list, f.Name)
	}
	return list
}

func TestFormats(t *testing.T) {
	assert.Equal(t, []string{"text", "agent", "json", "jsonl", "sarif", "github", "gitlab", "checkstyle", "junit", "html"}, names())
	for _, f := range output.Formats() {
		assert.NotEmpty(t, f.About, f.Name)
	}
}

func TestGolden(t *testing.T) {
	for _, name := range names() {
		t.Run(name, func(t *testing.T) {
			golden(t, "report."+name, write(t, name, output.Options{}, common()))
		})
	}
	t.Run("text for a terminal", func(t *testing.T) {
		golden(t, "report.terminal", write(t, "text", output.Options{Screen: true, Summary: true}, common()))
	})
	t.Run("text in colours", func(t *testing.T) {
		golden(t, "report.color", write(t, "text", output.Options{Color: true, Screen: true, Summary: true, Width: 50}, common()))
	})
	t.Run("text with related places", func(t *testing.T) {
		golden(t, "report.related", write(t, "text", output.Options{Related: true}, common()))
	})
}

func TestNothing(t *testing.T) {
	for _, name := range names() {
		t.Run(name, func(t *testing.T) {
			golden(t, "empty."+name, write(t, name, output.Options{Summary: true}, output.Report{Read: read}))
		})
	}
}

func TestUnknownFormat(t *testing.T) {
	const formats = " (formats: text, agent, json, jsonl, sarif, github, gitlab, checkstyle, junit, html)"
	_, err := output.New("sarfi", output.Options{})
	assert.EqualError(t, err, `unknown format "sarfi"; did you mean sarif?`+formats)
	_, err = output.New("yaml", output.Options{})
	assert.EqualError(t, err, `unknown format "yaml"`+formats)
}

// full is a device without room.
type full struct{}

var errFull = errors.New("no space left")

func (full) Write([]byte) (int, error) { return 0, errFull }

func TestErrorOfTheWriter(t *testing.T) {
	for _, name := range names() {
		t.Run(name, func(t *testing.T) {
			w, err := output.New(name, output.Options{})
			require.NoError(t, err)
			assert.ErrorIs(t, w.Write(full{}, common()), errFull)
		})
	}
}
