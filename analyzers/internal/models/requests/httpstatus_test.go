package requests_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
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
