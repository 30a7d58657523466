package answers

import (
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// A Caller is who answers with what a function does: the handlers of the package that call it, or the
// function itself where none does.
type Caller struct {
	report.Subject

	pass     *analysis.Pass
	handlers []*handlers.Handler
	within   bool // the function is a handler, or a literal in one
}

// CallerOf returns who answers with what a function does. The rule must require [flow.Analyzer].
func CallerOf(pass *analysis.Pass, fn *ssa.Function) Caller {
	found, c := pass.ResultOf[handlers.Analyzer].(*handlers.Result), Caller{pass: pass}
	flow.IndexOf(pass).Calls.Ascend(fn, func(by *ssa.Function) bool {
		h := found.Around(by)
		if h != nil {
			c.within = c.within || by == fn
			c.add(h)
		}
		return h != nil || syntax.InTest(pass.Fset, by.Pos())
	})
	if len(c.handlers) == 0 {
		c.Names = []string{report.Func(program.Outermost(fn).Name())}
	}
	return c
}

// CallerIn returns a handler as who answers.
func CallerIn(pass *analysis.Pass, h *handlers.Handler) Caller {
	c := Caller{pass: pass, within: true}
	c.add(h)
	return c
}

func (c *Caller) add(h *handlers.Handler) {
	if slices.Contains(c.handlers, h) {
		return
	}
	who := report.SubjectOf(h)
	if len(c.handlers) > 0 {
		who = report.Join(c.Subject, who)
	}
	c.handlers, c.Subject = append(c.handlers, h), who
}

// During says in which calls a function runs: "during a call of list_jobs".
func (c Caller) During() string {
	if len(c.handlers) == 0 {
		return "during a tool call"
	}
	return "during a call of " + c.String()
}

// Remedy says how the function answers with a failure, and with what words: "return an error and say what
// `limit` must be".
func (c Caller) Remedy(say string) string { return c.Failure() + " and " + say }

// Failure says how the function answers with a failure: "return an error".
func (c Caller) Failure() string {
	if !c.within {
		return sdk.ReturnAnError
	}
	return sdk.Anew(sdk.Of(c.pass.Pkg).Remedy(sdk.Named(c.handlers[0].Library), c.Kind))
}

// Panic says what a panic of the function does: "ends the process". It says less if nobody knows, or if the
// handlers that call the function differ.
func (c Caller) Panic() string {
	effect := c.panics()
	switch {
	case effect.OverHTTP == nil:
	case effect.Vehicle == sdk.Crash:
		return "ends the process, or over HTTP the connection,"
	default:
		return "aborts the call"
	}
	return aborting(effect)
}

func aborting(e sdk.Effect) string {
	switch e.Vehicle {
	case sdk.ToolError:
		return "aborts the call with an error result"
	case sdk.ProtocolError:
		return "aborts the call with JSON-RPC error " + strconv.Itoa(e.Code)
	case sdk.Crash:
		return "ends the process"
	case sdk.NoResponse:
		return "leaves the call unanswered"
	}
	return "aborts the call"
}

// Outcome says what comes of a panic, as the end of a sentence: ": the process exits".
func (c Caller) Outcome() string {
	effect := c.panics()
	words := Panicked(effect)
	switch {
	case words == "":
		return ""
	case effect.OverHTTP == nil:
		return ": " + words
	case effect.Vehicle == sdk.Crash:
		return ": " + words + " (HTTP: no answer)"
	}
	return ": at best " + strings.TrimPrefix(words, "JSON-RPC ") // HTTP has no answer
}

// Panicked says what comes of a panic over standard input and output, or nothing if the tables do not say: "the
// process exits".
func Panicked(e sdk.Effect) string {
	switch e.Vehicle {
	case sdk.ToolError:
		return "an error result"
	case sdk.ProtocolError:
		return Arrival(e)
	case sdk.Crash:
		return "the process exits"
	case sdk.NoResponse:
		return "the call is never answered"
	}
	return ""
}

// SeesPanic says what the agent gets then. The text is that of the Go runtime.
func (c Caller) SeesPanic(text string) string {
	effect := c.panics()
	if effect.Vehicle == sdk.UnknownVehicle {
		return "no answer that says what was wrong"
	}
	if len(c.handlers) == 1 && len(c.Names) == 1 {
		effect.Text = strings.ReplaceAll(effect.Text, "%n", c.Names[0])
	}
	return Seen(effect, text) + c.unlessRecovered() + overHTTP(effect)
}

// WirePanic returns what the client gets of a panic, and of the failure that the function should answer with.
func (c Caller) WirePanic(text string) report.Wire {
	effect, line := c.panics(), c.Line()
	if effect.Vehicle == sdk.UnknownVehicle {
		return report.Wire{}
	}
	return report.Wire{Before: line.Gets(effect, text), After: line.Fails("")}
}

// overHTTP says what is seen instead over HTTP, if that is known.
func overHTTP(e sdk.Effect) string {
	if e.OverHTTP == nil || e.OverHTTP.Vehicle == sdk.UnknownVehicle {
		return ""
	}
	return "; over HTTP " + Seen(*e.OverHTTP, "")
}

// panics returns what becomes of a panic, or nothing if that is not known.
func (c Caller) panics() sdk.Effect {
	found := c.pass.ResultOf[handlers.Analyzer].(*handlers.Result)
	list := c.handlers
	if len(list) == 0 {
		list = found.Handlers
	}
	var effect sdk.Effect
	for i, h := range list {
		other := panicOf(c.pass, found, h)
		if i > 0 && other.Vehicle != effect.Vehicle {
			return sdk.Effect{}
		}
		effect = other
	}
	return effect
}

func panicOf(pass *analysis.Pass, found *handlers.Result, h *handlers.Handler) sdk.Effect {
	set, in := sdk.Of(pass.Pkg), sdk.Panic
	if recovered, byLibrary := found.Recovered(h); byLibrary {
		in = sdk.RecoveredPanic
	} else if recovered {
		return sdk.Effect{}
	}
	library := set.Named(h.Library)
	if library == nil {
		return sdk.Effect{}
	}
	return set.Effect(library, h.Kind, in)
}

// unlessRecovered says that middleware may recover, in a package that makes no server.
func (c Caller) unlessRecovered() string {
	if len(c.pass.ResultOf[handlers.Analyzer].(*handlers.Result).Servers) > 0 {
		return ""
	}
	return ", unless middleware recovers"
}
