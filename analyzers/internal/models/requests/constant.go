package requests

import (
	"go/types"
	"net/url"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// AlwaysRequests reports whether a call makes an HTTP request of a method and an address
// that are constants, of an address that can be parsed. Then nothing is left that could be wrong.
func AlwaysRequests(obj *types.Func, s calls.Site) bool {
	args := s.Args
	switch {
	case obj == nil:
		return false
	case funcs.FullName(obj) == "net/http.NewRequest":
	case funcs.FullName(obj) == "net/http.NewRequestWithContext" && !program.IsNil(args[0]):
		args = args[1:]
	default:
		return false
	}
	return program.IsConst(args[0]) && flow.All(flow.Query{Kinds: flow.Phi}.Ends(args[1]), func(v ssa.Value) bool {
		text, ok := program.ConstantText(v)
		_, err := url.Parse(text)
		return ok && err == nil
	})
}
