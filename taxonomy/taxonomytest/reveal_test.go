package taxonomytest

import (
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"html"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

func TestReveals(t *testing.T) {
	const secret = "pass<wörd>\"1\"/2"
	marshalled, err := json.Marshal(secret)
	require.NoError(t, err)
	for name, text := range map[string]string{
		"as it is": secret, "upper case": strings.ToUpper(secret), "quoted": strconv.Quote(secret), "quoted as ASCII": strconv.QuoteToASCII(secret),
		"JSON": string(marshalled), "HTML": html.EscapeString(secret), "query": url.QueryEscape(secret), "path": url.PathEscape(secret),
		"%x": fmt.Sprintf("%x", secret), "%X": fmt.Sprintf("%X", secret), "% x": fmt.Sprintf("% x", secret), "%# X": fmt.Sprintf("%# X", secret),
		"bytes": fmt.Sprint([]byte("a" + secret + "b")), "hex dump": hex.EncodeToString([]byte("ab" + secret)),
		"base64":                base64.StdEncoding.EncodeToString([]byte(secret)),
		"base64 shifted by one": base64.StdEncoding.EncodeToString([]byte("a" + secret + "b")),
		"base64 shifted by two": base64.URLEncoding.EncodeToString([]byte("ab" + secret + "c")),
		"raw base64":            base64.RawURLEncoding.EncodeToString([]byte("abc" + secret)),
	} {
		t.Run(name, func(t *testing.T) {
			assert.True(t, Reveals("before "+text+" after", secret))
			assert.False(t, Reveals("before "+text+" after", "another secret"))
		})
	}
	assert.False(t, Reveals("anything", ""))
	assert.False(t, Reveals("", secret))
	assert.False(t, Reveals("\xff", "\xff\xfe"))
}

func TestAgentViewsCoverEveryRendering(t *testing.T) {
	e := taxonomy.NotFound("Gone.", taxonomy.Reason("gone"))
	views := AgentViews(e)
	assert.Len(t, views, 52)
	for name, want := range map[string]string{
		"Text":                          "Error: Gone.\n\nnot_found · reason gone · do not retry unchanged",
		"Text with a request id":        "Error: Gone.\n\nnot_found · reason gone · do not retry unchanged · request request-1",
		"ClosingText":                   "Error: Gone.\n\n(reason gone · request request-1)",
		"ArcadeMeta":                    `{"arcade":{"canRetry":false,"errorKind":"UPSTREAM_RUNTIME_NOT_FOUND"}}`,
		"GuidanceText":                  "Gone.",
		"PrefixText":                    compat.PrefixText(e),
		"Payload":                       asJSON(compat.Payload(e, render.RequestID("request-1"))),
		"Meta":                          `{"io.github.mcperrlint/error":{"code":"not_found","message":"Gone.","reason":"gone","retryable":false}}`,
		"Protocol":                      `{"Code":-32602,"Message":"Gone.","Data":{"code":"not_found","reason":"gone","requestId":"request-1"}}`,
		"Render with StructuredAbsent":  asJSON(render.Result(e, render.StructuredAbsent, render.RequestID("request-1"))),
		"Render with StructuredPresent": asJSON(render.Result(e, render.StructuredPresent, render.RequestID("request-1"))),
		"json.Marshal":                  `{"code":-32001,"data":{"reason":"gone"},"message":"Gone.","name":"not_found"}`,
		"Error":                         "Gone.",
		"%q of a wrapped error":         `"outer: Gone."`,
		"%+v of a value":                "Gone.",
	} {
		assert.Equal(t, want, views[name], name)
	}
	assert.Len(t, AgentViews(nil), 12)
	assert.Equal(t, "does not marshal: json: unsupported type: chan int", asJSON(make(chan int)))
}
