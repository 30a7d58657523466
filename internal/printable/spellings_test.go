package printable_test

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/internal/printable"
	"github.com/mcperrlint/mcperrlint/internal/printable/printabletest"
)

// spelled reads the character with which a text begins, as Go does.
func spelled(t *testing.T, text string) (character, rest string) {
	t.Helper()
	value, several, rest, err := strconv.UnquoteChar(text, '"')
	require.NoError(t, err, text)
	if several {
		return string(value), rest
	}
	return string([]byte{byte(value)}), rest
}

// Programs get back from a document what was put into it.
func FuzzDocuments(f *testing.F) {
	for _, text := range printabletest.Hostile() {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		text = strings.ToValidUTF8(text, "?")
		var plain bytes.Buffer
		encoder := json.NewEncoder(&plain)
		encoder.SetEscapeHTML(false)
		require.NoError(t, encoder.Encode([]string{text}))
		document := printable.JSON(plain.String())
		printabletest.Check(t, document)
		var list []string
		require.NoError(t, json.Unmarshal([]byte(document), &list))
		assert.Equal(t, []string{text}, list)
		checkXML(t, text)
	})
}

type element struct {
	Attribute string `xml:"attribute,attr"`
	Content   string `xml:",chardata"`
}

func checkXML(t *testing.T, text string) {
	t.Helper()
	plain, err := xml.Marshal(element{text, text})
	require.NoError(t, err)
	document := printable.XML(string(plain))
	printabletest.Check(t, document)
	var before, after element
	require.NoError(t, xml.Unmarshal(plain, &before))
	require.NoError(t, xml.Unmarshal([]byte(document), &after))
	assert.Equal(t, before, after)
}
