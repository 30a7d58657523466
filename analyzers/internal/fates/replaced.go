package fates

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/class"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/control"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/logs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
)

// A Replacement is an argument that a client sent, which cannot be parsed, and in the place of
// which a function goes on with something else.
type Replacement struct {
	// Instr is the call that parses it, Source its name.
	Instr  *ssa.Call
	Source string
	// Ignored tells that nobody looks at the error.
	Ignored bool
	// Own is the function of the module that parses it, or nil if that is one of a library.
	Own *types.Func
}

// Replaced returns the arguments that a function of the package replaces without a word.
func (r *Result) Replaced(fn *ssa.Function) []Replacement {
	if r.found == nil || !r.flow.Own[fn] {
		return nil
	}
	var list []Replacement
	l := r.lookAt(fn)
	for call := range program.Instructions[*ssa.Call](control.Live(fn)) {
		if !slices.ContainsFunc(call.Call.Args, l.found.IsArgument) {
			continue
		}
		if replaced, ok := l.replaced(call); ok {
			list = append(list, replaced)
		}
	}
	return list
}

// parsers are functions that make a value of a text.
var parsers = map[string]bool{
	"strconv.Atoi": true, "strconv.ParseInt": true, "strconv.ParseUint": true, "strconv.ParseFloat": true, "strconv.ParseBool": true,
	"time.Parse": true, "time.ParseDuration": true, "time.ParseInLocation": true, "json.Unmarshal": true,
	"filepath.Match": true, "path.Match": true,
}

// replaced returns a call that parses what it is given as one whose failure nobody is told of.
func (l *look) replaced(call *ssa.Call) (found Replacement, ok bool) {
	f, ok := failingOf(call)
	if !ok || !l.parses(f) || !isDecodable(call) || l.isTriedAgain(call) {
		return found, false
	}
	found = Replacement{Instr: call, Source: f.source}
	if !parsers[f.source] {
		found.Own = program.Called(call.Common())
	}
	if !isLookedAt(f.errs) {
		found.Ignored = hasUse(f.given)
		return found, found.Ignored
	}
	for _, err := range f.errs {
		if !logs.OnlyLogged(err) {
			return found, false
		}
		for _, b := range branchesOn(err) {
			if len(b.exits) > 0 && isQuiet(b) && !l.isMinded(b) && !makingOf(f, b).saysSo(l) || isQuiet(b) && l.returnsNumber(f, b) {
				return found, true
			}
		}
	}
	return found, false
}

// returnsNumber reports whether a function that gives nothing but a number returns one of its own where a call has
// failed, and what the call gave where not, and nobody who calls the function compares what came.
func (l *look) returnsNumber(f failing, b branch) bool {
	results := l.fn.Signature.Results()
	if results.Len() != 1 || len(b.inside) != 1 {
		return false
	}
	t, ok := results.At(0).Type().Underlying().(*types.Basic)
	ret, returns := control.Last(b.inside[0]).(*ssa.Return)
	if !ok || t.Info()&types.IsNumeric == 0 || !returns || !isConst(ret.Results[0]) {
		return false
	}
	if slices.ContainsFunc(l.flow.Index.CallsOf(l.fn), func(call *ssa.Call) bool { return slices.ContainsFunc(*call.Referrers(), isComparison) }) {
		return false
	}
	derived := derivedFrom(f.given)
	return slices.ContainsFunc(l.fn.Blocks, func(block *ssa.BasicBlock) bool {
		ret, ok := control.Last(block).(*ssa.Return)
		return ok && derived[ret.Results[0]]
	})
}

func isComparison(instr ssa.Instruction) bool {
	test, ok := instr.(*ssa.BinOp)
	return ok && program.IsBool(test.Type())
}

// isDecodable reports whether a call parses one argument, and not all that a client has sent.
func isDecodable(call *ssa.Call) bool {
	given := call.Call.Args[0]
	if changed, ok := given.(*ssa.ChangeType); ok {
		given = changed.X
	}
	named := program.NamedOf(given.Type())
	return named == nil || named.Obj().Name() != "RawMessage"
}

// saysSo is like told, but for what takes the place of what the call should have given: that is
// the default itself.
func (m *making) saysSo(l *look) bool {
	m.signs = slices.DeleteFunc(m.signs, func(v ssa.Value) bool {
		phi, ok := v.(*ssa.Phi)
		return ok && slices.ContainsFunc(phi.Edges, func(edge ssa.Value) bool { return m.derived[edge] })
	})
	return m.told(l)
}

// parses reports whether a call makes a value of a text, or of what can be anything, and fails if
// that is none: by a function of a library, or by one of the module.
func (l *look) parses(f failing) bool {
	if parsers[syntax.ShortName(program.Called(f.call.Common()))] {
		return slices.ContainsFunc(l.flow.Failures(f.call, f.index), func(x cause.Failure) bool { return x.Class == class.Argument })
	}
	return l.isOwnParser(f.call) && len(f.given) > 0 && l.failsForWhatItIs(f)
}

// isOwnParser reports whether a call is one of a function of the module that is given nothing but what it
// parses, and perhaps the name of that:
//
//	func parseID(v any) (*int, error)
func (l *look) isOwnParser(call *ssa.Call) bool {
	sig, obj := call.Call.Signature(), program.Called(call.Common())
	if call.Call.IsInvoke() || obj == nil || !module.Seems(l.pass, obj.Pkg()) || sig.Recv() != nil || sig.Results().Len() != 2 || len(call.Call.Args) == 0 || len(call.Call.Args) > 2 {
		return false
	}
	if !isParsed(sig.Results().At(0).Type()) || len(call.Call.Args) == 2 && !isConst(call.Call.Args[0]) && !isConst(call.Call.Args[1]) {
		return false
	}
	return !slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool { return !isText(arg) && !types.IsInterface(arg.Type()) && !isConst(arg) })
}

// isParsed reports whether values of a type are what texts are parsed to: a number, a time, a list of those.
func isParsed(t types.Type) bool {
	switch t := t.Underlying().(type) {
	case *types.Basic:
		return true
	case *types.Pointer:
		return isParsed(t.Elem())
	case *types.Slice:
		return isParsed(t.Elem())
	}
	return api.IsNamed(program.NamedOf(t), "time", "Time")
}

// failsForWhatItIs reports whether a call fails for what it is given, and for nothing that lies outside.
func (l *look) failsForWhatItIs(f failing) bool {
	failures := l.flow.Failures(f.call, f.index)
	return len(failures) > 0 && !slices.ContainsFunc(failures, func(x cause.Failure) bool {
		switch x.Class {
		case class.Argument:
			return false
		case class.Plain, class.Typed, class.Coded:
			return slices.ContainsFunc(x.Parts, func(p cause.Part) bool { return p.Class != class.Argument && p.Class != class.Parameter })
		}
		return true
	})
}

// isTriedAgain reports whether a function parses the same in other ways, too.
func (l *look) isTriedAgain(call *ssa.Call) bool {
	for other := range program.Instructions[*ssa.Call](l.fn.Blocks) {
		if other == call || len(other.Call.Args) == 0 {
			continue
		}
		obj := program.Called(other.Common())
		if obj == nil || !parsers[syntax.ShortName(obj)] && !l.isOwnParser(other) {
			continue
		}
		if slices.ContainsFunc(other.Call.Args, func(arg ssa.Value) bool { return slices.Contains(call.Call.Args, arg) && !isConst(arg) }) {
			return true
		}
	}
	return isLoop(call.Block())
}
