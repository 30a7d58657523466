package requests_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
)

const askingStatus = `package p

import (
	"io"
	"net/http"
)

var kept *http.Response

func get() *http.Response { return kept }

func unread() ([]byte, error) {
	resp := get()
	return io.ReadAll(resp.Body)
}

func read() int {
	resp := get()
	return resp.StatusCode
}

func helped() bool {
	return fine(get())
}

func fine(resp *http.Response) bool { return resp.StatusCode < 300 }

func literal() (code int) {
	resp := get()
	func() { code = resp.StatusCode }()
	return code
}

func stored() {
	kept = get()
}

func handed(to func(any)) {
	to(get())
}
`

func TestOf(t *testing.T) {
	p := fixture.Functions(t, askingStatus)
	for name, want := range map[string]struct{ read, lost bool }{
		"unread": {}, "read": {read: true}, "helped": {read: true}, "literal": {read: true}, "stored": {lost: true}, "handed": {lost: true},
	} {
		got := requests.ResponseOf(calls.ResultsOf(fixture.Call(p.Func(name), "get"), 0))
		assert.Equal(t, want.read, got.Read, name)
		assert.Equal(t, want.lost, got.Lost, name)
	}
}

const refusing = `package p

func code() int { return 0 }

func not200() bool { return code() != 200 }

func is200() bool { return code() == 200 }

func from400() bool { return code() >= 400 }

func below200() bool { return code() < 200 }

func is404() bool { return code() == 404 }
`

func TestRefusedSide(t *testing.T) {
	p := fixture.Functions(t, refusing)
	for name, want := range map[string]int{"not200": 0, "is200": 1, "from400": 0, "below200": 0, "is404": -1} {
		status := fixture.Call(p.Func(name), "code")
		for test := range program.Instructions[*ssa.BinOp](p.Func(name).Blocks) {
			side, refused := requests.RefusedSide(test, status)
			assert.Equal(t, want >= 0, refused, name)
			if refused {
				assert.Equal(t, want, side, name)
			}
		}
	}
}
