package origin

import (
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// isSecret reports whether the text that a function returns is one that tells of internals: of
// the variables of the environment only those do that hold credentials, as far as their names
// tell.
func isSecret(what string, s calls.Site) bool {
	if what != words.VariableText {
		return true
	}
	name, ok := program.ConstantText(s.Arg(0))
	return ok && words.Variables.MatchString(name) && !words.AboutCredentials.MatchString(name)
}

// byText returns what is known of text that functions of the standard library
// make, and whether they are known.
func (e Texts) byText(obj *types.Func, s calls.Site, index int) (cause.Outcome, bool) {
	switch f := funcs.Of(obj); {
	case f.Text != nil && index == 0:
		return cause.Outcome{Readable: cause.ShownBy(e.written(*f.Text, s))}, true
	case f.Written:
		return cause.Outcome{Readable: e.collected(s.Arg(0))}, true
	case f.Tells != "" && index == 0 && isSecret(f.Tells, s):
		return cause.Outcome{Readable: cause.Readable{Text: []cause.Origin{cause.From(cause.Sensitive, f.Tells, s.Pos)}}}, true
	case f.ReadsAll && index == 0:
		return cause.Outcome{Readable: requests.ReadFrom(e.flow.Pass, s.Arg(0), s.Pos)}, true
	case funcs.Masks(funcs.FullName(obj), s):
		return cause.Outcome{Readable: e.Shown(s.Arg(0)).Masked()}, true
	}
	if funcs.Transparent[obj.Pkg().Path()] && obj.Signature().Recv() == nil && !strings.HasPrefix(obj.Name(), "Contains") {
		var o cause.Outcome
		for _, arg := range s.Args {
			o.Readable.Add(e.Shown(arg))
		}
		return o, true
	}
	return cause.Outcome{}, false
}

// written returns what a call of a function of the tables writes.
func (e Texts) written(w funcs.Writer, s calls.Site) []cause.Ingredient {
	var in []cause.Ingredient
	for _, i := range w.Text {
		in = append(in, e.Shown(s.Arg(i)).Ingredients(cause.Shown)...)
	}
	if w.Format > 0 {
		in = append(in, e.formatted(s.Arg(w.Format-1), s.Arg(w.Format), s.Pos)...)
	}
	if w.Rest > 0 {
		in = append(in, e.Shown(s.Arg(w.Rest-1)).Ingredients(cause.Shown)...)
		for _, operand := range flow.Listed(s.Arg(w.Rest - 1)) {
			in = append(in, e.garbled(operand, s.Pos)...)
		}
	}
	return in
}

// collected returns what was written into a builder or a buffer.
func (e Texts) collected(container ssa.Value) cause.Readable {
	if container == nil {
		return cause.Readable{}
	}
	if variable, ok := paths.ReadFrom[*ssa.Alloc](container); ok {
		container = variable
	}
	return e.contents(container)
}

// formatted returns what is made of the operands of a format at a place: they are shown,
// and kept where the verb is %w. Where the format is not constant any operand can
// be either.
func (e Texts) formatted(format, operands ssa.Value, pos token.Pos) []cause.Ingredient {
	list := flow.Listed(operands)
	verbs, known := funcs.VerbsOf(format)
	var in []cause.Ingredient
	if !known || list == nil {
		if operands != nil {
			in = append(in, e.Shown(operands).Ingredients(cause.Shown|cause.Kept)...)
		}
		return append(in, e.Shown(format).Ingredients(cause.Shown)...)
	}
	for _, v := range verbs {
		if v.Operand >= len(list) || isNilIn(operands.(ssa.Instruction).Block(), list[v.Operand]) {
			continue
		}
		switch operand := list[v.Operand]; v.Verb {
		case 'w':
			in = append(in, cause.Ingredient{Failures: e.Makers().asErrors(operand), Role: cause.Kept | cause.Shown})
		case 'v', 's', 'q', 'x', 'X':
			shown := e.Shown(operand)
			if v.Precise {
				shown = shown.Short()
			}
			in = append(in, shown.Ingredients(cause.Shown)...)
			if v.Verb == 'v' || v.Verb == 's' {
				in = append(in, e.garbled(operand, pos)...)
			}
		}
	}
	return in
}

// isNilIn reports whether a value is known to be nil in a block: NewToolResultErrorFromErr of mcp-go leaves such an error
// out, and SetError of go-sdk panics.
func isNilIn(block *ssa.BasicBlock, v ssa.Value) bool {
	return block != nil && v != nil && cond.At(block, calls.PlainValue(v)) == cond.FoundNil
}

// garbled returns the place in memory that is written for an operand, if one is. What is nil is
// no place.
func (e Texts) garbled(operand ssa.Value, pos token.Pos) []cause.Ingredient {
	v := calls.PlainValue(operand)
	if c, ok := v.(*ssa.Const); ok && c.IsNil() || !funcs.WritesAddress(v.Type()) {
		return nil
	}
	return []cause.Ingredient{{Failures: []cause.Failure{{Origin: cause.From(cause.Garbled, funcs.ShortType(v.Type()), pos)}}, Role: cause.Shown}}
}
