package requests_test

import (
	"testing"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
)

// Calls say beside them whom they ask, and whether they hand a response on as it came.
func TestAsksOthers(t *testing.T) {
	s := fixture.Scope(t, callsOfOthers)
	said := make(map[int][]string)
	for call := range program.InstructionsOf[*ssa.Call](s.Program.Functions()) {
		obj := program.Called(&call.Call)
		line := s.Pass.Fset.Position(call.Pos()).Line
		for _, is := range []struct {
			text string
			so   bool
		}{{"sends", requests.IsSender(obj)}, {"hands on", requests.HandsOn(obj)}, {"asks others", requests.AsksOthers(call)}} {
			if is.so {
				said[line] = append(said[line], is.text)
			}
		}
	}
	fixture.Lines(t, callsOfOthers, said)
}

const callsOfOthers = `package m

import (
	"encoding/json"
	"net/http"
	"os"

	"github.com/mark3labs/mcp-go/client/transport"
	"github.com/pkg/errors"
)

type client struct{}

func (client) Do() (string, error)        { return "", nil }
func (client) ForwardAll() (string, error) { return "", nil }
func (client) Get() (string, error)       { return "", nil }
func (client) Download() (string, error)  { return "", nil }

func asks(c client, req *http.Request, t transport.Interface, f func() (int, error), err error) {
	c.Do() // hands on
	c.ForwardAll() // hands on
	c.Get()
	c.Download()
	f()
	err.Error()
	http.Get("a") // sends
	http.DefaultClient.Do(req) // sends, hands on
	os.ReadFile("a")
	json.Marshal(c)
	errors.New("a")
	t.SendRequest(nil, transport.JSONRPCRequest{}) // asks others
	t.Close()
}
`

// What decodes into a struct, a map or anything takes the object of an error, too.
func TestTakesAnyObject(t *testing.T) {
	pkg := fixture.Functions(t, `package p

import "encoding/json"

type note struct{ Name string }

func record(data []byte)    { var v note; json.Unmarshal(data, &v) }
func entries(data []byte)   { var v map[string]any; json.Unmarshal(data, &v) }
func anything(data []byte)  { var v any; json.Unmarshal(data, &v) }
func list(data []byte)      { var v []note; json.Unmarshal(data, &v) }
func text(data []byte)      { var v string; json.Unmarshal(data, &v) }
func value(data []byte)     { json.Unmarshal(data, note{}) }
`)
	for name, want := range map[string]bool{"record": true, "entries": true, "anything": true, "list": false, "text": false, "value": false} {
		if got := requests.TakesAnyObject(fixture.Call(pkg.Func(name), "Unmarshal")); got != want {
			t.Errorf("%s: got %t, want %t", name, got, want)
		}
	}
}
