package funcs

import (
	"go/types"
	"net/url"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/api"
)

// AlwaysRequests reports whether a call makes an HTTP request of a method and an address
// that are constants and such as there can be. Then nothing is left that could be wrong.
func AlwaysRequests(obj *types.Func, s calls.Site) bool {
	args := s.Args
	switch {
	case obj == nil:
		return false
	case FullName(obj) == "net/http.NewRequest":
	case FullName(obj) == "net/http.NewRequestWithContext" && !program.IsNil(args[0]):
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
	switch v := v.(type) {
	case *ssa.Const:
		text, ok := program.ConstantText(v)
		return ok && is(text)
	case *ssa.Phi:
		return !slices.ContainsFunc(v.Edges, func(edge ssa.Value) bool {
			_, nested := edge.(*ssa.Phi)
			return nested || !alwaysText(edge, is)
		})
	}
	return false
}

// IsContext reports whether a type is context.Context.
func IsContext(t types.Type) bool { return api.IsNamed(program.NamedOf(t), "context", "Context") }

// Masks reports whether a call replaces something in a text that is not constant, as in
//
//	strings.ReplaceAll(err.Error(), c.key, "***")
func Masks(function string, s calls.Site) bool {
	if function != "strings.ReplaceAll" && function != "strings.Replace" && function != "bytes.ReplaceAll" {
		return false
	}
	_, constant := s.Arg(1).(*ssa.Const)
	return !constant
}
