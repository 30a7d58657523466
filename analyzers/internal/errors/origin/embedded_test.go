package origin_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/origin"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const embedding = `package m

import (
	"embed"
	"io/fs"
	"os"
)

var prompts embed.FS

func ask(system any) {}

func built()                 { ask(prompts) }
func pointed()               { ask(&prompts) }
func behind()                { var system fs.FS = prompts; ask(system) }
func ofDisk()                { ask(os.DirFS("prompts")) }
func given(system fs.FS)     { ask(system) }
`

func TestIsEmbedded(t *testing.T) {
	p := fixture.Scope(t, embedding).Program.Package()
	for name, want := range map[string]bool{"built": true, "pointed": true, "behind": true, "ofDisk": false, "given": false} {
		assert.Equal(t, want, origin.IsEmbedded(fixture.Call(p.Func(name), "ask").Call.Args[0]), name)
	}
}

const constants = `package m

func ask(text string)         {}
func name() string            { return "" }

func constant()               { ask("review") }
func computed()               { ask(name()) }
func always(text string)      { ask(text) }
func sometimes(text string)   { ask(text) }
func never(text string)       { ask(text) }
func handed(text string)      { ask(text) }
func Exported(text string)    { ask(text) }
func second(n int, s string)  { ask(s) }
func joined(text string)      { ask("a/" + text) }
func chosen(i int)            { ask([]string{"review", "summary"}[i]) }
func listed()                 { for _, p := range prompts { ask(p.file) } }
func shared()                 { text := name(); func() { ask(text) }() }
func open()                   { ask(Open) }

func later(text string) func() { return func() { ask(text) } }

var prompts = []struct{ title, file string }{{"a", "review"}, {"b", "summary"}}

// Open is set by others.
var Open = "review"

type server struct{}

func (server) method(text string) { ask(text) }

var kept = handed

func calls(s server) {
	always("review")
	always("summary")
	sometimes("review")
	sometimes(name())
	handed("review")
	Exported("review")
	second(len(name()), "review")
	s.method("review")
	joined("review")
	later("review")()
}
`

func TestIsBuiltIn(t *testing.T) {
	s := fixture.Scope(t, constants)
	p := s.Program.Package()
	for name, want := range map[string]bool{
		"constant": true, "computed": false, "always": true, "sometimes": false, "never": false, "handed": false,
		"Exported": false, "second": true, "joined": true, "chosen": true, "listed": true, "open": false,
	} {
		assert.Equal(t, want, origin.IsBuiltIn(s.Index, fixture.Call(p.Func(name), "ask").Call.Args[0]), name)
	}
	method := fixture.Call(p.Func("calls"), "method").Call.StaticCallee()
	assert.True(t, origin.IsBuiltIn(s.Index, fixture.Call(method, "ask").Call.Args[0]), "of a method")
	for name, want := range map[string]bool{"later": true, "shared": false} {
		assert.Equal(t, want, origin.IsBuiltIn(s.Index, fixture.Call(p.Func(name).AnonFuncs[0], "ask").Call.Args[0]), name)
	}
}
