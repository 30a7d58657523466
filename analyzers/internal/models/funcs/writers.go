package funcs

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// Transparent are the packages whose functions make text from the text that they
// are given.
var Transparent = map[string]bool{"strings": true, "bytes": true}

// Complaints returns what a process writes into a buffer, if that is where a command puts
// its complaints: they tell as much as CombinedOutput does.
func Complaints(store *ssa.Store) cause.Readable {
	field, ok := store.Addr.(*ssa.FieldAddr)
	if !ok {
		return cause.Readable{}
	}
	v := program.Field(field.X.Type(), field.Field)
	if v == nil || v.Name() != "Stderr" || v.Pkg() == nil || v.Pkg().Path() != "os/exec" {
		return cause.Readable{}
	}
	return cause.Readable{Text: []cause.Origin{cause.From(cause.Sensitive, words.ProcessText, store.Pos())}}
}
