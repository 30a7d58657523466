//go:build unix

package driver_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net/textproto"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// BenchmarkGopls measures what BenchmarkEdit measures, of the gopls that a variable names: from an edit to the
// diagnostics of its type checker, without a delay. Every edit adds another variable that is not used.
func BenchmarkGopls(b *testing.B) {
	program := os.Getenv("MCPERRLINT_GOPLS")
	if program == "" {
		b.Skip("MCPERRLINT_GOPLS names no gopls")
	}
	dir, file, text := benchFile(b)
	at := lastBody(b, text)
	g := startGopls(b, program, dir)
	edits := 0
	edit := func() {
		edits++
		name := fmt.Sprintf("unused%d", edits)
		changed := string(slices.Concat(text[:at], fmt.Appendf(nil, "\n\t%s := 1", name), text[at:]))
		if edits == 1 {
			g.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": "file://" + file, "languageId": "go", "version": edits, "text": changed}})
		} else {
			g.notify("textDocument/didChange", map[string]any{
				"textDocument":   map[string]any{"uri": "file://" + file, "version": edits},
				"contentChanges": []map[string]string{{"text": changed}},
			})
		}
		g.await(func(m message) bool {
			return m.Method == "textDocument/publishDiagnostics" && strings.Contains(string(m.Params), name)
		})
	}
	var cold, warm stopwatch
	cold.time(edit)
	edit()
	before := g.seconds()
	for b.Loop() {
		warm.time(edit)
	}
	b.ReportMetric(median(cold.wall), "cold-wall-ms")
	b.ReportMetric(float64(before*1000), "cold-cpu-ms")
	b.ReportMetric(median(warm.wall), "edit-wall-ms")
	b.ReportMetric(float64((g.seconds()-before)*1000)/float64(b.N), "edit-cpu-ms")
	size, err := strconv.Atoi(g.ps("rss"))
	require.NoError(b, err)
	b.ReportMetric(float64(size>>10), "resident-MiB")
}

// message is one of the protocol of language servers.
type message struct {
	JSONRPC string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id,omitempty"`
	Method  string          `json:"method,omitempty"`
	Params  json.RawMessage `json:"params,omitempty"`
	Result  any             `json:"result,omitempty"`
}

// gopls is one that runs.
type gopls struct {
	*testing.B
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
}

func startGopls(b *testing.B, program, dir string) *gopls {
	g := &gopls{B: b, cmd: exec.Command(program, "serve")}
	g.cmd.Dir, g.cmd.Env = dir, moduleEnv()
	var err error
	g.in, err = g.cmd.StdinPipe()
	require.NoError(b, err)
	out, err := g.cmd.StdoutPipe()
	require.NoError(b, err)
	g.out = bufio.NewReader(out)
	require.NoError(b, g.cmd.Start())
	b.Cleanup(func() {
		_ = g.cmd.Process.Kill()
		_ = g.cmd.Wait()
	})
	g.send(message{ID: json.RawMessage("1"), Method: "initialize", Params: g.encode(map[string]any{
		"processId": os.Getpid(), "rootUri": "file://" + dir, "capabilities": map[string]any{},
		"initializationOptions": map[string]any{"diagnosticsDelay": "0s"},
	})})
	g.await(func(m message) bool { return string(m.ID) == "1" && m.Method == "" })
	g.notify("initialized", map[string]any{})
	return g
}

func (g *gopls) encode(value any) []byte {
	data, err := json.Marshal(value)
	require.NoError(g, err)
	return data
}

func (g *gopls) notify(method string, params any) {
	g.send(message{Method: method, Params: g.encode(params)})
}

func (g *gopls) send(m message) {
	m.JSONRPC = "2.0"
	data := g.encode(m)
	_, err := fmt.Fprintf(g.in, "Content-Length: %d\r\n\r\n%s", len(data), data)
	require.NoError(g, err)
}

// await reads messages up to one, and answers requests with nothing.
func (g *gopls) await(isLast func(message) bool) {
	for {
		header, err := textproto.NewReader(g.out).ReadMIMEHeader()
		require.NoError(g, err)
		size, err := strconv.Atoi(header.Get("Content-Length"))
		require.NoError(g, err)
		data := make([]byte, size)
		_, err = io.ReadFull(g.out, data)
		require.NoError(g, err)
		var m message
		require.NoError(g, json.Unmarshal(data, &m))
		if m.ID != nil && m.Method != "" {
			g.send(message{ID: m.ID, Result: []any{}})
		}
		if isLast(m) {
			return
		}
	}
}

// ps returns what is known of the process.
func (g *gopls) ps(what string) string {
	out, err := exec.Command("ps", "-o", what+"=", "-p", strconv.Itoa(g.cmd.Process.Pid)).Output()
	require.NoError(g, err)
	return strings.TrimSpace(string(out))
}

// seconds returns the user and system time of the process, which ps tells as hours, minutes and seconds.
func (g *gopls) seconds() (total int) {
	for part := range strings.SplitSeq(g.ps("time"), ":") {
		n, err := strconv.Atoi(part)
		require.NoError(g, err)
		total = total*60 + n
	}
	return total
}
