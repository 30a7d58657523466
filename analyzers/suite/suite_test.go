package suite_test

import (
	"errors"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/argassert"
	"github.com/mcperrlint/mcperrlint/analyzers/contractshape"
	"github.com/mcperrlint/mcperrlint/analyzers/contractuse"
	"github.com/mcperrlint/mcperrlint/analyzers/emptycontents"
	"github.com/mcperrlint/mcperrlint/analyzers/errfactory"
	"github.com/mcperrlint/mcperrlint/analyzers/errstructured"
	"github.com/mcperrlint/mcperrlint/analyzers/falsesuccess"
	"github.com/mcperrlint/mcperrlint/analyzers/ignore"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/leak"
	"github.com/mcperrlint/mcperrlint/analyzers/lostcause"
	"github.com/mcperrlint/mcperrlint/analyzers/nilerror"
	"github.com/mcperrlint/mcperrlint/analyzers/nilresult"
	"github.com/mcperrlint/mcperrlint/analyzers/panicboundary"
	"github.com/mcperrlint/mcperrlint/analyzers/plainerror"
	"github.com/mcperrlint/mcperrlint/analyzers/protocolerror"
	"github.com/mcperrlint/mcperrlint/analyzers/resultanderror"
	"github.com/mcperrlint/mcperrlint/analyzers/retryhint"
	"github.com/mcperrlint/mcperrlint/analyzers/rpccode"
	"github.com/mcperrlint/mcperrlint/analyzers/silentdefault"
	"github.com/mcperrlint/mcperrlint/analyzers/stdoutwrite"
	"github.com/mcperrlint/mcperrlint/analyzers/suite"
	"github.com/mcperrlint/mcperrlint/analyzers/swallowed"
	"github.com/mcperrlint/mcperrlint/analyzers/uncheckedresult"
	"github.com/mcperrlint/mcperrlint/analyzers/uncheckedstatus"
	"github.com/mcperrlint/mcperrlint/analyzers/undeclaredcode"
	"github.com/mcperrlint/mcperrlint/analyzers/upstreamtext"
	"github.com/mcperrlint/mcperrlint/analyzers/vaguetext"
	"github.com/mcperrlint/mcperrlint/analyzers/wrappedrpc"
)

// rules are what the packages of the rules export: a driver that takes a package
// for an analyzer wants a variable of this name, and of this type.
var rules = []*analysis.Analyzer{
	argassert.Analyzer, contractshape.Analyzer, contractuse.Analyzer, emptycontents.Analyzer, errfactory.Analyzer,
	errstructured.Analyzer, falsesuccess.Analyzer, ignore.Analyzer, leak.Analyzer, lostcause.Analyzer, nilerror.Analyzer,
	nilresult.Analyzer, panicboundary.Analyzer, plainerror.Analyzer, protocolerror.Analyzer, resultanderror.Analyzer, retryhint.Analyzer,
	rpccode.Analyzer, silentdefault.Analyzer, stdoutwrite.Analyzer, swallowed.Analyzer, uncheckedresult.Analyzer, uncheckedstatus.Analyzer,
	undeclaredcode.Analyzer, upstreamtext.Analyzer, vaguetext.Analyzer, wrappedrpc.Analyzer,
}

func TestEveryRuleIsAPackage(t *testing.T) {
	assert.Equal(t, len(analyzers.All()), len(rules))
	for i, a := range analyzers.All() {
		assert.Same(t, a, rules[i], a.Name)
	}
}

// The suite is fit for drivers, also beside the rules themselves.
func TestValid(t *testing.T) {
	require.NoError(t, analysis.Validate(append(analyzers.All(), suite.Analyzer)))
	assert.Empty(t, suite.Analyzer.FactTypes)
}

// Every flag of the rules is in reach, under the names of the rules, and is the flag
// of the rule itself.
func TestFlags(t *testing.T) {
	reach := make(map[string]*analysis.Analyzer)
	for _, a := range suite.Analyzer.Requires {
		assert.Nil(t, reach[a.Name], a.Name)
		reach[a.Name] = a
	}
	assert.Len(t, reach, len(rules)+1)
	for _, a := range append(analyzers.All(), analyzers.Settings()) {
		require.Contains(t, reach, a.Name)
		a.Flags.VisitAll(func(f *flag.Flag) { assert.Same(t, f, reach[a.Name].Flags.Lookup(f.Name)) })
	}
}

// The page names the flags that there are.
func TestFlagsAreDocumented(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "..", "docs", "bazel.md"))
	require.NoError(t, err)
	documented := make(map[string][]string)
	word := regexp.MustCompile("`([a-z_]+)`")
	for _, row := range regexp.MustCompile("(?m)^\\| (each rule|`[a-z_]+`) \\| (`.*?) \\|").FindAllStringSubmatch(string(page), -1) {
		names := []string{strings.Trim(row[1], "`")}
		if row[1] == "each rule" {
			names = namesOf(rules)
		}
		for _, name := range names {
			for _, f := range word.FindAllStringSubmatch(row[2], -1) {
				documented[name] = append(documented[name], f[1])
			}
			slices.Sort(documented[name])
		}
	}
	known := make(map[string][]string)
	for _, a := range append(suite.Analyzer.Requires, suite.Analyzer) {
		a.Flags.VisitAll(func(f *flag.Flag) { known[a.Name] = append(known[a.Name], f.Name) })
	}
	assert.Equal(t, known, documented)
}

func namesOf(list []*analysis.Analyzer) []string {
	var names []string
	for _, a := range list {
		names = append(names, a.Name)
	}
	return names
}

func TestOff(t *testing.T) {
	flags := &suite.Analyzer.Flags
	t.Cleanup(func() { require.NoError(t, flags.Set("off", "")) })
	require.NoError(t, flags.Set("off", "plainerror, lostcause/service,"))
	assert.ErrorContains(t, flags.Set("off", "plainerror,lostcause/services"), `unknown rule or category "lostcause/services"`)
	assert.Equal(t, "plainerror,lostcause/service", flags.Lookup("off").Value.String())
}

// A rule that fails does not hide what the others find, and the cause is told once.
func TestFailures(t *testing.T) {
	pass := &analysis.Pass{Analyzer: suite.Analyzer, ResultOf: make(map[*analysis.Analyzer]any)}
	mistake := errors.New("there is no such function")
	for _, a := range suite.Analyzer.Requires {
		run := func(pass *analysis.Pass) (any, error) {
			pass.Report(analysis.Diagnostic{Message: a.Name})
			if a.Name == "lostcause" || a.Name == "swallowed" {
				return nil, mistake
			}
			return new(report.Used), nil
		}
		if a.Name != analyzers.Settings().Name {
			result, err := report.Keep(run)(&analysis.Pass{Analyzer: a})
			require.NoError(t, err)
			pass.ResultOf[a] = result
		}
	}
	var found []string
	pass.Report = func(d analysis.Diagnostic) { found = append(found, d.Message) }
	_, err := suite.Analyzer.Run(pass)
	assert.EqualError(t, err, mistake.Error())
	assert.Len(t, found, len(rules))
}
