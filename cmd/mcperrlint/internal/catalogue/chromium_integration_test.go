//go:build integration

package catalogue_test

import (
	"bufio"
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// chromiumVariable names the browser, if it is not to be looked for.
const chromiumVariable = "MCPERRLINT_CHROMIUM"

// chromium returns the browser of this machine. Without one the test fails: nobody would notice if it were left out.
func chromium(t *testing.T) string {
	t.Helper()
	for _, name := range []string{
		os.Getenv(chromiumVariable), "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
	} {
		if path, err := exec.LookPath(cmp.Or(name, "none")); err == nil {
			return path
		}
	}
	t.Fatalf("there is no Chromium in PATH or in %s", chromiumVariable)
	return ""
}

// A tab is a tab of a browser that is spoken to by the DevTools protocol, over pipes.
type tab struct {
	t       *testing.T
	in      *os.File
	out     *bufio.Reader
	last    int
	session string
	events  []message // in their order
}

type message struct {
	ID     int             `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  json.RawMessage `json:"error"`
}

// object is what the protocol sends.
type object = map[string]any

// newTab starts a browser with one tab, in which everything that goes wrong is told.
func newTab(t *testing.T) *tab {
	t.Helper()
	theirIn, in, err := os.Pipe()
	require.NoError(t, err)
	out, theirOut, err := os.Pipe()
	require.NoError(t, err)
	require.NoError(t, out.SetReadDeadline(time.Now().Add(2*time.Minute)))
	profile, err := os.MkdirTemp("", "")
	require.NoError(t, err)
	// The page is our own, and containers seldom allow the sandbox.
	command := exec.Command(chromium(t), "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-pipe", "--user-data-dir="+profile)
	command.ExtraFiles = []*os.File{theirIn, theirOut} // 3 and 4
	require.NoError(t, command.Start())
	_, _ = theirIn.Close(), theirOut.Close()
	b := &tab{t: t, in: in, out: bufio.NewReader(out)}
	t.Cleanup(func() {
		_ = b.in.Close() // the browser ends with the pipe
		ended := time.AfterFunc(10*time.Second, func() { _ = command.Process.Kill() })
		_ = command.Wait()
		ended.Stop()
		_ = out.Close()
		_ = os.RemoveAll(profile) // what is left of the browser may still write to it
	})
	var target struct{ TargetID string }
	b.into(&target, "Target.createTarget", object{"url": "about:blank"})
	var attached struct{ SessionID string }
	b.into(&attached, "Target.attachToTarget", object{"targetId": target.TargetID, "flatten": true})
	b.session = attached.SessionID
	for _, domain := range []string{"Page", "Runtime", "Log", "Network"} {
		b.call(domain+".enable", nil)
	}
	return b
}

// call calls a method and returns its result. Events that come before are kept.
func (b *tab) call(method string, params object) json.RawMessage {
	b.t.Helper()
	b.last++
	request := object{"id": b.last, "method": method, "params": params}
	if params == nil {
		request["params"] = object{}
	}
	if b.session != "" {
		request["sessionId"] = b.session
	}
	text, err := json.Marshal(request)
	require.NoError(b.t, err)
	_, err = b.in.Write(append(text, 0))
	require.NoError(b.t, err, method)
	for {
		text, err := b.out.ReadBytes(0)
		require.NoError(b.t, err, method)
		var m message
		require.NoError(b.t, json.Unmarshal(text[:len(text)-1], &m))
		if m.ID == 0 {
			b.events = append(b.events, m)
			continue
		}
		if m.ID == b.last {
			require.Empty(b.t, string(m.Error), method)
			return m.Result
		}
	}
}

func (b *tab) into(value any, method string, params object) {
	b.t.Helper()
	require.NoError(b.t, json.Unmarshal(b.call(method, params), value))
}

// looks sets how wide the window is, and the scheme of the colours.
func (b *tab) looks(width int, scheme string) {
	b.t.Helper()
	b.call("Emulation.setDeviceMetricsOverride", object{"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": width < 500})
	b.call("Emulation.setEmulatedMedia", object{"features": []object{{"name": "prefers-color-scheme", "value": scheme}}})
}

// open opens an address that is not the one before with another state.
func (b *tab) open(address string) {
	b.t.Helper()
	b.call("Page.navigate", object{"url": "about:blank"})
	b.until(`location.href === "about:blank"`)
	b.call("Page.navigate", object{"url": address})
	b.until(`document.readyState === "complete" && location.protocol === "file:"`)
}

// value returns what an expression is, as text.
func (b *tab) value(expression string) string {
	b.t.Helper()
	var answer struct {
		Result           struct{ Value any }
		ExceptionDetails json.RawMessage
	}
	b.into(&answer, "Runtime.evaluate", object{"expression": expression, "returnByValue": true, "awaitPromise": true})
	require.Empty(b.t, string(answer.ExceptionDetails), expression)
	if list, ok := answer.Result.Value.([]any); ok {
		var lines []string
		for _, each := range list {
			lines = append(lines, fmt.Sprint(each))
		}
		return strings.Join(lines, "\n")
	}
	return fmt.Sprint(answer.Result.Value)
}

// until waits until an expression holds.
func (b *tab) until(expression string) {
	b.t.Helper()
	for range 200 {
		if b.value("Boolean("+expression+")") == "true" {
			return
		}
		time.Sleep(25 * time.Millisecond)
	}
	b.t.Fatalf("never: %s; the page has %s", expression, b.value(`location.href + "\n" + (document.body ? document.body.innerText : "")`))
}

// press presses a key.
func (b *tab) press(key string) {
	b.t.Helper()
	event := object{"type": "keyDown", "key": key}
	if len(key) == 1 {
		event["text"] = key
	}
	if key == "Enter" {
		event["text"], event["windowsVirtualKeyCode"] = "\r", 13
	}
	b.call("Input.dispatchKeyEvent", event)
	b.call("Input.dispatchKeyEvent", object{"type": "keyUp", "key": key})
}

// mishaps returns what went wrong, or out into the network, since the browser was started.
func (b *tab) mishaps() []string {
	var list []string
	for _, e := range b.events {
		text := string(e.Params)
		switch e.Method {
		case "Runtime.exceptionThrown", "Log.entryAdded", "Page.javascriptDialogOpening":
			list = append(list, e.Method+" "+text)
		case "Network.requestWillBeSent":
			var sent struct{ Request struct{ URL string } }
			if json.Unmarshal(e.Params, &sent) != nil || !strings.HasPrefix(sent.Request.URL, "file:") || !strings.Contains(sent.Request.URL, "/page.html") {
				list = append(list, e.Method+" "+sent.Request.URL)
			}
		}
	}
	return list
}
