package swallow

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
)

// A failing is a call that can fail, or an item that has the error of one.
type failing struct {
	call   *ssa.Call       // nil if it is an item
	block  *ssa.BasicBlock // in which it is called, or the item is looked at
	index  int             // of the error among its results
	errs   []ssa.Value     // the error, in the values that hold it
	given  []ssa.Value     // what else it returns, and the variables that it fills
	source string
}

// place returns where it fails: nil stands for the beginning of the function.
func (f failing) place() ssa.Instruction {
	if f.call == nil {
		return nil
	}
	return f.call
}

// failingOf returns a call as one that can fail by its type.
func failingOf(call *ssa.Call) (f failing, ok bool) {
	results := call.Call.Signature().Results()
	f = failing{call: call, block: call.Block(), index: results.Len() - 1}
	if f.index < 0 || !program.IsError(results.At(f.index).Type()) {
		return f, false
	}
	f.errs = calls.ResultsOf(call, f.index)
	for i := range f.index {
		f.given = append(f.given, calls.ResultsOf(call, i)...)
	}
	f.given = append(f.given, filled(call)...)
	f.source = sourceOf(call)
	return f, f.source != ""
}

// sourceOf names what a call calls.
func sourceOf(call *ssa.Call) string {
	if obj := program.Called(call.Common()); obj != nil {
		return syntax.ShortName(obj)
	}
	return ""
}

// filled returns the variables of the function into which a call decodes: those that a decoder is given, and those in
// which nothing is when anything else gets their address as a value of any type, as in
//
//	var page listing
//	_, err := client.Call(req, &page)
func filled(call *ssa.Call) []ssa.Value {
	obj := program.Called(call.Common())
	if obj == nil || funcs.IsFormat(call.Common()) {
		return nil
	}
	var list []ssa.Value
	for _, arg := range call.Call.Args {
		for _, v := range append(paths.Elements(arg), arg) {
			if variable := pointed(v); variable != nil && (decoders[obj.Name()] || program.IsAny(v.Type()) && isUnset(variable)) {
				list = append(list, variable)
			}
		}
	}
	return list
}

// isUnset reports whether a function puts nothing into a struct, a list or a map itself.
func isUnset(variable ssa.Value) bool {
	made, ok := variable.(*ssa.Alloc)
	if !ok {
		return false
	}
	switch made.Type().Underlying().(*types.Pointer).Elem().Underlying().(type) {
	case *types.Struct, *types.Slice, *types.Map:
		return len(paths.PutInto(made)) == 0
	}
	return false
}

// pointed returns the variable to which a value of an interface points, or nil.
func pointed(v ssa.Value) ssa.Value {
	box, ok := v.(*ssa.MakeInterface)
	if !ok {
		return nil
	}
	switch x := box.X.(type) {
	case *ssa.Alloc:
		return x
	case *ssa.FieldAddr:
		return paths.Root(x)
	}
	return nil
}

// decoders are the names of functions that put what they read into what they are given.
var decoders = map[string]bool{"Unmarshal": true, "Decode": true, "UnmarshalStrict": true, "UnmarshalRead": true, "Scan": true}

// isLookedAt reports whether anybody looks at an error.
func isLookedAt(errs []ssa.Value) bool {
	return slices.ContainsFunc(errs, program.IsUsed)
}

// fails reports whether a call can fail for a reason that lies outside of the process: what
// was given can be wrong, too, but whoever gave it has to be told by others.
func (r *Result) fails(f failing) bool {
	if funcs.Of(program.Called(f.call.Common())).Harmless || funcs.IsGate(f.call) {
		return false
	}
	causes, known := r.causes[f.call]
	if !known {
		causes = r.causesOf(f)
		if r.causes != nil && !isDecoder(f.call) { // what a decoder reads may turn out to fail later
			r.causes[f.call] = causes
		}
	}
	return causes.outside || causes.own && r.asksOutside(f.call)
}

// Causes are the kinds of failures of a call. They are kept until all functions are settled: in a circle of
// functions each call is looked at again and again.
type causes struct {
	outside bool // one lies outside of the process
	own     bool // one is made by the program, perhaps because of something outside
}

func (r *Result) causesOf(f failing) (c causes) {
	for _, x := range r.flow.Failures(f.call, f.index) {
		switch x.Class {
		case cause.Infrastructure:
			c.outside = c.outside || !isEmbedded(x.Origin)
		case cause.Foreign:
			c.outside = c.outside || isDecoder(f.call) || funcs.AnswersResponse(f.call) || funcs.AsksService(f.call)
		case cause.Argument:
			c.outside = c.outside || isDecoder(f.call) && decodesLine(f.call) || r.decodesRead(f.call)
		case cause.Unknown:
			c.outside = c.outside || funcs.TakesContext(f.call) || funcs.AsksService(f.call)
		case cause.Plain, cause.Typed, cause.Coded:
			c.own = true
			c.outside = c.outside || slices.ContainsFunc(x.Parts, func(p cause.Part) bool {
				return p.Class == cause.Infrastructure || p.Class == cause.Unknown && funcs.TakesContext(f.call)
			})
		}
	}
	return c
}

// isDecoder reports whether a call puts what it reads into what it is given.
func isDecoder(call *ssa.Call) bool {
	obj := program.Called(call.Common())
	return obj != nil && decoders[obj.Name()]
}

// isAttempt reports whether a call decodes what may be in another form, too: others have it, or the function reads it
// again, as in
//
//	if err := json.Unmarshal(data, &list); err != nil {
//		err = json.Unmarshal(data, &single)
//	}
func (r *Result) isAttempt(f failing) bool {
	return f.call != nil && isDecoder(f.call) && (!r.decodesRead(f.call) || slices.ContainsFunc(f.call.Call.Args, func(arg ssa.Value) bool {
		arg = unconverted(arg)
		return (program.IsBytes(arg.Type()) || program.IsText(arg)) && len(program.UsesOf(arg)) > 1
	}))
}

// unconverted returns the text of which a list of bytes is made, or the value itself.
func unconverted(v ssa.Value) ssa.Value {
	if convert, ok := v.(*ssa.Convert); ok {
		return convert.X
	}
	return v
}

// decodesLine reports whether a call decodes a line of something that is read line by line.
func decodesLine(call *ssa.Call) bool {
	return slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool {
		line, _ := program.CallOf(unconverted(arg))
		obj := (*types.Func)(nil)
		if line != nil {
			obj = program.Called(&line.Call)
		}
		return syntax.PathOf(obj) == "bufio"
	})
}

// decodesRead reports whether a call decodes all that the function has read from outside: the
// content in content, err := os.ReadFile(name).
func (r *Result) decodesRead(call *ssa.Call) bool {
	return isDecoder(call) && slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool {
		if requests.BodyIn(arg) != nil { // json.NewDecoder(resp.Body)
			return true
		}
		arg = unconverted(arg)
		read, _ := program.CallOf(arg)
		if read == nil || !program.IsBytes(arg.Type()) && !program.IsText(arg) {
			return false
		}
		f, ok := failingOf(read)
		return ok && r.fails(f)
	})
}

// hasError reports whether a function could tell its caller of a failure.
func hasError(fn *ssa.Function) bool {
	return fn.Signature.Results().Len() > 1 && program.EndsInError(fn.Signature.Results())
}

// isEmbedded reports whether a failure is one of reading a file that is part of the program.
func isEmbedded(o cause.Origin) bool { return strings.HasPrefix(o.Name, "embed.") }
