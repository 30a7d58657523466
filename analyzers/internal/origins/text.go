package origins

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/branch"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/content"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// isSecret reports whether the text that a function returns is one that tells of internals: of
// the variables of the environment only those do that hold credentials, as far as their names
// tell.
func isSecret(what string, s calls.Site) bool {
	if what != content.OfVariable {
		return true
	}
	name, ok := program.ConstantText(s.Arg(0))
	return ok && libs.Credentials.MatchString(name) && !libs.NoCredentials.MatchString(name)
}

// byText returns what is known of text that functions of the standard library
// make, and whether they are known.
func (e Texts) byText(obj *types.Func, s calls.Site, index int) (cause.Outcome, bool) {
	full := libs.FullName(obj)
	switch w, ok := libs.Printers[full]; {
	case ok && index == 0:
		return cause.Outcome{Readable: cause.ShownBy(e.written(w, s))}, true
	case libs.Containers[full]:
		return cause.Outcome{Readable: e.collected(s.Arg(0))}, true
	}
	if what, ok := libs.Secrets[full]; ok && index == 0 && isSecret(what, s) {
		return cause.Outcome{Readable: cause.Readable{Text: []cause.Origin{{Class: cause.Sensitive, Name: what, Pos: s.Pos, Here: s.Pos}}}}, true
	}
	if wholes[full] && index == 0 {
		return cause.Outcome{Readable: e.read(s.Arg(0), s.Pos)}, true
	}
	if masks(full, s) {
		return cause.Outcome{Readable: e.Shown(s.Arg(0)).Masked()}, true
	}
	if libs.Transparent[obj.Pkg().Path()] && obj.Signature().Recv() == nil && !strings.HasPrefix(obj.Name(), "Contains") {
		var o cause.Outcome
		for _, arg := range s.Args {
			o.Readable.Add(e.Shown(arg))
		}
		return o, true
	}
	return cause.Outcome{}, false
}

// written returns what a call of a function of the tables writes.
func (e Texts) written(w libs.Writer, s calls.Site) []cause.Ingredient {
	var in []cause.Ingredient
	for _, i := range w.Text {
		in = append(in, e.Shown(s.Arg(i)).Ingredients(cause.Shown)...)
	}
	if w.Format > 0 {
		in = append(in, e.formatted(s.Arg(w.Format-1), s.Arg(w.Format), s.Pos)...)
	}
	if w.Rest > 0 {
		in = append(in, e.Shown(s.Arg(w.Rest-1)).Ingredients(cause.Shown)...)
		for _, operand := range valueflow.Listed(s.Arg(w.Rest - 1)) {
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
	var s cause.Readable
	for _, use := range e.Makers().usesOf(container) {
		if made, ok := use.(*ssa.MakeInterface); ok {
			for _, use := range *made.Referrers() {
				switch use := use.(type) {
				case *ssa.Call:
					s.Add(e.filledBy(use, made))
				case *ssa.Store:
					s.Add(libs.Complaints(use))
				}
			}
		}
		if call, ok := use.(*ssa.Call); ok {
			s.Add(e.filledBy(call, container))
		}
	}
	return s
}

// wholes are the functions that return all that is read from their first argument.
var wholes = map[string]bool{"io.ReadAll": true, "io/ioutil.ReadAll": true}

// copiers are the methods and functions that read their second argument into their first one.
var copiers = map[string]bool{
	"bytes.(*Buffer).ReadFrom": true, "io.Copy": true, "io.CopyBuffer": true, "io.CopyN": true,
}

// read returns what is known of what is read from a stream: the body of an HTTP
// response tells of internals.
func (e Texts) read(stream ssa.Value, pos token.Pos) cause.Readable {
	body := bodyIn(stream)
	if body == nil || e.flow.isUsedUp(body) {
		return cause.Readable{}
	}
	return cause.Readable{Text: []cause.Origin{{Class: cause.Sensitive, Name: content.OfBody, Pos: pos, Here: pos}}}
}

// bodyIn returns the place of the body of a response from which a stream reads, or
// nil.
func bodyIn(stream ssa.Value) *ssa.FieldAddr {
	for {
		switch x := stream.(type) {
		case *ssa.MakeInterface:
			stream = x.X
			continue
		case *ssa.ChangeInterface:
			stream = x.X
			continue
		case *ssa.Call:
			// A reader around the body, such as io.LimitReader.
			if len(x.Call.Args) > 0 {
				stream = x.Call.Args[0]
				continue
			}
		case *ssa.UnOp:
			if addr, ok := x.X.(*ssa.FieldAddr); ok && x.Op == token.MUL && isBody(addr) {
				return addr
			}
		}
		return nil
	}
}

func isBody(addr *ssa.FieldAddr) bool {
	named := program.NamedOf(addr.X.Type())
	return named != nil && named.Obj().Pkg() != nil && libs.FullName(named.Obj()) == "net/http.Response" && program.FieldName(addr.X.Type(), addr.Field) == "Body"
}

// isUsedUp reports whether the body is that of a response inside of a struct of
// another module, such as github.Response. Clients that hand out such structs have
// read the body and closed it before: reading it again gives nothing.
func (f *Tracer) isUsedUp(body *ssa.FieldAddr) bool {
	load, ok := body.X.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return false
	}
	outer, ok := load.X.(*ssa.FieldAddr)
	if !ok {
		return false
	}
	named := program.NamedOf(outer.X.Type())
	return named != nil && named.Obj().Pkg() != nil && !module.Seems(f.Pass, named.Obj().Pkg())
}

// formatted returns what is made of the operands of a format at a place: they are shown,
// and kept where the verb is %w. Where the format is not constant any operand can
// be either.
func (e Texts) formatted(format, operands ssa.Value, pos token.Pos) []cause.Ingredient {
	list := valueflow.Listed(operands)
	verbs, known := libs.VerbsOf(format)
	var in []cause.Ingredient
	if !known || list == nil {
		if operands != nil {
			in = append(in, e.Shown(operands).Ingredients(cause.Shown|cause.Kept)...)
		}
		return append(in, e.Shown(format).Ingredients(cause.Shown)...)
	}
	for _, v := range verbs {
		if v.Operand >= len(list) || isNilAmong(operands, list[v.Operand]) {
			continue
		}
		switch operand := list[v.Operand]; v.Verb {
		case 'w':
			in = append(in, cause.Ingredient{Failures: e.Makers().asErrors(operand), Role: cause.Kept | cause.Shown})
		case 'v', 's':
			in = append(in, e.printed(operand, pos)...)
		case 'q', 'x', 'X':
			in = append(in, e.Shown(operand).Ingredients(cause.Shown)...)
		}
	}
	return in
}

// isNilAmong reports whether an operand is known to be nil where the operands are listed.
func isNilAmong(operands, operand ssa.Value) bool {
	list, ok := operands.(ssa.Instruction)
	return ok && program.At(list.Block(), calls.PlainValue(operand)) == program.FoundNil
}

// printed returns what the verbs %v and %s write of an operand: what can be read in it, and, where
// the place in memory of something is written for it, that.
func (e Texts) printed(operand ssa.Value, pos token.Pos) []cause.Ingredient {
	return append(e.Shown(operand).Ingredients(cause.Shown), e.garbled(operand, pos)...)
}

// garbled returns the place in memory that is written for an operand, if one is. What is nil is
// no place.
func (e Texts) garbled(operand ssa.Value, pos token.Pos) []cause.Ingredient {
	v := calls.PlainValue(operand)
	if c, ok := v.(*ssa.Const); ok && c.IsNil() || !libs.WritesAddress(v.Type()) {
		return nil
	}
	return []cause.Ingredient{{Failures: []cause.Failure{{Origin: cause.Origin{Class: cause.Garbled, Name: libs.ShortType(v.Type()), Pos: pos, Here: pos}}}, Role: cause.Shown}}
}

// byStream returns what is known of the error of a function of package io or bufio
// that is given streams in memory, and whether it is one. If all of them are, there is
// nothing outside of the process of which it could tell.
func (e Makers) byStream(obj *types.Func, s calls.Site, index int) (cause.Outcome, bool) {
	streams := libs.StreamsOf(obj, s)
	if len(streams) == 0 || !program.CanBeError(program.ResultType(obj.Signature(), index)) {
		return cause.Outcome{}, false
	}
	o := cause.Origin{Class: cause.Foreign, Name: libs.FullName(obj), Pos: s.Pos, Here: s.Pos}
	own, known := libs.OwnErrors[o.Name]
	var failures []cause.Failure
	for _, name := range own {
		failures = append(failures, cause.Failure{Origin: cause.Origin{Class: cause.Foreign, Name: name, Pos: s.Pos, Here: s.Pos}})
	}
	open := slices.DeleteFunc(slices.Clone(streams), libs.IsMemory)
	switch {
	case len(open) > 1 || len(open) > 0 && !known:
		return cause.Outcome{}, false
	case len(open) == 0 && !known:
		return cause.Outcome{Failures: []cause.Failure{{Origin: o}}}, true
	case len(open) == 0:
		return cause.Outcome{Failures: failures}, true
	}
	c, isParameter := branch.ConditionOn(calls.PlainValue(open[0]), cause.Outside, true)
	o.Class = cause.Infrastructure
	return cause.Outcome{Failures: append(failures, cause.Failure{Origin: o, When: []cause.Condition{c}})}, isParameter
}
