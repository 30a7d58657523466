package requests

import (
	"go/types"
	"net/url"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// AlwaysRequests reports whether a call makes an HTTP request of a method and an address
// that are constants and such as there can be. Then nothing is left that could be wrong.
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
	return alwaysText(args[0], isMethod) && alwaysText(args[1], isAddress)
}

// isMethod reports whether a text can be the method of a request. None is GET.
func isMethod(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return (r < 'A' || r > 'Z') && (r < 'a' || r > 'z') })
}

func isAddress(text string) bool {
	_, err := url.Parse(text)
	return err == nil
}

// alwaysText reports whether a value is one of some constants, all of which are as asked for.
func alwaysText(v ssa.Value, is func(string) bool) bool {
	return flow.All(flow.Query{Kinds: flow.Phi}.Ends(v), func(v ssa.Value) bool {
		text, ok := program.ConstantText(v)
		return ok && is(text)
	})
}
