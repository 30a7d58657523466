package defaults

import (
	"go/constant"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// An outcome is what becomes of any other text than those that are known.
type outcome struct {
	at    ssa.Instruction // a comparison; nil if the function only hands the text on
	known []string
	taken string // what stands for another one, if that is a text
}

// outcome returns what becomes of any other text, unless it goes elsewhere or somebody is told.
func (t *text) outcome() (out outcome, ok bool) {
	byFunc, order := t.functions()
	most := 0
	for _, fn := range order {
		other := t.walk(fn, "")
		if t.escapesOn(other) {
			return out, false
		}
		ways := t.waysWith(fn, byFunc[fn])
		if other.isTold(ways) || other.givesNothing(ways) {
			return out, false
		}
		known, taken := other.outcome(byFunc[fn], ways)
		if len(known) > most {
			most, out.at, out.taken = len(known), t.firstTest(fn), taken
			t.maps = len(known) == 1 && taken != "" && other.maps(ways[known[0]])
		}
		out.known = append(out.known, known...)
	}
	if !t.isEnumeration(byFunc) {
		out.known = nil
	}
	return out, len(out.known) > 0 || len(t.handed) > 0
}

// functions returns the functions in which something is done with the text, and the texts with which they
// compare it.
func (t *text) functions() (known map[*ssa.Function][]string, order []*ssa.Function) {
	known = make(map[*ssa.Function][]string)
	note := func(fn *ssa.Function, is string) {
		list, seen := known[fn]
		if !seen {
			order = append(order, fn)
		}
		if is != "" && !slices.Contains(list, is) {
			list = append(list, is)
		}
		known[fn] = list
	}
	for _, fn := range program.Family(program.Outermost(t.parent())) {
		for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
			v, ok := instr.(ssa.Value)
			if test, tested := t.tests[v]; ok && tested {
				note(fn, test.is)
			}
		}
	}
	for _, h := range t.handed {
		note(h.call.Parent(), "")
	}
	for _, e := range t.escapes {
		note(e.at.Parent(), "")
	}
	return known, order
}

func (t *text) parent() *ssa.Function {
	if instr, ok := t.base.(ssa.Instruction); ok {
		return instr.Parent()
	}
	return t.base.Parent()
}

// escapesOn reports whether the text goes elsewhere on a way.
func (t *text) escapesOn(w *walk) bool {
	return slices.ContainsFunc(t.escapes, func(e escape) bool {
		return w.Reaches(e.at.Block()) && (e.v == nil || w.isText(e.v))
	})
}

// waysWith returns the ways with the texts that are known.
func (t *text) waysWith(fn *ssa.Function, known []string) map[string]*walk {
	ways := make(map[string]*walk)
	for _, text := range known {
		ways[text] = t.walk(fn, text)
	}
	return ways
}

// firstTest returns the first comparison of the text in a function.
func (t *text) firstTest(fn *ssa.Function) ssa.Instruction {
	var first ssa.Instruction
	for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
		v, _ := instr.(ssa.Value)
		if test, tested := t.tests[v]; !tested || test.is == "" {
			continue
		}
		if first == nil || instr.Pos() < first.Pos() {
			first = instr
		}
	}
	return first
}

// alone returns the blocks to which only the way with another text leads.
func (w *walk) alone(ways map[string]*walk) []*ssa.BasicBlock {
	return slices.DeleteFunc(w.Blocks(), func(block *ssa.BasicBlock) bool {
		shared := len(ways) == 0
		for _, other := range ways {
			shared = shared || other.Reaches(block)
		}
		return shared
	})
}

// isTold reports whether the function says something of another text: with an error, or in words.
func (w *walk) isTold(ways map[string]*walk) bool {
	if slices.ContainsFunc(w.sides, w.isRefused) {
		return true
	}
	for instr := range program.Instructions[ssa.Instruction](w.alone(ways)) {
		switch instr := instr.(type) {
		case *ssa.Panic:
			return true
		case *ssa.Return:
			if w.flow.Refuses(instr) {
				return true
			}
		case *ssa.Call:
			if funcs.IsLog(instr.Common()) {
				continue
			}
		}
		if speaks(instr) {
			return true
		}
	}
	return false
}

// isRefused reports whether a block leads at once to an error.
func (w *walk) isRefused(block *ssa.BasicBlock) bool {
	for range budget.Kept {
		if ret, ok := program.Last(block).(*ssa.Return); ok {
			return w.flow.Refuses(ret)
		}
		if len(block.Succs) != 1 {
			return false
		}
		block = block.Succs[0]
	}
	return false
}

// speaks reports whether an instruction has such words.
func speaks(instr ssa.Instruction) bool {
	return slices.ContainsFunc(instr.Operands(nil), func(v *ssa.Value) bool { return words.Refuses.MatchString(program.TextOf(*v)) })
}

// givesNothing reports whether a function returns, for another text alone, what stands for none: its
// caller looks at that.
func (w *walk) givesNothing(ways map[string]*walk) bool {
	return slices.ContainsFunc(w.different(ways), func(v ssa.Value) bool {
		c, ok := v.(*ssa.Const)
		return ok && (c.Value == nil || isNothing(c.Value))
	})
}

func isNothing(v constant.Value) bool {
	switch v.Kind() {
	case constant.String:
		return constant.StringVal(v) == "" || words.NoneOfThem.MatchString(constant.StringVal(v))
	case constant.Bool:
		return !constant.BoolVal(v)
	case constant.Int, constant.Float:
		return constant.Sign(v) <= 0
	}
	return false
}

// different returns the first results that the function returns for another text alone.
func (w *walk) different(ways map[string]*walk) []ssa.Value {
	if len(ways) == 0 {
		return nil
	}
	return slices.DeleteFunc(w.results(), func(v ssa.Value) bool {
		for _, other := range ways {
			if slices.ContainsFunc(other.results(), func(was ssa.Value) bool { return alike(was, v) }) {
				return true
			}
		}
		return program.IsError(v.Type())
	})
}

// results returns the first results that the function returns on the way.
func (w *walk) results() []ssa.Value {
	var list []ssa.Value
	for _, ret := range w.Returns() {
		if len(ret.Results) > 0 {
			list = append(list, w.now(program.Given(ret, 0)))
		}
	}
	return list
}

// outcome returns the texts from which another one differs, and what is taken for it.
func (w *walk) outcome(known []string, ways map[string]*walk) (differ []string, taken string) {
	taken = w.taken(ways)
	if i := slices.IndexFunc(known, func(text string) bool { return w.isLike(ways[text]) }); i >= 0 {
		taken = known[i]
	}
	for _, text := range known {
		if text != taken && !w.isLike(ways[text]) {
			differ = append(differ, text)
		}
	}
	return differ, taken
}

// isEnumeration reports whether the text is compared with two others or more, or one that
// stands for another text. Yes and no are no enumeration, and endings of files and types of media no
// choice.
func (t *text) isEnumeration(byFunc map[*ssa.Function][]string) bool {
	var kinds []string
	for _, known := range byFunc {
		for _, text := range known {
			if !isFlag(text) && !slices.Contains(kinds, text) {
				kinds = append(kinds, text)
			}
		}
	}
	return (len(kinds) > 1 || len(kinds) == 1 && t.maps) && !isContent(kinds)
}

// flags are texts that stand for yes and no.
var flags = []string{"true", "false", "yes", "no", "on", "off", "1", "0", "y", "n", "t", "f"}

func isFlag(text string) bool { return slices.Contains(flags, strings.ToLower(text)) }

// isContent reports whether texts are endings of files or types of media.
func isContent(known []string) bool {
	return !slices.ContainsFunc(known, func(text string) bool { return !strings.HasPrefix(text, ".") && !strings.Contains(text, "/") })
}

// isLike reports whether the way with another text is the same as one with a text that is known.
func (w *walk) isLike(other *walk) bool {
	return slices.Equal(w.Blocks(), other.Blocks()) && len(w.changed(other)) == 0
}

// changed returns the variables that have another value on another way.
func (w *walk) changed(other *walk) []*ssa.Phi {
	var list []*ssa.Phi
	for phi, v := range w.chosen {
		if was := other.chosen[phi]; was != nil && !alike(was, v) && !program.IsBool(phi.Type()) {
			list = append(list, phi)
		}
	}
	return list
}

// alike reports whether two values are one, or the same constant.
func alike(a, b ssa.Value) bool {
	return a == b || program.IsConst(a) && program.IsConst(b) && a.Name() == b.Name()
}

// taken returns the text that stands for any other one: the function returns it, or puts it somewhere.
func (w *walk) taken(ways map[string]*walk) string {
	if w.isParted() {
		return ""
	}
	texts := make(map[string]bool)
	for _, other := range ways {
		for _, v := range w.different(map[string]*walk{"": other}) {
			texts[program.TextOf(v)] = true
		}
		for _, phi := range w.changed(other) {
			texts[program.TextOf(w.chosen[phi])] = true
		}
	}
	for store := range program.Instructions[*ssa.Store](w.alone(ways)) {
		if !funcs.IsOperand(store.Addr) {
			texts[program.TextOf(store.Val)] = true
		}
	}
	if len(texts) != 1 {
		return ""
	}
	return slices.Collect(maps.Keys(texts))[0]
}

// isParted reports whether the function compares the text in several places, each with its own default.
func (w *walk) isParted() bool {
	ends := 0
	for _, side := range w.sides {
		if _, tested := w.tests[program.Condition(side)]; !tested {
			ends++
		}
	}
	return ends > 1
}

// maps reports whether a function has one constant for a text that it knows, and another one for any other.
func (w *walk) maps(other *walk) bool {
	for _, phi := range w.changed(other) {
		if program.TextOf(w.chosen[phi]) != "" && program.TextOf(other.chosen[phi]) != "" {
			return true
		}
	}
	return slices.ContainsFunc(other.different(map[string]*walk{"": w}), func(v ssa.Value) bool { return program.TextOf(v) != "" })
}
