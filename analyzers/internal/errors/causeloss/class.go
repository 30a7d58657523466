package causeloss

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// isOurs reports whether a coded error is one of package taxonomy: it has a code,
// or package taxonomy or contract makes it.
func isOurs(o cause.Origin) bool {
	return o.Code != 0 || o.Name == "" || strings.HasPrefix(o.Name, syntax.Taxonomy+".") || strings.HasPrefix(o.Name, syntax.Contract+".")
}

// firstOf returns the first of the things that an error can be, or nothing.
func firstOf(failures []cause.Failure) cause.Origin {
	if len(failures) == 0 {
		return cause.Origin{}
	}
	return failures[0].Origin
}

// aboutArguments reports whether an error speaks of the caller's own arguments
// and of nothing else. What the module itself has written about it counts, as
// its validators do: there is no more in it than what they found.
func (c tracer) aboutArguments(err ssa.Value) bool {
	failures := c.Evaluator.Errors(err)
	return len(failures) > 0 && !slices.ContainsFunc(failures, func(x cause.Failure) bool {
		switch x.Class {
		case cause.Argument:
			return false
		case cause.Plain, cause.Typed, cause.Coded:
			return slices.ContainsFunc(x.Parts, isFailure)
		}
		return true
	})
}

// isFailure reports whether a part of an error is the failure of something that
// was done, and not of what was asked for. What is shown of a parameter is that.
func isFailure(p cause.Part) bool {
	switch p.Class {
	case cause.Foreign, cause.Infrastructure, cause.Context, cause.Unknown:
		return true
	case cause.Parameter:
		return p.Role&cause.Kept != 0
	}
	return false
}

// isFollowed reports whether all that goes into a new error is known: it is made
// by functions of which it is known what they keep, and not of a type of the
// program.
func (c tracer) isFollowed(v ssa.Value) bool {
	return !slices.ContainsFunc(c.Evaluator.Errors(v), func(x cause.Failure) bool { return x.Class != cause.Plain && x.Class != cause.Coded })
}

// isBare reports whether a new error is one of a library of the protocol.
func (c tracer) isBare(v ssa.Value) bool {
	failures := c.Evaluator.Errors(v)
	return len(failures) > 0 && !slices.ContainsFunc(failures, func(x cause.Failure) bool {
		return x.Class != cause.Coded || isOurs(x.Origin)
	})
}

// mayBeOfProtocol reports whether an error can be one of a library of the protocol, or
// have one as a cause: if it, or something that it keeps, comes from there, or
// from where nobody knows.
func (c tracer) mayBeOfProtocol(err ssa.Value) bool {
	if call := makerOf(err); call != nil && slices.ContainsFunc(calls.At(call).Args, calls.IsCallback) {
		return true
	}
	return slices.ContainsFunc(c.Evaluator.Errors(err), func(x cause.Failure) bool {
		return c.isOfProtocol(x.Origin) || slices.ContainsFunc(x.Parts, func(p cause.Part) bool {
			return p.Role&cause.Kept != 0 && c.isOfProtocol(p.Origin)
		})
	})
}

func (c tracer) isOfProtocol(o cause.Origin) bool {
	switch o.Class {
	case cause.Unknown, cause.Parameter:
		return true
	case cause.Coded:
		return !isOurs(o)
	}
	for _, library := range c.Set.SDKs() {
		for _, path := range library.Packages {
			if strings.HasPrefix(o.Name, path+".") {
				return true
			}
		}
	}
	return false
}

// onlyCodes reports whether all that an error can be says that something could not be
// decoded or encoded.
func (c tracer) onlyCodes(err ssa.Value) bool {
	failures := c.Evaluator.Errors(err)
	return len(failures) > 0 && !slices.ContainsFunc(failures, func(x cause.Failure) bool {
		return !isCoding(x.Origin) && !slices.ContainsFunc(x.Parts, func(p cause.Part) bool { return isCoding(p.Origin) })
	})
}

// codings are the packages, or all packages below some, whose functions do nothing but to
// decode and to encode what they are given.
var codings = []string{"encoding/", "gopkg.in/yaml.v2.", "gopkg.in/yaml.v3.", "sigs.k8s.io/yaml.", "github.com/goccy/go-yaml."}

func isCoding(o cause.Origin) bool {
	return slices.ContainsFunc(codings, func(prefix string) bool { return strings.HasPrefix(o.Name, prefix) })
}
