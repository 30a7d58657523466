package answers_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// What the client gets of a failure follows from the library, the kind of the handler, and what stands before it.
func TestLine(t *testing.T) {
	const result, refusal = `"result":{"content":[{"type":"text","text":"no"}],"isError":true}}`, `"error":{"code":`
	seen := make(map[string]int)
	lines := &analysis.Analyzer{
		Name: "lines", Doc: "check lines", Requires: answers.Requires(),
		Run: func(pass *analysis.Pass) (any, error) {
			for _, a := range answers.Of(pass) {
				for _, l := range []answers.Line{a.Line(), answers.LineOf(pass, a.Handler)} {
					returned, failing := l.Returns("no"), l.Fails("no")
					switch known := a.Library() != nil && a.Handler != nil; {
					case !known:
					case a.Passed == wrappers.Unknown, a.Passed == wrappers.Partly:
						seen["open"]++
						assert.Empty(t, returned)
					case a.Kind.IsTool() && a.Passed == wrappers.Converting:
						seen["converted"]++
						assert.Contains(t, returned, result)
					case a.Kind.IsTool() && a.ReachesModel():
						seen["typed"]++
						assert.Contains(t, returned, `no"}],"isError":true}}`)
					case a.Kind.IsTool():
						seen["raw"]++
						assert.Contains(t, returned, refusal)
						assert.Contains(t, failing, result)
					case a.Kind.IsResource():
						seen["resource"]++
						assert.Contains(t, failing, refusal)
						assert.NotContains(t, failing, "isError")
					}
				}
			}
			return nil, nil
		},
	}
	fixture.Analyze(t, lines, "current/protocolerror", "./...")
	for _, kind := range []string{"open", "converted", "typed", "raw", "resource"} {
		assert.NotZero(t, seen[kind], kind)
	}
	assert.Empty(t, answers.LineOf(nil, nil).Hides("no"), "of a handler that nobody knows")
}
