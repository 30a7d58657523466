package funcs

import (
	"go/types"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// converts reports whether a function or method, as far as its name tells, turns what
// it is given into something else, as ToUnstructured(object) does. One that is given
// nothing can be the answer of a server, of which it says what went wrong, or make a
// client. One that is given an error returns it in another form.
func converts(obj *types.Func) bool {
	params := obj.Signature().Params()
	if params.Len() == 0 || !beginsWith(obj.Name(), "To") && !beginsWith(obj.Name(), "From") {
		return false
	}
	for v := range params.Variables() {
		if IsContext(v.Type()) || program.CanBeError(v.Type()) {
			return false
		}
	}
	return true
}

// beginsWith reports whether the name of a function begins with a word, and another
// one follows.
func beginsWith(name, word string) bool {
	rest, ok := strings.CutPrefix(name, word)
	next, _ := utf8.DecodeRuneInString(rest)
	return ok && unicode.IsUpper(next)
}
