// Package fallible says which calls can fail for what lies outside of the process, and not only for what they are given:
//
//	data, err := os.ReadFile(name)   // can fail, whatever the program does
//	n, err := strconv.Atoi(text)     // fails for what it is given
//	err := json.Unmarshal(data, &v)  // fails for what has been read from outside
//
// A [Call] has what such a call gives: the values that hold its error, its other results, and the variables that it fills.
// [Calls] knows their causes from errflow. A function that waits and tells of failures outside by errors of its own,
// which do not say so, has a fact.
//
// Read call.go, decoder.go (what reads what others have written) and fallible.go.
package fallible

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// Calls are those of a package.
type Calls struct {
	pass   *analysis.Pass
	flow   *errflow.Flow
	asks   *summary.Table[asks]
	causes map[*ssa.Call]causes // of the calls that were asked about, until all functions are settled
}

// Fact returns the fact that [New] tells importers.
func Fact() analysis.Fact { return new(summary.Fact[asks]) }

// New returns the calls of the package of a pass.
func New(pass *analysis.Pass, flow *errflow.Flow) *Calls {
	r := &Calls{pass: pass, flow: flow, causes: make(map[*ssa.Call]causes)}
	r.asks = summary.NewTable(pass, summary.Domain[asks]{Cut: r.tellAsking})
	return r
}

// Settle ends the search for what fails, and tells importers which functions ask outside.
func (r *Calls) Settle() {
	r.causes = nil
	r.asks.Export()
}

// Asks notes that a function asks for something outside of the process.
func (r *Calls) Asks(fn *ssa.Function) { r.asks.Set(fn, asks{}) }

// Fails reports whether a call can fail for a reason that lies outside of the process: what
// was given can be wrong, too, but whoever gave it has to be told by others.
func (r *Calls) Fails(f Call) bool {
	if funcs.Of(program.Called(f.Instr.Common())).Harmless || funcs.IsGate(f.Instr) {
		return false
	}
	causes, known := r.causes[f.Instr]
	if !known {
		causes = r.causesOf(f)
		if r.causes != nil && !IsDecoder(f.Instr) { // what a decoder reads may turn out to fail later
			r.causes[f.Instr] = causes
		}
	}
	return causes.outside || causes.own && r.asksOutside(f.Instr)
}

// Causes are the kinds of failures of a call. They are kept until all functions are settled: in a circle of
// functions each call is looked at again and again.
type causes struct {
	outside bool // one lies outside of the process
	own     bool // one is made by the program, perhaps because of something outside
}

func (r *Calls) causesOf(f Call) (c causes) {
	for _, x := range r.flow.Failures(f.Instr, f.Index) {
		switch x.Class {
		case cause.Infrastructure:
			c.outside = c.outside || !isEmbedded(x.Origin)
		case cause.Foreign:
			c.outside = c.outside || IsDecoder(f.Instr) || funcs.AnswersResponse(f.Instr) || funcs.AsksService(f.Instr)
		case cause.Argument:
			c.outside = c.outside || IsDecoder(f.Instr) && decodesLine(f.Instr) || r.DecodesRead(f.Instr)
		case cause.Unknown:
			c.outside = c.outside || funcs.TakesContext(f.Instr) || funcs.AsksService(f.Instr)
		case cause.Plain, cause.Typed, cause.Coded:
			c.own = true
			c.outside = c.outside || slices.ContainsFunc(x.Parts, func(p cause.Part) bool {
				return p.Class == cause.Infrastructure || p.Class == cause.Unknown && funcs.TakesContext(f.Instr)
			})
		}
	}
	return c
}

// IsOwn reports whether a failure of a call is one that the program makes.
func (r *Calls) IsOwn(f Call) bool { return r.causesOf(f).own }

// HasError reports whether a function could tell its caller of a failure.
func HasError(fn *ssa.Function) bool {
	return fn.Signature.Results().Len() > 1 && program.EndsInError(fn.Signature.Results())
}

// isEmbedded reports whether a failure is one of reading a file that is part of the program.
func isEmbedded(o cause.Origin) bool { return strings.HasPrefix(o.Name, "embed.") }

// IsLookup reports whether a call fails for nothing but that there is none of what it is asked for, as far as its errors
// say: who asks for each of a list mostly knows that it is there.
//
//	func content(uri string) (string, error) {
//		c, ok := contents[uri]
//		if !ok {
//			return "", fmt.Errorf("not found: %s", uri)
//		}
//		return c, nil
//	}
func (r *Calls) IsLookup(f Call) bool {
	failures := r.flow.Failures(f.Instr, f.Index)
	obj := program.Called(f.Instr.Common())
	return len(failures) == 1 && failures[0].Class == cause.Plain && len(failures[0].Parts) == 0 && words.Finds.MatchString(obj.Name())
}

// IsTheoretical reports whether a call seldom fails, and tells little: it encodes something or makes a text
// of it, looks at what it is given, or reads what is part of the program.
func (r *Calls) IsTheoretical(f Call) bool {
	if funcs.Of(program.Called(f.Instr.Common())).Harmless || funcs.IsGate(f.Instr) || !slices.ContainsFunc(f.Given, func(v ssa.Value) bool { return !program.IsString(v.Type()) }) {
		return true
	}
	return slices.ContainsFunc(r.flow.Failures(f.Instr, f.Index), func(x cause.Failure) bool { return isEmbedded(x.Origin) })
}

// asks is told of a function that asks for something outside of the process and tells of a failure
// there by errors that do not say so:
//
//	resp, err := c.http.Do(req)
//	if err != nil {
//		return nil, &Error{Message: "the service cannot be reached"}
//	}
type asks struct{}

// String returns "asks(outside)".
func (asks) String() string { return "asks(outside)" }

// asksOutside reports whether a call is one of a function of the module that waits, and in which something
// outside of the process can fail.
func (r *Calls) asksOutside(call *ssa.Call) bool {
	if !funcs.TakesContext(call) {
		return false
	}
	list, _ := r.flow.Scope().Calls.Of(call)
	return slices.ContainsFunc(list, func(c calls.Callee) bool {
		_, own := r.asks.Own(c.Fn)
		_, told := r.asks.Told(c.Obj)
		return own || told
	})
}

// tellAsking tells importers that a function asks outside, if its errors do not show it.
func (r *Calls) tellAsking(fn *ssa.Function, told asks) (asks, bool) {
	params := fn.Signature.Params()
	if params.Len() == 0 || syntax.InTest(r.pass.Fset, fn.Pos()) || !funcs.IsContext(params.At(0).Type()) || !HasError(fn) {
		return told, false
	}
	return told, !slices.ContainsFunc(r.flow.Returns(fn), func(ret *returns.Return) bool { return slices.ContainsFunc(ret.Errors, isFromOutside) })
}

// isFromOutside reports whether a failure is one of something outside of the process, or wraps one.
func isFromOutside(x cause.Failure) bool {
	return x.Class == cause.Infrastructure || slices.ContainsFunc(x.Parts, func(p cause.Part) bool { return p.Class == cause.Infrastructure })
}
