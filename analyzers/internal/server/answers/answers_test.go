package answers_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// subject names the handler of an answer: "this tool handler".
func subject(a answers.Answer) string {
	switch {
	case a.Foreign != nil:
		return "the " + a.Kind.String() + " handler that is registered here"
	case a.Kind == sdk.MethodHandler:
		return "this middleware"
	}
	return "this " + a.Kind.String() + " handler"
}

// reporter reports the answers: what they are about, the errors that are returned
// with what is left of them, and the errors that are rendered.
func reporter(name string) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name: name, Doc: "report answers", Requires: answers.Requires(),
		Run: func(pass *analysis.Pass) (any, error) {
			for _, a := range answers.Of(pass) {
				var list []string
				for _, f := range a.Errors {
					list = append(list, f.Class.String()+"/"+a.Share.String())
				}
				for _, r := range a.Results {
					for _, f := range r.Rendered {
						list = append(list, "renders "+f.Class.String())
					}
				}
				slices.Sort(list)
				pass.Report(analysis.Diagnostic{Pos: a.Pos, End: a.End, Message: subject(a) + ": " + strings.Join(list, " ")})
			}
			return nil, nil
		},
	}
}

func TestAnswers(t *testing.T) {
	fixture.RunAt(t, reporter("reporter"), "current/answers", "./gosdk", "./kept", "./other", "./worker", "./wrap")
}

// Rules ask side by side. The race detector tells if that goes wrong.
func TestManyAsk(t *testing.T) {
	var rules []*analysis.Analyzer
	for _, name := range []string{"a", "b", "c", "d", "e", "f", "g", "h"} {
		rules = append(rules, reporter(name))
	}
	graph, err := checker.Analyze(rules, fixture.Packages(t, "current/answers", "./gosdk"), nil)
	require.NoError(t, err)
	for _, act := range graph.Roots {
		require.NoError(t, act.Err)
		assert.Equal(t, len(graph.Roots[0].Diagnostics), len(act.Diagnostics))
	}
}

func TestPath(t *testing.T) {
	direct := cause.From(cause.Unknown, "os.Remove", 10)
	through := cause.From(cause.Unknown, "os.Remove", 20)
	through.Via = []cause.Step{
		{Func: "client.Remove", Place: "client.go:7"},
		{Func: "store.Remove", Place: "store.go:9", Pos: 30},
	}
	long := through
	long.Via = append(slices.Clone(long.Via), cause.Step{Func: "tools.remove"})
	for _, test := range []struct {
		name   string
		origin cause.Origin
		path   []analysis.RelatedInformation
	}{
		{"nowhere", cause.Origin{}, nil},
		{"direct", direct, []analysis.RelatedInformation{{Pos: 10, Message: "origin: it comes into being"}}},
		{"through", through, []analysis.RelatedInformation{
			{Pos: 20, Message: "origin: it comes into being in `client.Remove` (client.go:7)"},
			{Pos: 30, Message: "returned through `store.Remove` (store.go:9)"},
		}},
		{"long", long, []analysis.RelatedInformation{
			{Pos: 20, Message: "origin: it comes into being in `client.Remove` (client.go:7)"},
			{Pos: 30, Message: "returned through `store.Remove` (store.go:9)"},
			{Pos: 20, Message: "returned through `tools.remove`"},
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.path, answers.Path(test.origin, "it comes into being"))
		})
	}
}
