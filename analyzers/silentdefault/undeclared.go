package silentdefault

import (
	"cmp"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// unread looks for arguments that the description of a tool declares and its handler never asks
// for: one finding for each tool.
//
//	s.AddTool(mcp.NewTool("review", mcp.WithString("path")), review)
//	// and review asks for "change" only
func (c *checker) unread(t tools, own []*ssa.Function) {
	for _, h := range c.found.Handlers {
		list := t.described(h)
		if len(list) != 1 || syntax.InTest(c.pass.Fset, h.Func.Pos()) {
			continue
		}
		d := list[0]
		if len(d.declared) == 0 || d.open {
			continue
		}
		a := c.asking(own)
		a.look(h.Func)
		if a.lost || len(a.names) == 0 {
			continue
		}
		c.reportUnread(h, d, a.names)
	}
}

// unreadByAll looks for arguments of the tools that a package describes for another one to register, together with
// its handlers, of which none asks for them: one finding for all.
//
//	func VMList() mcp.Tool { return mcp.NewTool("vm_list", mcp.WithString("filter")) }
//	func VMListHandler() server.ToolHandlerFunc { return list("vm") }
func (c *checker) unreadByAll(t tools, own []*ssa.Function) {
	a := c.asking(own)
	for _, h := range c.found.Handlers {
		if !syntax.InTest(c.pass.Fset, h.Func.Pos()) {
			a.look(h.Func)
		}
	}
	if a.lost || len(a.seen) == 0 {
		return
	}
	var missing []declared
	var names []string
	for name := range t.handed {
		for _, arg := range t.byName[name].declared {
			if !a.names[arg.name] && !t.byName[name].open {
				missing = append(missing, arg)
			}
		}
	}
	if len(missing) == 0 {
		return
	}
	slices.SortFunc(missing, func(x, y declared) int { return cmp.Compare(x.pos, y.pos) })
	for _, arg := range missing {
		if !slices.Contains(names, arg.name) {
			names = append(names, arg.name)
		}
	}
	f := report.Finding{
		Pos: missing[0].pos, Category: categoryUnused, Strict: true,
		Message: "the tools of this package accept " + quoted(names) + " and ignore " + them(names) + report.Likewise(len(missing)-1),
		Help:    unheard(names, "description"), Sees: seesWithout(quoted(names)),
	}
	for _, other := range missing[1:] {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: other.pos, Message: "ignored, too"})
	}
	report.Report(c.pass, f)
}

func (c *checker) reportUnread(h *handlers.Handler, d described, asked map[string]bool) {
	var names []string
	var at []token.Pos
	for _, arg := range d.declared {
		if !asked[arg.name] {
			names, at = append(names, arg.name), append(at, arg.pos)
		}
	}
	if len(names) == 0 {
		return
	}
	who := answers.CallerIn(c.pass, h)
	if len(who.Names) == 0 && d.name != "" {
		who.Names = []string{d.name}
	}
	f := report.Finding{
		Pos: at[0], Category: categoryUnused, Strict: true,
		Message: ignored(who, names), Help: unheard(names, "description"), Sees: seesWithout(quoted(names)),
		Related: []analysis.RelatedInformation{{Pos: h.Func.Pos(), Message: "the handler"}},
	}
	for _, other := range at[1:] {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: other, Message: "ignored, too"})
	}
	report.Report(c.pass, f)
}

// An asking collects the names of arguments for which a handler asks, and the functions of the
// package that it calls.
type asking struct {
	names map[string]bool
	own   []*ssa.Function
	found *handlers.Result
	seen  map[*ssa.Function]bool
	lost  bool // the arguments leave the sight of the package
}

// asking returns the question for which arguments functions ask, of which none is looked at yet.
func (c *checker) asking(own []*ssa.Function) asking {
	return asking{names: make(map[string]bool), own: own, found: c.found, seen: make(map[*ssa.Function]bool)}
}

func (a *asking) look(fn *ssa.Function) {
	if a.seen[fn] || a.lost {
		return
	}
	a.seen[fn] = true
	for _, literal := range fn.AnonFuncs {
		a.look(literal)
	}
	for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
		a.note(instr)
	}
}

// note looks at where an instruction takes the arguments.
func (a *asking) note(instr ssa.Instruction) {
	switch instr := instr.(type) {
	case ssa.CallInstruction:
		a.call(instr.Common())
	case *ssa.MakeInterface:
		a.lost = a.lost || a.holdsAll(instr.X)
	case *ssa.Lookup:
		if a.isMap(instr.X) {
			a.ask(instr.Index)
			a.lost = a.lost || program.TextOf(instr.Index) == ""
		}
	case *ssa.UnOp:
		a.lost = a.lost || isRaw(instr)
	case *ssa.Range:
		a.lost = a.lost || a.isMap(instr.X)
	case *ssa.Store:
		a.lost = a.lost || a.holdsAll(instr.Val) && !isLocal(instr.Addr)
	}
}

// call follows a call of a function of the package; what another one does with a request is not
// known.
func (a *asking) call(call *ssa.CallCommon) {
	given := slices.ContainsFunc(call.Args, a.holdsAll)
	if given {
		for _, arg := range call.Args {
			a.ask(arg)
		}
	}
	callee := program.Declaration(call.StaticCallee())
	if callee != nil && slices.Contains(a.own, callee) {
		a.look(callee)
		return
	}
	obj := program.Called(call)
	if obj != nil && sdk.HasOptions(obj.Pkg()) && (strings.HasPrefix(obj.Name(), "Get") || strings.HasPrefix(obj.Name(), "Require")) && obj.Name() != "GetRawArguments" {
		return
	}
	a.lost = a.lost || given
}

// ask notes that the argument with a name is asked for.
func (a *asking) ask(name ssa.Value) {
	if text := program.TextOf(name); text != "" {
		a.names[text] = true
	}
}

// holdsAll reports whether a value is a request, or all its arguments.
func (a *asking) holdsAll(v ssa.Value) bool { return sdk.IsCall(v.Type()) || a.isMap(v) }

// isMap reports whether a value is a map with arguments.
func (a *asking) isMap(v ssa.Value) bool {
	_, ok := v.Type().Underlying().(*types.Map)
	return ok && a.found.IsArgument(v)
}

// isRaw reports whether a value is all the arguments of a request, as the library has them, of
// which more is done than to take them for a map.
func isRaw(load *ssa.UnOp) bool {
	field := paths.FieldRead(load)
	if _, isMap := load.Type().Underlying().(*types.Map); isMap || field == nil || !sdk.HasOptions(field.Pkg()) || field.Name() != "Arguments" && field.Name() != "Params" {
		return false
	}
	return slices.ContainsFunc(*load.Referrers(), func(use ssa.Instruction) bool {
		switch use.(type) {
		case *ssa.TypeAssert, *ssa.Lookup, *ssa.BinOp:
			return false
		}
		return true
	})
}

// isLocal reports whether an address is that of a variable.
func isLocal(addr ssa.Value) bool {
	_, ok := addr.(*ssa.Alloc)
	return ok
}
