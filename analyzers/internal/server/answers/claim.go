package answers

import (
	"regexp"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
)

// Claims returns the results of tools without the error flag that are returned with a nil error
// and whose text says by its first words that something has failed, where no error is known: the
// function has found something out by itself. What is in the list of Successes is left out.
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
		if a.gives(fn) == nil {
			continue
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
		if r.Value == nil || r.Flag != cause.Cleared || len(r.Rendered) > 0 {
			continue
		}
		if _, _, result := a.set.Result(r.Value.Type()); !result {
			continue
		}
		texts := slices.DeleteFunc(a.flow.Texts(r.Value), func(t string) bool { return !strings.Contains(t, " ") })
		if len(texts) == 0 || len(texts) > 2 || !claimsFailure(texts[0], len(texts) == 1 && isBody(ret.Instr.Block())) {
			continue
		}
		fn := ret.Instr.Parent()
		s = Success{Who: named(fn), Library: a.gives(fn), Flagged: true, Statement: a.statement(ret.Pos()), Made: a.made(r.Value.Pos())}
		s.Instr, s.Texts, s.Pos = ret.Instr, texts, r.Value.Pos()
		for _, h := range a.found.Handlers {
			if h.Func == fn {
				a.by(&s, h)
			}
		}
		return s, true
	}
	return s, false
}

// isBody reports whether a block is the body of a branch, and not what comes at the end of all
// that a function does.
func isBody(block *ssa.BasicBlock) bool {
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

// claims matches the first words of texts that say that the call has failed.
var claims = regexp.MustCompile(`^(error\b|failed\b|failure\b|cannot\b|can't\b|could not\b|unable to\b|missing (required )?(parameter|argument|field)|(required )?(parameter|argument|field) .*\b(is )?(missing|required)\b|required \w+ .*\bmissing\b|[\w'"%.]+ (parameter |argument )?(is required|is missing|cannot be empty|must be |must not be )|invalid (value|parameter|argument|request|input|json|format)?\b|unauthori[sz]ed\b|access denied|permission denied|not permitted|forbidden\b|unknown (tool|action|command|operation|parameter)\b|unknown (\w+ ){0,2}\w+: )`)

// lacks matches the first words of texts that say that an argument is missing: "No style specified".
var lacks = regexp.MustCompile(`^no (\w+ ){1,4}(specified|provided|given)\b`)

// found matches what such texts say that tell of what is there: "No items found for the given range".
var found = regexp.MustCompile(`\b(found|available|matched|the (specified|provided|given))\b`)

// misses matches the first words of texts that say that what was asked for by its name is not there: "File %s not
// found".
var misses = regexp.MustCompile(`^(the )?(?:[a-mo-z_-][a-z_-]*|n[a-np-z][a-z_-]*)( [a-z_-]+){0,2} (with (id|name) )?(['"\x60(]*%[sqvd]['"\x60)]* )?(was |is )?not found\b|^[a-z]+ not found: `)

// claimsFailure reports whether a text says so by its first words. Only in the body of a branch all count;
// elsewhere the text has to say that what was asked for has not been found.
func claimsFailure(text string, body bool) bool {
	text = strings.ToLower(strings.TrimLeft(text, "❌⚠️*# \n\t[("))
	claimed := misses.MatchString(text) || body && (claims.MatchString(text) || lacks.MatchString(text) && !found.MatchString(text))
	return claimed && !containsAny([]string{text}, partial) && !containsAny([]string{text}, harmless)
}
