package errflow_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// asking returns an analyzer whose result are the answers to all questions about the functions
// of a package, asked in an order that a seed decides, while the package under it sees its
// functions in another one.
func asking(seed uint64) *analysis.Analyzer {
	order := rand.New(rand.NewPCG(seed, seed))
	shuffled := *errflow.Analyzer
	shuffled.Run = func(pass *analysis.Pass) (any, error) {
		functions := pass.ResultOf[program.Analyzer].(*program.Program).Functions()
		order.Shuffle(len(functions), func(i, j int) { functions[i], functions[j] = functions[j], functions[i] })
		return errflow.Analyzer.Run(pass)
	}
	return &analysis.Analyzer{
		Name: "asking", Doc: "ask about everything", Requires: []*analysis.Analyzer{&shuffled, program.Analyzer},
		Run: func(pass *analysis.Pass) (any, error) {
			flow := pass.ResultOf[&shuffled].(*errflow.Flow)
			return answersIn(flow, pass.ResultOf[program.Analyzer].(*program.Program).Functions(), order), nil
		},
		ResultType: reflect.TypeFor[map[string]string](),
	}
}

// answersIn returns the answers to all questions about some functions.
func answersIn(flow *errflow.Flow, functions []*ssa.Function, order *rand.Rand) map[string]string {
	type question struct {
		about string
		ask   func() string
	}
	var all []question
	for _, fn := range functions {
		all = append(all,
			question{about: "returns of " + fn.String(), ask: func() string {
				var list []string
				for _, r := range flow.Returns(fn) {
					list = append(list, described(*r))
				}
				return strings.Join(list, "\n")
			}},
			question{about: "exits of " + fn.String(), ask: func() string { return described(flow.Exits(fn)) }},
			question{about: "losses of " + fn.String(), ask: func() string { return described(flow.Losses(fn)) }},
			question{about: "maskings of " + fn.String(), ask: func() string { return described(flow.Maskings(fn)) }},
		)
	}
	order.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	answers := make(map[string]string)
	for _, q := range all {
		answers[q.about] = q.ask()
	}
	return answers
}

// described returns all that is in a value, but for the addresses at which it lies.
func described(v any) string { return addresses.ReplaceAllString(fmt.Sprintf("%+v", v), "…") }

var addresses = regexp.MustCompile(`0x[0-9a-f]+`)

// answered returns the answers of an analyzer about packages.
func answered(t *testing.T, asking *analysis.Analyzer, loaded []*packages.Package) map[string]string {
	t.Helper()
	graph, err := checker.Analyze([]*analysis.Analyzer{asking}, loaded, nil)
	require.NoError(t, err)
	all := make(map[string]string)
	for _, act := range graph.Roots {
		require.NoError(t, act.Err)
		maps.Copy(all, act.Result.(map[string]string))
	}
	return all
}

// What is known of a function depends neither on where it stands nor on what was asked before.
func TestOrderOfQuestions(t *testing.T) {
	for _, dir := range []string{"current/flow", "current/nilresult", "current/swallowed", "current/lostcause"} {
		loaded := fixture.Packages(t, dir, "./...")
		first := answered(t, asking(1), loaded)
		require.NotEmpty(t, first)
		for seed := range uint64(2) {
			for about, answer := range answered(t, asking(seed+2), loaded) {
				assert.Equal(t, first[about], answer, about)
			}
		}
	}
}
