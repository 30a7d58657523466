package catalogue_test

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"html"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/catalogue"
)

var pageData = regexp.MustCompile(`(?s)<script type="application/json" id="data">(.*?)</script>`)

// The page needs nothing from elsewhere, and names its script and its style by their sums.
func TestPageStandsAlone(t *testing.T) {
	page := write(t, "html", catalogue.Options{}, common())
	for _, other := range []string{"src=", "<link", "<iframe", "@import", "url(", "fetch(", "innerHTML", "eval(", " style=", "unsafe-inline"} {
		assert.NotContains(t, page, other)
	}
	policy := regexp.MustCompile(`Security-Policy" content="([^"]*)"`).FindStringSubmatch(page)
	require.NotNil(t, policy)
	says := html.UnescapeString(policy[1])
	assert.True(t, strings.HasPrefix(says, "default-src 'none'; "), says)
	for kind, element := range map[string]string{"style": "style", "script": "script"} {
		inner := regexp.MustCompile(`(?s)<`+element+`>(.*?)</`+element+`>`).FindAllStringSubmatch(page, -1)
		require.Len(t, inner, 1)
		sum := sha256.Sum256([]byte(inner[0][1]))
		assert.Contains(t, says, kind+"-src 'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'")
	}
}

// checkPage checks that a text in the page makes the same elements as any other one, and that the data are read.
func checkPage(t *testing.T, text string) {
	t.Helper()
	shape := func(text string) string {
		page := write(t, "html", catalogue.Options{}, everything(text))
		data := pageData.FindStringSubmatch(page)
		require.NotNil(t, data)
		var value struct{ Tools []struct{ Name string } }
		require.NoError(t, json.Unmarshal([]byte(data[1]), &value))
		assert.Len(t, value.Tools, 2)
		page = pageData.ReplaceAllString(page, "DATA")
		return strings.Join(regexp.MustCompile(`<[^>"]*`).FindAllString(page, -1), "\n")
	}
	assert.Equal(t, shape("a"), shape("a"+text), "%q", text)
}

// What a client gets is shown as text and as structured content, whichever form the JSON has.
func TestWire(t *testing.T) {
	for _, row := range []struct{ name, wire, want string }{
		{"result", `{"content":[{"type":"text","text":"a\nb"}],"isError":true}`, `{"json":"{\n  \"content\": [\n    {\n      \"type\": \"text\",\n      \"text\": \"a\\nb\"\n    }\n  ],\n  \"isError\": true\n}","texts":["a\nb"],"isError":"true"}`},
		{"message", `{"jsonrpc":"2.0","id":1,"result":{"content":[],"structuredContent":{"a":1}}}`, `"structured":"{\n  \"a\": 1\n}"}`},
		{"error", `{"code":-32603,"message":"gone","data":{"b":2}}`, `"texts":["gone"],"structured":"{\n  \"b\": 2\n}"}`},
		{"error in a message", `{"error":{"code":-32603,"message":"gone"}}`, `"texts":["gone"]}`},
		{"resource", `{"contents":[{"uri":"a","text":"b"}]}`, `"texts":["b"]}`},
		{"null", `null`, `{"json":"null"}`},
		{"no JSON", "{\x1b", `{"json":"{\\x1b"}`},
		{"another type", `{"content":7}`, `{"json":"{\n  \"content\": 7\n}"}`},
	} {
		t.Run(row.name, func(t *testing.T) {
			c := catalogue.Catalogue{Tools: []failures.Tool{{Name: "a", Failures: []failures.Failure{{What: "b", Wire: row.wire}}}}}
			data := pageData.FindStringSubmatch(write(t, "html", catalogue.Options{}, c))
			var value struct {
				Tools []struct {
					Failures []struct{ Wire json.RawMessage }
				}
			}
			require.NoError(t, json.Unmarshal([]byte(data[1]), &value))
			assert.True(t, strings.HasSuffix(string(value.Tools[0].Failures[0].Wire), row.want), string(value.Tools[0].Failures[0].Wire))
		})
	}
}
