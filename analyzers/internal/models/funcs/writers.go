package funcs

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// Transparent are the packages whose functions make text from the text that they
// are given.
var Transparent = map[string]bool{"strings": true, "bytes": true}

// Complaints returns what a process writes into a buffer, if that is where a command puts
// its complaints: they tell as much as CombinedOutput does.
func Complaints(store *ssa.Store) cause.Readable {
	v := paths.FieldOf(store.Addr)
	if syntax.PathOf(v) != "os/exec" || v.Name() != "Stderr" {
		return cause.Readable{}
	}
	return cause.Readable{Text: []cause.Origin{cause.From(cause.Sensitive, words.ProcessText, store.Pos())}}
}

// Masks reports whether a call replaces something in a text that is not constant, as in
//
//	strings.ReplaceAll(err.Error(), c.key, "***")
func Masks(function string, s calls.Site) bool {
	if !slices.Contains([]string{"strings.ReplaceAll", "strings.Replace", "bytes.ReplaceAll"}, function) {
		return false
	}
	_, constant := s.Arg(1).(*ssa.Const)
	return !constant
}
