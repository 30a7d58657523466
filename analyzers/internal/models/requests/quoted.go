package requests

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// quotesCredentials reports whether a call parses a file, or what a process has written, that holds
// credentials, as what it fills tells, and its errors quote that.
func (r Reader) quotesCredentials(name string, s calls.Site) bool {
	index := funcs.Named(name).Quotes
	if index == 0 {
		return false
	}

	filled, ok := s.Arg(index).(*ssa.MakeInterface)
	return ok && hasCredentialField(filled.X.Type(), make(map[types.Type]bool)) && slices.ContainsFunc(s.Args[:index], r.isRead)
}

// isRead reports whether a value is made of a file or of what a process writes.
func (r Reader) isRead(v ssa.Value) bool {
	return r.Made().Reaches(func(v ssa.Value) bool {
		if call, ok := v.(*ssa.Call); ok {
			return funcs.Of(program.Called(&call.Call)).ReadsOutside
		}
		return slices.ContainsFunc(program.UsesOf(v), isGivenToProcess)
	}, v)
}

// isGivenToProcess reports whether an instruction makes a buffer where a process writes to.
func isGivenToProcess(use ssa.Instruction) bool {
	writer, ok := use.(*ssa.MakeInterface)
	return ok && slices.ContainsFunc(program.UsesOf(writer), func(use ssa.Instruction) bool {
		store, ok := use.(*ssa.Store)
		if !ok {
			return false
		}
		field, ok := store.Addr.(*ssa.FieldAddr)
		return ok && syntax.IsNamed(program.NamedOf(field.X.Type()), "os/exec", "Cmd") && paths.FieldOf(field).Name() == "Stdout"
	})
}

// hasCredentialField reports whether something that is parsed has a text in it, at any depth, that is
// called like a credential.
func hasCredentialField(t types.Type, seen map[types.Type]bool) bool {
	if seen[t] {
		return false
	}
	seen[t] = true
	switch u := t.Underlying().(type) {
	case *types.Pointer:
		return hasCredentialField(u.Elem(), seen)
	case *types.Slice:
		return hasCredentialField(u.Elem(), seen)
	case *types.Map:
		return hasCredentialField(u.Elem(), seen)
	case *types.Struct:
		for field := range u.Fields() {
			if isCredentialField(field) || hasCredentialField(field.Type(), seen) {
				return true
			}
		}
	}
	return false
}

// isCredentialField reports whether a field is a text that is called like a credential, and not like
// where one is.
func isCredentialField(field *types.Var) bool {
	b, ok := field.Type().Underlying().(*types.Basic)
	name := field.Name()
	return ok && b.Info()&types.IsString != 0 && words.Fields.MatchString(name) && !words.AboutCredentials.MatchString(name) && !words.Cursors.MatchString(name)
}
