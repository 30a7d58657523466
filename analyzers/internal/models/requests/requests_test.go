package requests_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// last returns the last call of a function with a name, and what its error is but for its content.
func last(s *flow.Scope, name, called string) (cause.Origin, calls.Site) {
	call := fixture.Call(s.Program.Package().Func(name), called)
	obj := program.Called(&call.Call)
	return cause.Origin{Class: funcs.ClassOf(obj), Name: funcs.FullName(obj)}, calls.At(call)
}

// contents asks of functions by name what the error of the last call of another one tells.
func contents(t *testing.T, source, called string, rows map[string]words.Content) {
	t.Helper()
	s := fixture.Scope(t, source)
	r := requests.NewReader(errvars.NewHandlings(s))
	for name, want := range rows {
		assert.Equal(t, want, r.ContentOf(last(s, name, called)), name)
	}
}

const addresses = `package m

import (
	"fmt"
	"net/http"
	"net/url"
	"os"
)

type client struct{ token, region string }

func plain()                      { http.Get("https://example.test/orders?page=1") }
func inQuery(key string)          { http.Get("https://example.test/?api_key=" + key) }
func inQuestion(secret string)    { http.Get(fmt.Sprintf("https://example.test/?client_secret=%s", secret)) }
func beforeHost(user string)      { http.Get("https://" + user) }
func userinfo()                   { http.Get("https://token@example.test/") }
func bot(token string)            { http.Get(fmt.Sprintf("https://example.test/bot%s/send", token)) }
func weak(c client)               { http.Get("https://example.test/?key=" + c.token) }
func weakButNone(c client)        { http.Get("https://example.test/?key=" + c.region) }
func environment()                { http.Get("https://example.test/?token=" + os.Getenv("API_TOKEN")) }
func pageToken(nextToken string)  { http.Get("https://example.test/?token=" + nextToken) }
func escaped(token string)        { http.Get("https://example.test/?sig=" + url.QueryEscape(token)) }

func values(key string) {
	q := url.Values{}
	q.Set("access_token", key)
	http.Get("https://example.test/?" + q.Encode())
}

func handedValues(page string, fill func(url.Values)) {
	q := url.Values{}
	fill(q)
	q.Add("page", page)
	http.Get("https://example.test/?" + q.Encode())
}

func addedValues(key string, fill func(url.Values)) {
	q := url.Values{}
	fill(q)
	q.Add("access_token", key)
	http.Get("https://example.test/?" + q.Encode())
}

func otherValues(page string) {
	q := url.Values{}
	q.Set("page", page)
	http.Get("https://example.test/?" + q.Encode())
}
`

func TestAddress(t *testing.T) {
	contents(t, addresses, "Get", map[string]words.Content{
		"plain": words.ByName, "inQuery": words.Address, "inQuestion": words.Address, "beforeHost": words.ByName,
		"userinfo": words.Address, "bot": words.Address, "weak": words.Address, "weakButNone": words.ByName,
		"environment": words.Address, "pageToken": words.ByName, "escaped": words.Address,
		"values": words.Address, "otherValues": words.ByName, "handedValues": words.ByName, "addedValues": words.Address,
	})
}

const asking = `package m

import (
	"net/http"
	"strings"
)

func inHeader(key string) {
	req, _ := http.NewRequest("GET", "https://example.test/", nil)
	req.Header.Set("Authorization", "Bearer "+key)
	http.DefaultClient.Do(req)
}

func inBody(key string) {
	req, _ := http.NewRequest("POST", "https://example.test/", strings.NewReader("?api_key=" + key))
	http.DefaultClient.Do(req)
}

func afterwards(key string) {
	req, _ := http.NewRequest("GET", "https://example.test/", nil)
	q := req.URL.Query()
	q.Set("key", key)
	req.URL.RawQuery = q.Encode()
	http.DefaultClient.Do(req)
}

func pages(page string) {
	req, _ := http.NewRequest("GET", "https://example.test/", nil)
	q := req.URL.Query()
	q.Set("page", page)
	req.URL.RawQuery = q.Encode()
	http.DefaultClient.Do(req)
}
`

// No error shows headers and bodies.
func TestRequest(t *testing.T) {
	contents(t, asking, "Do", map[string]words.Content{
		"inHeader": words.ByName, "inBody": words.ByName, "afterwards": words.Address, "pages": words.ByName,
	})
}

const files = `package m

import (
	"os"

	"github.com/mark3labs/mcp-go/mcp"
)

type store struct{ dir string }

func given(path string)                   { os.ReadFile(path) }
func below(path string)                   { os.ReadFile("notes/" + path) }
func argument(req mcp.CallToolRequest)    { os.ReadFile(req.GetString("path", "")) }
func own()                                { os.ReadFile("/etc/notes") }
func (s *store) file()                    { os.ReadFile(s.dir) }
func ofStore(s *store)                    { s.file() }
`

// A path is no news to whoever gave it.
func TestFile(t *testing.T) {
	contents(t, files, "ReadFile", map[string]words.Content{
		"given": words.Other, "below": words.Other, "argument": words.Other, "own": words.ByName,
	})
	s := fixture.Scope(t, files)
	file := fixture.Call(fixture.Call(s.Program.Package().Func("ofStore"), "file").Call.StaticCallee(), "ReadFile")
	r := requests.NewReader(errvars.NewHandlings(s))
	origin, _ := last(s, "own", "ReadFile")
	assert.Equal(t, words.ByName, r.ContentOf(origin, calls.At(file)), "of what the receiver has")
}

const parsing = `package m

import (
	"bytes"
	"os"
	"os/exec"

	"github.com/goccy/go-yaml"
)

type config struct {
	Name    string
	Servers []struct{ Password string }
}

type plain struct{ Name, PasswordFile string }

func file() {
	data, _ := os.ReadFile("config.yaml")
	var c config
	yaml.Unmarshal(data, &c)
}

func process() {
	var out bytes.Buffer
	cmd := exec.Command("config")
	cmd.Stdout = &out
	cmd.Run()
	var c config
	yaml.Unmarshal(out.Bytes(), &c)
}

func withoutCredentials() {
	data, _ := os.ReadFile("config.yaml")
	var c plain
	yaml.Unmarshal(data, &c)
}

func given(data []byte) {
	var c config
	yaml.Unmarshal(data, &c)
}
`

func TestQuoted(t *testing.T) {
	contents(t, parsing, "Unmarshal", map[string]words.Content{
		"file": words.Quoted, "process": words.Quoted, "withoutCredentials": words.ByName, "given": words.ByName,
	})
}

const keyed = `package m

import (
	"context"
	"net/http"

	"google.golang.org/api/customsearch/v1"
	"google.golang.org/api/drive/v3"
	"google.golang.org/api/option"
)

func search(ctx context.Context, key string) {
	svc, _ := customsearch.NewService(ctx, option.WithAPIKey(key))
	svc.Cse.List().Do()
}

func files(ctx context.Context, key string, c *http.Client) {
	svc, _ := drive.NewService(ctx, option.WithAPIKey(key), option.WithHTTPClient(c))
	svc.Files.List().Do()
}
`

// With a client of the program's own the key is not used.
func TestKeyed(t *testing.T) {
	contents(t, keyed, "Do", map[string]words.Content{"search": words.Address, "files": words.ByName})
}

const handing = `package m

import "net/http"

func fetch(client *http.Client, path string, body string) {
	client.Get("https://example.test/" + path)
}

func constant(path string) { http.Get("https://example.test/") }
`

// A function that only hands the address on names the parameters.
func TestAddressed(t *testing.T) {
	s := fixture.Scope(t, handing)
	r := requests.NewReader(errvars.NewHandlings(s))
	for name, want := range map[string]cause.Indexes{"fetch": 1 << 1, "constant": 0} {
		origin, site := last(s, name, "Get")
		got := r.Addressed(origin, site.Args)
		assert.Equal(t, want, got.Given, name)
		assert.Equal(t, want != 0, got.Owner == s.Program.Package().Func(name), name)
	}
	assert.False(t, r.HoldsCredential(ssa.NewConst(nil, s.Program.Package().Func("fetch").Params[0].Type())))
}
