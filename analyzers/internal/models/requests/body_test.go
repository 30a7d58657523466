package requests_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

const reading = `package m

import (
	"bufio"
	"io"
	"net/http"
	"os"

	"github.com/google/go-github/v90/github"
)

type answer struct{ *http.Response }

type envelope struct{ Body io.Reader }

func ask(stream any) {}

func body(resp *http.Response)      { ask(resp.Body) }
func limited(resp *http.Response)   { ask(io.LimitReader(resp.Body, 10)) }
func twice(resp *http.Response)     { ask(bufio.NewReader(io.LimitReader(resp.Body, 10))) }
func ofRequest(req *http.Request)   { ask(req.Body) }
func ofEnvelope(e envelope)         { ask(e.Body) }
func file()                         { f, _ := os.Open("x"); ask(f) }
func inOwn(a answer)                { ask(a.Body) }
func inOther(resp *github.Response) { ask(resp.Body) }
`

func TestRead(t *testing.T) {
	s := fixture.Scope(t, reading)
	for name, want := range map[string]struct{ found, told bool }{
		"body": {true, true}, "limited": {true, true}, "twice": {true, true}, "ofRequest": {}, "ofEnvelope": {}, "file": {},
		"inOwn": {true, true}, "inOther": {true, false}, // of a client that has read it before
	} {
		ask := fixture.Call(s.Program.Package().Func(name), "ask")
		stream := calls.PlainValue(ask.Call.Args[0])
		body := requests.BodyIn(stream)
		assert.Equal(t, want.found, body != nil, name)
		assert.Equal(t, want.found && !want.told, body != nil && requests.IsUsedUp(s.Pass, body), name)
		read := requests.ReadFrom(s.Pass, stream, ask.Pos())
		assert.Equal(t, want.told, len(read.Text) == 1, name)
		if want.told {
			assert.Equal(t, words.API, read.Text[0].Content(), name)
			assert.Equal(t, name == "limited" || name == "twice", read.Text[0].Short, name)
		}
	}
}
