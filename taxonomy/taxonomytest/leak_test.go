package taxonomytest

import (
	"runtime/debug"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestT01Leaks(t *testing.T) {
	for text, want := range map[string][]string{
		"goroutine 12 [running]:":                            {"goroutine trace: goroutine 12 ["},
		"failed in search.go:42":                             {"Go source position: search.go:42"},
		"failed in internal/store/search.go:42 +0x1d":        {"Go source position: internal/store/search.go:42", "Go call frame: +0x1d"},
		"main.(*Server).handle(0xc000123456, 0x2)":           {"Go call frame: e(0xc000123456", "heap address: 0xc000123456"},
		"main.handle({0x1234abcd, 0x5})":                     {"Go call frame: e({0x1234abcd"},
		"&{AccessControl:0xc000434600}":                      {"heap address: 0xc000434600"},
		"runtime error: index out of range [3]":              {"run-time error: runtime error:"},
		"at Object.handler (/srv/app/index.js:10:5)":         {"stack frame: at Object.handler ("},
		"at handler (index.js:10:5)":                         {"stack frame: at handler (index.js:10:5"},
		"at async run (native)":                              {"stack frame: at async run (native"},
		"at <anonymous> (eval)":                              {"stack frame: at <anonymous> ("},
		"at com.example.Store.load(Store.java:12)":           {"stack frame: at com.example.Store.load("},
		"/go/pkg/mod/example.org/x":                          {"dependency folder: /pkg/mod/"},
		"example.org/x@v1.2.3/store":                         {"dependency folder: @v1.2.3/"},
		"example.org/x@v0.0.0-20240101-abcdef+incompatible/": {"dependency folder: @v0.0.0-20240101-abcdef+incompatible/"},
		"app/node_modules/pg":                                {"dependency folder: node_modules"},
		"process.env.TOKEN is empty":                         {"environment: process.env"},
		`os.Getenv("X") is empty`:                            {"environment: os.Getenv"},
		"PATH=/usr/bin":                                      {"environment: PATH="},
		"OPENAI_API_KEY=sk-1":                                {"environment: OPENAI_API_KEY=s"},
		"open /home/alice/x: denied":                         {"home folder: /home/"},
		"open file:///Users/alice/x":                         {"home folder: //Users/"},
		"(/root/.ssh)":                                       {"home folder: (/root/"},
		`open C:\Users\alice`:                                {`drive letter: C:\U`},
		`{"text":"open d:\\data\\x"}`:                        {`drive letter: d:\\d`},
		"C:/temp":                                            {"drive letter: C:/t"},
		"dial postgres://app:hunter2@db/x":                   {"credentials in a URL: s://app:hunter2@"},
		"sent Bearer abc.def123":                             {"bearer token: Bearer abc.def123"},
	} {
		t.Run("T01 "+text, func(t *testing.T) { assert.Equal(t, want, Leaks(text)) })
	}
}

func TestT01TextsWithoutALeak(t *testing.T) {
	for _, text := range []string{
		"", "The index does not exist.", "Error: Gone.\n\nRecovery: Call list_indexes.\n\n(reason index_missing · request 7f3a)",
		"The limit resets at 12:30 (UTC).", "At most 10 at once (the limit).", "Look at noon (or later).", "failed at step 3 (upload)",
		"See https://example.org/home/start and http://x/Users", "ratio a:b, 3:/4", "Use actions/checkout@v4.1.1.",
		"Bearer authentication is required.", "The go: directive", "logo:12", "color 0xff00ff", "f(x) and g(0)",
		"The environment variable is not set.", "/usr/share is not readable", "mail bob@example.org",
	} {
		t.Run("T01 "+text, func(t *testing.T) { assert.Empty(t, Leaks(text)) })
	}
}

func TestT01InputEchoesAreNoLeaks(t *testing.T) {
	const text = `There is no file "/home/alice/notes" in C:\data.`
	tests := []struct {
		name  string
		text  string
		input []string
		want  []string
	}{
		{"T01 without input", text, nil, []string{"home folder: \"/home/", `drive letter: C:\d`}},
		{"T01 echoes are removed", text, []string{"/home/alice/notes", `C:\data`}, nil},
		{"T01 longest first", text, []string{"/home", "/home/alice/notes", `C:\data`}, nil},
		{"T01 part of an echo does not hide the rest", text, []string{"alice"}, []string{"home folder: \"/home/", `drive letter: C:\d`}},
		{"T01 two characters are enough", "C:/x", []string{"C:"}, nil},
		{"T01 single characters stay", "C:/x", []string{"C", ":", "", "é"}, []string{"drive letter: C:/x"}},
		{"T01 echoes inside quotation marks", `{"text":"no C:\\data"}`, []string{`C:\data`}, nil},
		{"T01 an echo never joins what is left", "/hoXXme/", []string{"XX"}, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { assert.ElementsMatch(t, tt.want, Leaks(tt.text, tt.input...)) })
	}
}

func TestT01ARealStackTraceIsFound(t *testing.T) {
	names := map[string]bool{}
	for _, leak := range Leaks(string(debug.Stack())) {
		name, _, _ := strings.Cut(leak, ":")
		names[name] = true
	}
	assert.True(t, names["goroutine trace"])
	assert.True(t, names["Go source position"])
	assert.True(t, names["Go call frame"])
}

func TestT01AssertNoLeak(t *testing.T) {
	r := newRecorder()
	assert.False(t, AssertNoLeak(r, "goroutine 1 [running]: main.go:7"))
	assert.Equal(t, []string{
		"the client sees the inside of the server: goroutine trace: goroutine 1 [",
		"the client sees the inside of the server: Go source position: main.go:7",
	}, *r.found)
	r = newRecorder()
	assert.True(t, AssertNoLeak(r, "There is no /home/alice.", "/home/alice"))
	assert.Empty(t, *r.found)
}

func TestLeaksSurvivesAnyText(t *testing.T) {
	assert.Empty(t, Leaks("\xff\xfe\x00"))
	assert.Empty(t, Leaks(strings.Repeat("at a", 1<<14), "\xff\xff"))
}
