package requests_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
)

const memory = `package p

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"strings"
)

func ask(stream io.Reader) {}
func tell(stream io.Writer) {}

func text(s string)            { ask(strings.NewReader(s)) }
func buffer(b *bytes.Buffer)   { ask(b) }
func buffered(s string)        { ask(bufio.NewReader(strings.NewReader(s))) }
func none()                    { ask(nil) }
func discarded()               { tell(io.Discard) }
func output()                  { tell(os.Stdout) }
func file(f *os.File)          { ask(f) }
func bufferedFile(f *os.File)  { ask(bufio.NewReader(f)) }
func given(r io.Reader)        { ask(r) }
func either(s string, b *bytes.Buffer, is bool) {
	var r io.Reader = b
	if is {
		r = strings.NewReader(s)
	}
	ask(r)
}
func orFile(s string, f *os.File, is bool) {
	var r io.Reader = f
	if is {
		r = strings.NewReader(s)
	}
	ask(r)
}
`

func TestIsMemory(t *testing.T) {
	pkg := fixture.Functions(t, memory)
	for name, want := range map[string]bool{
		"text": true, "buffer": true, "buffered": true, "none": true, "discarded": true, "either": true,
		"output": false, "file": false, "bufferedFile": false, "given": false, "orFile": false,
	} {
		callee := "ask"
		if name == "discarded" || name == "output" {
			callee = "tell"
		}
		assert.Equal(t, want, requests.IsMemory(fixture.Call(pkg.Func(name), callee).Call.Args[0]), name)
	}
}
