package answers

import (
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// Panic says in words what the client gets if a handler panics in a function, as
// the end of a sentence: " and the process exits". It is empty if nobody knows, or
// if the handlers that may call the function differ. Of a package that makes no server it
// says that middleware may recover.
func Panic(pass *analysis.Pass, fn *ssa.Function) string {
	found := pass.ResultOf[handlers.Analyzer].(*handlers.Result)
	if h := found.Around(fn); h != nil {
		return PanicOf(pass, h)
	}
	return PanicOf(pass, found.Handlers...)
}

// PanicOf is Panic for some handlers.
func PanicOf(pass *analysis.Pass, list ...*handlers.Handler) string {
	set, found := sdk.Of(pass.Pkg), pass.ResultOf[handlers.Analyzer].(*handlers.Result)
	text := ""
	for i, h := range list {
		words := panicWords(set, found, h)
		if i > 0 && words != text {
			return ""
		}
		text = words
	}
	if text == "" {
		return ""
	}
	if len(found.Servers) == 0 {
		text += " unless middleware recovers"
	}
	return " and " + text
}

func panicWords(set *sdk.Set, found *handlers.Result, h *handlers.Handler) string {
	in := sdk.Panic
	if recovered, byLibrary := found.Recovered(h); byLibrary {
		in = sdk.RecoveredPanic
	} else if recovered {
		return ""
	}
	for _, library := range set.SDKs() {
		if library.Name == h.Library {
			return set.Effect(library, h.Kind, in).Words()
		}
	}
	return ""
}
