package origin

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// The program can name functions, fields and types as sources of secrets.

// secret is what is shown of a source, by its name, at a place.
func secret(name string, pos token.Pos) cause.Readable {
	text := cause.From(cause.Sensitive, "the secret "+name, pos)
	text.Holds = words.Stated
	return cause.Readable{Text: []cause.Origin{text}}
}

// ofSecretType returns what can be read in a value, or in what a text was made of, of a type that is a source, and
// whether it is one. A type that says itself how it is written shows its values in other types only.
func (e Texts) ofSecretType(v ssa.Value) (cause.Readable, bool) {
	t, converted := v.Type(), true
	switch v := v.(type) {
	case *ssa.ChangeType:
		t = v.X.Type()
	case *ssa.Convert:
		t = v.X.Type()
	default:
		converted = false
	}
	named := program.NamedOf(t)
	if named == nil {
		return cause.Readable{}, false
	}
	name, ok := e.flow.Settings.Source(named.Origin().Obj())
	if !ok || !converted && funcs.WritesItself(t) {
		return cause.Readable{}, false
	}
	pos := v.Pos()
	if !pos.IsValid() && v.Parent() != nil {
		pos = v.Parent().Pos()
	}
	return secret(name, pos), true
}
