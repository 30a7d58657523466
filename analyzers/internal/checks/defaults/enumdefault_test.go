package defaults_test

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/defaults"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestChoicesOfFixture(t *testing.T) { fixture.RunAt(t, defaults.Choices, "current/choices") }

// Each row is the body of a function that is given a text, and what it takes for which.
var rows = []struct {
	name, body string
	taken      string
	known      []string // none if it makes no choice
}{
	{"switch", `switch s { case "a": return 1; case "b": return 2 }; return 3`, "", []string{"a", "b"}},
	{"texts", `return len(func() string { if s == "a" { return "x" }; return "y" }())`, "y", []string{"a"}},
	{"shared with one", `switch s { case "a": return 1; case "b": return 2; case "c": fallthrough; default: return 3 }`, "c", []string{"a", "b"}},
	{"variable", `v := "x"; switch s { case "a": v = "y"; case "b": v = "z" }; return size(v)`, "x", []string{"a", "b"}},
	{"replaced", `if s != "a" && s != "b" { s = "a" }; return size(s)`, "a", []string{"b"}},
	{"where it is empty", `if s == "" { s = "a" }; switch s { case "b": return 1; case "c": return 2 }; return 3`, "", []string{"b", "c"}},
	{"by length", `if len(s) == 0 { panic("empty") }; switch s { case "b": return 1; case "c": return 2 }; return 3`, "", []string{"b", "c"}},
	{"other case", `switch strings.ToLower(strings.TrimSpace(s)) { case "b": return 1; case "c": return 2 }; return 3`, "", []string{"b", "c"}},
	{"literal", `return func() int { switch s { case "a": return 1; case "b": return 2 }; return 3 }()`, "", []string{"a", "b"}},
	{"can fail", `switch s { case "a": return 1; case "b": return 2 }; if err := do(); err != nil { panic(err) }; return 3`, "", []string{"a", "b"}},
	{"field", `var q struct{ name string }; q.name = s; q.name = strings.TrimSpace(q.name); switch q.name { case "a": return 1; case "b": return 2 }; return 3`, "", []string{"a", "b"}},
	{"own variable", `do := func() { _ = s }; do(); s = strings.TrimSpace(s); switch s { case "a": return 1; case "b": return 2 }; return 3`, "", []string{"a", "b"}},
	{"length of another", `if len(other) == 0 { return 9 }; switch s { case "a": return 1; case "b": return 2 }; return 3`, "", []string{"a", "b"}},
	{"panics", `switch s { case "a": return 1; case "b": return 2 }; panic("no")`, "", nil},
	{"stands for none", `switch s { case "a": return 1; case "b": return 2 }; return 0`, "", nil},
	{"looked at later", `v := ""; switch s { case "a": v = "x"; case "b": v = "y" }; if v == "" { panic("none") }; return size(v)`, "", nil},
	{"goes on", `switch s { case "a": return 1; case "b": return 2 }; return size(s)`, "", nil},
	{"shown", `switch s { case "a": return 1; case "b": return 2 }; return size(fmt.Sprint("other", s))`, "", nil},
	{"one", `if s == "a" { return 1 }; return 2`, "", nil},
	{"yes and no", `if s == "true" { return 1 }; if s == "yes" { return 2 }; return 3`, "", nil},
	{"files", `switch s { case ".md": return 1; case ".txt": return 2 }; return 3`, "", nil},
	{"media", `switch s { case "text/html": return 1; case "text/plain": return 2 }; return 3`, "", nil},
	{"other text", `if s == other { return 1 }; switch s { case "a": return 2; case "b": return 3 }; return 4`, "", nil},
	{"named as unknown", `return len(func() string { switch s { case "a": return "x"; case "b": return "y" }; return "unknown" }())`, "", nil},
}

func TestChoices(t *testing.T) {
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			source := "package p\n\nimport (\n\"fmt\"\n\"strings\"\n)\n\nvar other = fmt.Sprint(strings.ToUpper(\"x\"))\n\nfunc size(s string) int\n\nfunc do() error\n\nfunc choose(s string) int {\n" + row.body + "\n}\n"
			result := fixture.Source(t, defaults.Choices, source).Result.(*defaults.ChoicesResult)
			if row.known == nil {
				assert.Empty(t, result.Choices)
				return
			}
			require.Len(t, result.Choices, 1)
			assert.Equal(t, row.taken, result.Choices[0].Taken())
			assert.ElementsMatch(t, row.known, result.Choices[0].Known())
		})
	}
}

// asking gives the pass in which choices can be asked for.
var asking = &analysis.Analyzer{
	Name: "asking", Doc: "asking: give the pass", Requires: []*analysis.Analyzer{defaults.Choices, program.Analyzer},
	Run: func(pass *analysis.Pass) (any, error) { return pass, nil }, ResultType: reflect.TypeFor[*analysis.Pass](),
}

// What a method of an interface chooses is what the methods behind it do, whether they are given a text or a struct.
func TestChoicesBehind(t *testing.T) {
	pass := fixture.Source(t, asking, `package m

type mode struct{ name string }

type chooser interface {
	text(s string) int
	of(m mode) int
	number(n int) int
}

type first struct{}

func (first) text(s string) int { switch s { case "a": return 1; case "b": return 2 }; return 3 }
func (first) of(m mode) int { switch m.name { case "a": return 1; case "b": return 2 }; return 3 }
func (first) number(n int) int { return n }

func text(c chooser, s string) int { return c.text(s) }
func of(c chooser, m mode) int { return c.of(m) }
func number(c chooser, n int) int { return c.number(n) }
`).Result.(*analysis.Pass)
	choices := pass.ResultOf[defaults.Choices].(*defaults.ChoicesResult)
	for name, want := range map[string]int{"text": 1, "of": 1, "number": 0} {
		fn := pass.ResultOf[program.Analyzer].(*program.Program).Package().Func(name)
		ways := choices.Of(fixture.Call(fn, name))
		assert.Len(t, ways, want, name)
		for _, w := range ways {
			assert.Zero(t, w.Param, name)
		}
	}
}
