package panicboundary

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/effects"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// A checker looks at one package.
type checker struct {
	pass  *analysis.Pass
	found *handlers.Result
	deeds *effects.Result
	cuts  *inputs.CutsResult

	cutAt []token.Pos // where functions of the package cut at what they are given, as far as it was told
}

// exits looks for what ends the process.
func (c *checker) exits() {
	for _, d := range c.deeds.Reached(effects.Exits, c.deeds.Served) {
		c.reportExit(d)
	}
}

// panics looks for panics from which nothing recovers, as far as the package tells.
func (c *checker) panics() {
	from := slices.DeleteFunc(slices.Clone(c.deeds.Served), c.isRecovered)
	for _, d := range c.deeds.Reached(effects.Panics, from) {
		c.reportPanic(d)
	}
}

// musts looks for functions that panic on bad input, and get what a client sent.
func (c *checker) musts(functions []*ssa.Function) {
	for _, fn := range functions {
		for call := range program.Instructions[ssa.CallInstruction](cond.Live(fn)) {
			if c.isGivenArguments(call) {
				c.reportMust(call)
			}
		}
	}
}

// isGivenArguments reports whether a call is one of a function that panics on bad
// input, with what a client sent, or with the error that something gave which got that:
// template.Must(template.New("page").Parse(text)).
func (c *checker) isGivenArguments(call ssa.CallInstruction) bool {
	obj := program.Called(call.Common())
	return obj != nil && effects.IsMust(obj.Name()) && !returnsError(obj) && slices.ContainsFunc(call.Common().Args, func(arg ssa.Value) bool {
		return c.found.IsArgument(arg) || c.failsByArguments(arg)
	})
}

// failsByArguments reports whether a value is the error of a call that gets what a client sent.
func (c *checker) failsByArguments(v ssa.Value) bool {
	result, ok := v.(*ssa.Extract)
	if !ok || !program.IsError(v.Type()) {
		return false
	}
	call, ok := result.Tuple.(*ssa.Call)
	return ok && slices.ContainsFunc(call.Call.Args, c.found.IsArgument)
}

// isRecovered reports whether something recovers from the panics of a function: the
// function itself, one around it, a seam that calls it, or middleware.
func (c *checker) isRecovered(fn *ssa.Function) bool {
	for outer := fn; outer != nil; outer = outer.Parent() {
		if program.Recovers(outer) {
			return true
		}
	}
	h := c.found.Around(fn)
	if h == nil {
		return false
	}
	recovered, _ := c.found.Recovered(h)
	return recovered
}

// servers looks for servers whose library lets a panic end the process, and that
// have no middleware which recovers.
func (c *checker) servers() {
	set := sdk.Of(c.pass.Pkg)
	for _, s := range c.found.Servers {
		if s.Catch == wrappers.Lets && set.Effect(s.Library, sdk.Tool, sdk.Panic).Vehicle == sdk.Crash {
			c.reportServer(s)
		}
	}
}

// returnsError reports whether a function says by an error what it does not like, whatever it is
// called: mustExist(name) error.
func returnsError(f *types.Func) bool {
	return program.EndsInError(f.Signature().Results())
}
