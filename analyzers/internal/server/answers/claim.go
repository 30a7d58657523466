package answers

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// Claims returns the results of tools without the error flag, and the contents of resources, that are returned with a nil error
// and whose text says by its first words that something has failed, where no error is known: the
// function has found something out by itself, or comes there also if all went well. What is in the list of
// Successes is left out.
func Claims(pass *analysis.Pass) []Success {
	return slices.Clone(pass.ResultOf[Analyzer].(*asked).claims())
}

func (a *asker) allClaims(functions []*ssa.Function, successes []Success) []Success {
	known := make(map[*ssa.Return]bool)
	for _, s := range successes {
		known[s.Instr] = true
	}
	var list []Success
	for _, fn := range functions {
		if a.gives(fn) == nil && !a.reads(fn) {
			continue
		}
		for _, m := range a.flow.Joined(fn) {
			if s := a.by(Success{Masking: m}, fn); !s.IsPartial() {
				list = append(list, s)
			}
		}
		for _, ret := range a.flow.Returns(fn) {
			if ret.Instr == nil || known[ret.Instr] || len(ret.Errors) > 0 || !isBody(ret.Instr.Block()) && !isAfterLoop(ret.Instr.Block()) {
				continue
			}
			if s, ok := a.claim(ret); ok {
				list = append(list, s)
			}
		}
	}
	return list
}

// claim returns what a return gives as a success that says that something has failed.
func (a *asker) claim(ret *returns.Return) (s Success, ok bool) {
	for _, r := range ret.Results {
		if r.Value == nil {
			continue
		}
		_, _, result := a.set.Result(r.Value.Type())
		if flagless := result && r.Flag == cause.Cleared; !flagless && !(a.reads(ret.Instr.Parent()) && r.Value == program.Given(ret.Instr, 0)) {
			continue
		}
		texts := slices.DeleteFunc(a.flow.Texts(r.Value), func(t string) bool { return !strings.Contains(t, " ") })
		if len(texts) == 0 {
			continue
		}
		alone := len(texts) == 1 && len(r.Rendered) == 0 && !isAfterLoop(ret.Instr.Block())
		begins := alone || begins(r.Value, texts[0], ret.Instr)
		if !begins && (len(texts) > 2 || len(r.Rendered) > 0) || !claimsFailure(texts[0], begins && isBody(ret.Instr.Block())) {
			continue
		}
		s = Success{Statement: a.statement(ret.Pos()), Made: a.made(r.Value.Pos())}
		s.Instr, s.Texts, s.Pos = ret.Instr, texts, r.Value.Pos()
		return a.by(s, ret.Instr.Parent()), true
	}
	return s, false
}

// begins reports whether a value is made of a text that is formatted before a return, whatever way leads there, and
// has another one as its format. That of an item of a list is made for each.
func begins(v ssa.Value, text string, ret *ssa.Return) bool {
	return flow.Query{Kinds: flow.Making}.Reaches(func(v ssa.Value) bool {
		made, ok := v.(*ssa.Call)
		return ok && len(made.Call.Args) > 0 && funcs.IsFormat(&made.Call) && made.Parent() == ret.Parent() && made.Block().Dominates(ret.Block()) && program.TextOf(made.Call.Args[0]) == text
	}, v)
}

// isBody reports whether a block is the body of a branch, or comes after a loop in one, and not at the end of all
// that a function does.
func isBody(block *ssa.BasicBlock) bool {
	for isAfterLoop(block) {
		head := block.Idom()
		if head == nil || head.Idom() == nil {
			return false
		}
		block = head.Idom()
	}
	switch block.Comment {
	case "if.then", "if.else", "switch.body":
		return true
	}
	return false
}

// isAfterLoop reports whether a block comes after a loop that has nothing more to look at.
func isAfterLoop(block *ssa.BasicBlock) bool {
	return strings.HasPrefix(block.Comment, "range") && strings.HasSuffix(block.Comment, ".done")
}

// claimsFailure reports whether a text says so by its first words. Only in the body of a branch all count;
// elsewhere the text has to say that what was asked for has not been found.
func claimsFailure(text string, body bool) bool {
	text = strings.ToLower(strings.TrimLeft(text, "❌⚠️*# \n\t[("))
	claimed := words.Misses.MatchString(text) || body && (words.Claims.MatchString(text) || words.LacksArgument(text))
	return claimed && !words.Partial.In(text) && !words.Harmless.In(text)
}
