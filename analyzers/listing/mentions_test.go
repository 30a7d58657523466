package listing_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/listing"
)

const mentioning = `package m

import (
	_ "encoding/json"
	"io"

	"github.com/mark3labs/mcp-go/mcp"
)

type reader struct{}

func (reader) Read(p []byte) (int, error) { return 0, nil }

func (reader) Rewind() {}

func (reader) MarshalJSON() ([]byte, error) { return nil, nil }

func Registered() {}

var list = []func(){Registered}

func Left() { _, _ = io.ReadAll(reader{}) }

func Handler() func() *mcp.CallToolResult { return nil }

func AtOnce() { Handler()() }

func Other() func() *mcp.CallToolResult { return nil }

func Answers() *mcp.CallToolResult { return Other()() }

func small() {}
`

// A package mentions functions by their names and methods by interfaces to which a value can be turned. A call of what a
// function returns is a mention in what answers for a tool.
func TestMentions(t *testing.T) {
	var unused []string
	var all listing.Mention
	for _, d := range fixture.Source(t, listing.Mentions, mentioning).Diagnostics {
		if m := listing.ParseMention(d.Category, d.Message); m.Unused != "" {
			assert.Greater(t, d.End, d.Pos)
			unused = append(unused, m.Unused)
		} else {
			all = m
		}
	}
	path := "example.test/m."
	assert.Equal(t, []string{"(" + path + "reader).Rewind", path + "Left", path + "Handler", path + "AtOnce", path + "Answers"}, unused)
	assert.Equal(t, []string{path + "Other", path + "Registered"}, all.Functions)
	assert.Contains(t, all.Names, "Read")
	assert.False(t, all.Program)
}
