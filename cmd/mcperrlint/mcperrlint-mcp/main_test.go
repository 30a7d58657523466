//lint:file-ignore SA1019 clients of today say their directories in roots only

package main

import (
	"bufio"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/linter"
)

// The directory with both programs of this tree.
var built string

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "mcperrlint")
	if err == nil {
		built = dir
		err = build(".", "mcperrlint-mcp", ".")
	}
	if err == nil {
		err = build(filepath.Join("..", "..", ".."), "mcperrlint", "./cmd/mcperrlint")
	}
	if err == nil {
		err = os.Setenv("XDG_CACHE_HOME", filepath.Join(dir, "cache"))
	}
	if err != nil {
		panic(err)
	}
	status := m.Run()
	_ = os.RemoveAll(dir)
	os.Exit(status)
}

func build(dir, name, what string) error {
	cmd := exec.Command("go", "-C", dir, "build", "-o", filepath.Join(built, name), what)
	cmd.Stderr = os.Stderr
	return cmd.Run()
}

// notes copies the server of notes, and returns its directory.
func notes(t *testing.T) string {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	require.NoError(t, os.CopyFS(dir, os.DirFS(filepath.Join("testdata", "notes"))))
	require.NoError(t, os.CopyFS(filepath.Join(dir, "sdk"), os.DirFS(filepath.Join("..", "testdata", "server", "sdk"))))
	t.Setenv("GOFLAGS", "-mod=mod")
	t.Setenv("GOPROXY", "off")
	t.Setenv("GOWORK", "off")
	return dir
}

// command returns mcperrlint mcp in a directory.
func command(dir string, args ...string) *exec.Cmd {
	cmd := exec.Command(filepath.Join(built, "mcperrlint"), append([]string{"mcp"}, args...)...)
	cmd.Dir = dir
	return cmd
}

// A client of the SDK starts the command as agents do.
func TestStdio(t *testing.T) {
	dir := notes(t)
	client := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil)
	client.AddRoots(&mcp.Root{URI: "file://" + filepath.ToSlash(dir)})
	session, err := client.Connect(t.Context(), &mcp.CommandTransport{Command: command(t.TempDir())}, nil)
	require.NoError(t, err)
	result, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: "lint"})
	require.NoError(t, err)
	require.False(t, result.IsError)
	assert.Contains(t, result.Content[0].(*mcp.TextContent).Text, "2 findings, 1 with a safe fix")
	require.NoError(t, session.Close(), "the end of the input ends both programs well")
}

// A talk is a session by hand, in the protocol of clients before the newest one.
type talk struct {
	t   *testing.T
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
	log string // the name of the file with what the programs say on standard error
}

func newTalk(t *testing.T, cmd *exec.Cmd) *talk {
	t.Helper()
	k := &talk{t: t, cmd: cmd, log: filepath.Join(t.TempDir(), "log")}
	log, err := os.Create(k.log)
	require.NoError(t, err)
	t.Cleanup(func() { _ = log.Close() })
	k.in, err = cmd.StdinPipe()
	require.NoError(t, err)
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	k.out = bufio.NewReader(out)
	cmd.Stderr = log
	require.NoError(t, cmd.Start())
	k.say(`{"jsonrpc":"2.0","id":"hello","method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{"roots":{}},"clientInfo":{"name":"hand","version":"1"}}}`)
	k.hear()
	k.say(`{"jsonrpc":"2.0","method":"notifications/initialized"}`)
	return k
}

func (k *talk) say(message string) {
	k.t.Helper()
	_, err := io.WriteString(k.in, message+"\n")
	require.NoError(k.t, err)
}

// A heard message is what the server says.
type heard struct {
	ID     json.RawMessage
	Method string
	Result struct {
		Content []struct{ Text string }
		IsError bool
	}
}

func (k *talk) hear() (m heard) {
	k.t.Helper()
	line, err := k.out.ReadBytes('\n')
	if err != nil {
		log, _ := os.ReadFile(k.log)
		k.t.Fatalf("%v: %s", err, log)
	}
	require.NoError(k.t, json.Unmarshal(line, &m), "%s", line)
	return m
}

// Such clients are asked for their roots with a request of its own. Standard output has nothing but the protocol.
func TestByHand(t *testing.T) {
	dir := notes(t)
	k := newTalk(t, command(dir))
	k.say(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"lint","arguments":{}}}`)
	asked := k.hear()
	require.Equal(t, "roots/list", asked.Method)
	k.say(`{"jsonrpc":"2.0","id":` + string(asked.ID) + `,"result":{"roots":[{"uri":"file://` + dir + `"}]}}`)
	answer := k.hear()
	assert.Equal(t, "1", string(answer.ID))
	if len(answer.Result.Content) != 1 {
		t.Fatalf("%+v", answer)
	}
	assert.Contains(t, answer.Result.Content[0].Text, "server.go\n  19:3 warning falsesuccess/derived")

	k.say(`{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"lint","arguments":{}}}`)
	asked = k.hear()
	k.say(`{"jsonrpc":"2.0","id":` + string(asked.ID) + `,"error":{"code":-32601,"message":"Method not found"}}`)
	answer = k.hear()
	if len(answer.Result.Content) != 1 {
		t.Fatalf("%+v", answer)
	}
	assert.True(t, answer.Result.IsError)
	assert.Contains(t, answer.Result.Content[0].Text, "The client does not say which directories it offers.")
	require.NoError(t, k.in.Close())
	rest, err := io.ReadAll(k.out)
	require.NoError(t, err)
	assert.Empty(t, string(rest))
	require.NoError(t, k.cmd.Wait())
	log, err := os.ReadFile(k.log)
	require.NoError(t, err)
	assert.Regexp(t, `^time=\S+ level=WARN msg="tool failed" tool=lint code=forbidden reason=no_roots .*\n$`, string(log), "failures are logged, and nothing else")
}

// Over HTTP the server says where it is, serves clients, and refuses pages of other sites.
func TestHTTP(t *testing.T) {
	dir := notes(t)
	cmd := command(dir, "-http", "localhost:0")
	log, err := cmd.StderrPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	line, err := bufio.NewReader(log).ReadString('\n')
	require.NoError(t, err)
	url := regexp.MustCompile(`^mcperrlint-mcp: (http://127\.0\.0\.1:[0-9]+/)\n$`).FindStringSubmatch(line)
	require.NotNil(t, url, "%q", line)

	client := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil)
	client.AddRoots(&mcp.Root{URI: "file://" + filepath.ToSlash(dir)}, &mcp.Root{URI: "file:///"})
	session, err := client.Connect(t.Context(), &mcp.StreamableClientTransport{Endpoint: url[1]}, nil)
	require.NoError(t, err)
	result, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: "lint", Arguments: map[string]any{"packages": []string{"/etc"}}})
	require.NoError(t, err)
	require.True(t, result.IsError)
	assert.Contains(t, result.Content[0].(*mcp.TextContent).Text, "The roots are "+dir+".", "the client is not asked to bound itself")
	result, err = session.CallTool(t.Context(), &mcp.CallToolParams{Name: "lint"})
	require.NoError(t, err)
	require.False(t, result.IsError)
	assert.Contains(t, result.Content[0].(*mcp.TextContent).Text, "2 findings")
	require.NoError(t, session.Close())

	for header, value := range map[string]string{"Origin": "https://evil.test", "Host": "evil.test", "Sec-Fetch-Site": "cross-site"} {
		req, err := http.NewRequestWithContext(t.Context(), http.MethodPost, url[1], strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"tools/list"}`))
		require.NoError(t, err)
		req.Header.Set("Content-Type", "application/json")
		req.Header.Set("Accept", "application/json, text/event-stream")
		req.Header.Set(header, value)
		if header == "Host" {
			req.Host = value
		}
		response, err := http.DefaultClient.Do(req)
		require.NoError(t, err)
		require.NoError(t, response.Body.Close())
		assert.Equal(t, http.StatusForbidden, response.StatusCode, header)
	}
	require.NoError(t, cmd.Process.Signal(syscall.SIGTERM))
	_, _ = io.ReadAll(log)
	_ = cmd.Wait()
}

func TestUsage(t *testing.T) {
	for args, want := range map[string]string{
		"-http 0.0.0.0:8080":    "mcperrlint-mcp: -http 0.0.0.0:8080: only addresses of this machine are served, such as 127.0.0.1:0\n",
		"-http example.test:80": "mcperrlint-mcp: -http example.test:80: only addresses of this machine are served, such as 127.0.0.1:0\n",
		"-timeout -5m":          "mcperrlint-mcp: -timeout -5m0s: want a duration above 0\n",
		"./...":                 "mcperrlint: mcp: takes no packages: agents name them\n",
		"-htpp x":               "mcperrlint: mcp: unknown flag -htpp; did you mean -http?\n",
	} {
		cmd := command(t.TempDir(), strings.Fields(args)...)
		said, err := cmd.CombinedOutput()
		var exit *exec.ExitError
		require.ErrorAs(t, err, &exit, args)
		assert.Equal(t, exitUsage, exit.ExitCode(), args)
		assert.Equal(t, want, string(said))
	}
}

// The server does what the rules ask for: no finding, no failure that is not declared, and what agents get of
// each is what the lock says.
func TestSelf(t *testing.T) {
	for _, args := range [][]string{{"-preset", "strict", "-tests", "-fail-on", "info", "./..."}, {"contract", "check", "./..."}, {"failures", "lock", "-check", "./..."}} {
		cmd := exec.Command(filepath.Join(built, "mcperrlint"), args...)
		said, err := cmd.CombinedOutput()
		require.NoError(t, err, "%s", said)
		assert.NotContains(t, string(said), "cannot be told")
	}
}

func TestVersions(t *testing.T) {
	for _, row := range []struct {
		ours, theirs linter.Version
		fit          bool
	}{
		{linter.Version{Version: "v1.2.3"}, linter.Version{Version: "v1.2.3"}, true},
		{linter.Version{Version: "v1.2.3"}, linter.Version{Version: "v1.2.4"}, false},
		{linter.Version{Version: "v0.0.0-20261128120000-abcdef012345", Revision: "abc"}, linter.Version{Version: "v1.2.3", Revision: "abc"}, true},
		{linter.Version{Version: "v1.2.3", Revision: "abc"}, linter.Version{Version: "v1.2.4", Revision: "def"}, false},
		{linter.Version{Version: "(devel)"}, linter.Version{Version: "v1.2.3"}, true},
		{linter.Version{Version: "v1.2.3"}, linter.Version{Version: "v1.2.3+dirty"}, true},
	} {
		assert.Equal(t, row.fit, fit(row.ours, row.theirs), "%v", row)
	}
}
