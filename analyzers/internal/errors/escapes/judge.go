package escapes

import (
	"go/ast"
	"go/constant"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Case says what kind of escape something is.
type Case int

// The cases, the one that counts for more first.
const (
	// Arguments is an error about the arguments of a call of a tool.
	Arguments Case = iota
	// ResourceNotFound is an error that says that a resource does not exist, and
	// not in the way that the library offers for that.
	ResourceNotFound
	// CodeZero is an error that goes out with the code 0.
	CodeZero
	// LeakySeam is an error that a seam forwards.
	LeakySeam
	// Tool is any other error of a tool.
	Tool
)

// String returns the case in words.
func (c Case) String() string {
	return [...]string{"arguments", "resource-not-found", "code-zero", "leaky-seam", "tool"}[c]
}

// A judge knows what the client gets.
type judge struct{ set *sdk.Set }

// effect returns what becomes of a situation of a handler.
func (j judge) effect(library string, kind sdk.Kind, in sdk.Situation) sdk.Effect {
	return j.set.Effect(j.set.Named(library), kind, in)
}

// escaping returns what of an answer leaves as an error of the protocol, though
// nobody chose that.
func (j judge) escaping(pass *analysis.Pass, a answers.Answer) (Return, bool) {
	effect := a.Effect(sdk.PlainError)
	if !isEscape(effect, a.Kind) || hasErrorResult(a) {
		return Return{}, false
	}
	r := Return{Answer: a, Effect: effect, Case: Tool, Failures: j.counting(a.Errors)}
	switch {
	case len(r.Failures) == 0:
		return Return{}, false
	case a.Kind.IsTool() && !slices.ContainsFunc(r.Failures, func(f cause.Failure) bool { return !isAboutArguments(f) }):
		r.Case = Arguments
	case a.Kind.IsResource() && slices.ContainsFunc(r.Failures, func(f cause.Failure) bool { return isNotFound(pass, f) }):
		r.Case = ResourceNotFound
	case effect.Code == 0 && !a.Kind.IsTool():
		r.Case = CodeZero
	}
	return r, true
}

// hasErrorResult reports whether an error result is returned beside the error: that the library
// drops it is what is wrong there, and the rule resultanderror says so.
func hasErrorResult(a answers.Answer) bool {
	return slices.ContainsFunc(a.Results, func(r returns.Result) bool { return r.Flag == cause.Raised })
}

// isEscape reports whether errors of handlers of a kind should not go out as they do. Of
// some kinds they can go out in no other way.
func isEscape(e sdk.Effect, kind sdk.Kind) bool {
	return e.Vehicle == sdk.ProtocolError && (kind.IsTool() || e.Code == 0)
}

// counting returns those of the errors of one return that count. What wraps an error of which
// nothing is known is left out where the same place can wrap one of a library: that is often
// what is not known, and its code is kept.
func (j judge) counting(errors []cause.Failure) []cause.Failure {
	var list []cause.Failure
	for _, f := range errors {
		kept := func(other cause.Failure) bool { return other.Pos == f.Pos && j.keepsLibrary(other) }
		if j.counts(f) && (!keepsUnknown(f) || !slices.ContainsFunc(errors, kept)) {
			list = append(list, f)
		}
	}
	return list
}

// keepsUnknown reports whether a failure wraps an error of which nothing is known.
func keepsUnknown(f cause.Failure) bool {
	return slices.ContainsFunc(f.Parts, func(p cause.Part) bool {
		return p.Role&cause.Kept != 0 && p.Class == cause.Unknown
	})
}

// keepsLibrary reports whether a failure wraps an error of a library, whose code goes out.
func (j judge) keepsLibrary(f cause.Failure) bool {
	return slices.ContainsFunc(f.Parts, func(p cause.Part) bool {
		return p.Role&cause.Kept != 0 && p.Class != cause.Argument && j.set.Makes(p.Name)
	})
}

// counts reports whether a failure is one of the server itself, which it did not
// make for the protocol.
func (j judge) counts(f cause.Failure) bool {
	switch f.Class {
	case cause.Plain, cause.Typed, cause.Coded, cause.Foreign, cause.Infrastructure, cause.Argument:
	default:
		return false
	}
	if f.Class != cause.Argument && j.set.Makes(f.Name) {
		return false
	}
	return !j.keepsLibrary(f) && !slices.ContainsFunc(f.Parts, func(p cause.Part) bool {
		return p.Role&cause.Kept != 0 && p.Class == cause.Context
	})
}

// isAboutArguments reports whether a failure says that the arguments of a call
// could not be read, and can say nothing else.
func isAboutArguments(f cause.Failure) bool {
	if f.Class != cause.Plain {
		return f.Class == cause.Argument
	}
	found := false
	for _, p := range f.Parts {
		switch {
		case p.Class == cause.Plain:
		case p.Class != cause.Argument:
			return false
		default:
			found = true
		}
	}
	return found
}

// isNotFound reports whether a failure says that something does not exist: by its
// code, or by the constant text of which it is made here.
func isNotFound(pass *analysis.Pass, f cause.Failure) bool {
	if f.Class == cause.Coded {
		return f.Code == taxonomy.CodeNotFound
	}
	if f.Class != cause.Plain || len(f.Via) > 0 {
		return false
	}
	found := false
	for _, file := range pass.Files {
		if f.Pos < file.FileStart || file.FileEnd <= f.Pos {
			continue
		}
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if ok && (call.Lparen == f.Pos || call.Pos() == f.Pos) && len(call.Args) > 0 {
				value := pass.TypesInfo.Types[call.Args[0]].Value
				found = value != nil && value.Kind() == constant.String && words.NotFound.MatchString(constant.StringVal(value))
			}
			return !found && n != nil && n.Pos() <= f.Pos && f.Pos <= n.End()
		})
	}
	return found
}
