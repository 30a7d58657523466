package requests

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// CodesInMemory reports whether a call decodes what it reads from memory, or encodes
// something into it: all streams that it is given are there, or those that the decoder
// was given when it was made.
func CodesInMemory(obj *types.Func, s calls.Site) bool {
	if !strings.HasPrefix(obj.Name(), "Decode") && !strings.HasPrefix(obj.Name(), "Encode") {
		return false
	}
	args := s.Args
	if obj.Signature().Recv() != nil && len(args) > 0 {
		maker, ok := args[0].(*ssa.Call)
		if !ok {
			return isGivenMemory(args[1:])
		}
		args = append(slices.Clone(args[1:]), maker.Call.Args...)
	}
	return isGivenMemory(args)
}

// IsMadeOfMemory reports whether a method belongs to an object that only works on what it is given.
func IsMadeOfMemory(obj *types.Func, s calls.Site) bool {
	if obj.Signature().Recv() == nil || len(s.Args) == 0 {
		return false
	}
	made, ok := s.Args[0].(*ssa.Call)
	if !ok {
		return false
	}
	return funcs.Of(program.Called(&made.Call)).InMemory
}

// isGivenMemory reports whether there are streams among some values, and all of them are
// in memory.
func isGivenMemory(args []ssa.Value) bool {
	found := false
	for _, arg := range args {
		if !funcs.IsStream(arg.Type()) {
			continue
		}
		if !IsMemory(arg) {
			return false
		}
		found = true
	}
	return found
}
