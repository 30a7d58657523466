package lostcause

import (
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// A scope knows the functions of a package in which every new error counts:
// handlers, functions that build the results of tools, and the literals in
// them. Elsewhere only those with a code do.
type scope struct {
	set      *sdk.Set
	found    *handlers.Result
	handlers map[*ssa.Function]*handlers.Handler
}

func scopeOf(pass *analysis.Pass) scope {
	s := scope{
		set: sdk.Of(pass.Pkg), found: pass.ResultOf[handlers.Analyzer].(*handlers.Result),
		handlers: make(map[*ssa.Function]*handlers.Handler),
	}
	for _, h := range s.found.Handlers {
		s.handlers[h.Func] = h
	}
	return s
}

// isPartOfServer reports whether anything tells that the code belongs to a server: it is built from a
// library of the protocol, or has adopted codes. Of other code only errors with a code count.
func (s scope) isPartOfServer(adopted bool) bool { return adopted || len(s.set.SDKs()) > 0 }

func (s scope) has(fn *ssa.Function) bool {
	for ; fn != nil; fn = fn.Parent() {
		if s.handlers[fn] != nil || s.set.GivesResult(fn.Signature) && !s.found.CallsTools(fn) {
			return true
		}
	}
	return false
}

// isClassified reports whether what stands before the handler that a function is, or is in,
// gives every error a code by its causes.
func (s scope) isClassified(fn *ssa.Function) bool {
	for ; fn != nil; fn = fn.Parent() {
		if h := s.handlers[fn]; h != nil {
			return s.found.Share(h) == wrappers.Classified
		}
	}
	return false
}

// asksForCauses reports whether the client can get something else if an error that
// leaves a function has one of a library of the protocol as its cause, because
// the library looks for that in the chain. What builds results can be called by
// a handler of any kind.
func (s scope) asksForCauses(fn *ssa.Function) bool {
	if !s.has(fn) {
		return false
	}
	h := s.handlers[fn]
	for outer := fn.Parent(); h == nil && outer != nil; outer = outer.Parent() {
		h = s.handlers[outer]
	}
	for _, library := range s.set.SDKs() {
		for kind := sdk.Tool; kind <= sdk.ClientRequest; kind++ {
			if h != nil && (h.Library != library.Name || h.Kind != kind) {
				continue
			}
			if s.set.Effect(library, kind, sdk.WrappedCodedError) != s.set.Effect(library, kind, sdk.PlainError) {
				return true
			}
		}
	}
	return false
}
