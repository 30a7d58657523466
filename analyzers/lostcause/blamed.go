package lostcause

import (
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// A probe is a call whose error is only compared with nil, so that nobody learns what it says, or logged at each attempt:
// whoever gets the error in the end reads no log.
type probe struct {
	call *ssa.Call
	err  ssa.Value
}

// blamed reports errors that blame something else where a call may have failed whose error is only compared
// with nil:
//
//	for time.Now().Before(deadline) {
//		if page, err := browser.Info(); err == nil && page.Done {
//			return nil
//		}
//	}
//	return errors.New("the page has not changed") // or the browser is gone
func blamed(pass *analysis.Pass, fn *ssa.Function) {
	probes := probesOf(pass.ResultOf[errflow.Analyzer].(*errflow.Flow), fn)
	if len(probes) == 0 || syntax.InTest(pass.Fset, fn.Pos()) {
		return
	}
	for ret := range program.Instructions[*ssa.Return](fn.Blocks) {
		if !blames(ret) {
			continue
		}
		var reasons []probe
		for _, p := range probes {
			if p.leadsTo(ret.Block()) {
				reasons = append(reasons, p)
			}
		}
		if len(reasons) > 0 {
			report.Report(pass, blame(ret, reasons, answers.Who(pass, fn)))
		}
	}
}

func blame(ret *ssa.Return, reasons []probe, who report.Subject) report.Finding {
	f := report.Finding{
		Pos: ret.Pos(), Category: categoryBlamed, Strict: true,
		Message: "when " + report.Func(syntax.ShortName(program.Called(reasons[0].call.Common()))) + " fails, " +
			who.Does("return") + " an error that does not mention it" + report.Likewise(len(reasons)-1),
		Help: "wrap the error with `%w`, and test the result for nil in a branch of its own",
	}
	if isRepeated(reasons[0].call) {
		f.Help = "keep the error of the last attempt, and wrap it with `%w`"
	}
	if args := made(ret).Call.Args; len(args) > 0 {
		if text := program.TextOf(args[0]); text != "" && !strings.Contains(text, "%") {
			f.Sees = strconv.Quote(text)
		}
	}
	for _, p := range reasons {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: p.call.Pos(), Message: "the error of this call is at most logged"})
	}
	return f
}

// probesOf returns the calls of a function whose errors are only compared with nil, and can come from
// outside of the process.
func probesOf(flow *errflow.Flow, fn *ssa.Function) (list []probe) {
	for call := range program.Instructions[*ssa.Call](fn.Blocks) {
		if program.Called(call.Common()) == nil || isAfterFailure(call.Block()) || isLookup(syntax.ShortName(program.Called(call.Common()))) {
			continue
		}
		results := call.Call.Signature().Results()
		last := results.Len() - 1
		if last < 0 || !program.IsError(results.At(last).Type()) || !saysSomething(call, flow.Failures(call, last)) {
			continue
		}
		for _, err := range calls.ResultsOf(call, last) {
			if isOnlyCompared(err, isRepeated(call)) {
				list = append(list, probe{call, err})
			}
		}
	}
	return list
}

// isRepeated reports whether a loop calls a function again with the same arguments. What is done for one item after the other
// is no attempt.
func isRepeated(call *ssa.Call) bool {
	return program.Continues(call.Block(), call.Block()) && !slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool {
		return !funcs.IsContext(arg.Type()) && !flow.All(readFrom.Ends(arg), func(v ssa.Value) bool {
			made, ok := v.(ssa.Instruction)
			return !ok || !program.Continues(made.Block(), made.Block())
		})
	})
}

// readFrom is the query for that from which a value is read, by fields and variables.
var readFrom = flow.Query{Kinds: flow.Load | flow.Field | flow.Convert | flow.Box}

// isAfterFailure reports whether something else is known to have failed before a block: that is the reason.
func isAfterFailure(block *ssa.BasicBlock) bool {
	for v := range cond.SetAt(block) {
		if program.IsError(v.Type()) {
			return true
		}
	}
	return false
}

// isLookup reports whether a function asks for something that may well not be there: that is what its error says.
func isLookup(name string) bool {
	return slices.Contains([]string{"os.Stat", "os.Lstat", "exec.LookPath", "os.UserHomeDir", "os.Executable"}, name) || strings.HasPrefix(name, "filepath.")
}

// saysSomething reports whether one of the failures of a call is of something outside of the process, or it
// calls a method of another module.
func saysSomething(call *ssa.Call, list []cause.Failure) bool {
	method := program.Called(call.Common()).Signature().Recv() != nil
	return slices.ContainsFunc(list, func(f cause.Failure) bool {
		return f.IsOutside() || f.Class == cause.Foreign && method
	})
}

// isOnlyCompared reports whether an error is compared with nil, and not used otherwise, but for logs of one that can come
// again.
func isOnlyCompared(err ssa.Value, again bool) bool {
	compared := false
	for _, use := range *err.Referrers() {
		test, ok := use.(*ssa.BinOp)
		if !ok && !again {
			return false
		}
		if ok {
			of, _ := cond.WithNil(test)
			compared = compared || of != nil
		}
	}
	return compared && flow.OnlyLogged(err, nil)
}

// leadsTo reports whether control comes to a block where the call has failed, and has no other way then but
// to call again: what goes on with something else blames nothing. It must come there also if it has not failed.
func (p probe) leadsTo(to *ssa.BasicBlock) bool {
	for block, whenNil := range cond.OnNil(p.err) {
		failed := block.Succs[1-whenNil]
		if !(len(failed.Preds) == 1 && failed.Dominates(to)) && p.endsIn(failed, to) {
			return true
		}
	}
	return false
}

// endsIn reports whether all that comes after the call has failed is a return that blames something else, one
// block among them, or leads back to the call.
func (p probe) endsIn(failed, to *ssa.BasicBlock) bool {
	reached := program.Reached(failed, p.next)
	return slices.Contains(reached, to) && !slices.ContainsFunc(reached, func(block *ssa.BasicBlock) bool {
		if ret, ok := program.Last(block).(*ssa.Return); ok {
			return !blames(ret)
		}
		return canFail(block) && !program.LeadsTo(block, p.call.Block())
	})
}

// next returns what comes after a block, but not beyond a call that can fail.
func (p probe) next(block *ssa.BasicBlock) []*ssa.BasicBlock {
	if canFail(block) {
		return nil
	}
	return block.Succs
}

// canFail reports whether a block calls something that can fail.
func canFail(block *ssa.BasicBlock) bool {
	return slices.ContainsFunc(block.Instrs, func(instr ssa.Instruction) bool {
		call, ok := instr.(*ssa.Call)
		return ok && fails(call)
	})
}

// fails reports whether a call can fail by its type, and is none that makes an error.
func fails(call *ssa.Call) bool {
	return program.EndsInError(call.Call.Signature().Results()) && !funcs.MakesError(program.Called(call.Common()))
}

// blames reports whether a return gives an error that it makes of constants and of what is no error.
func blames(ret *ssa.Return) bool {
	made := made(ret)
	return made != nil && !slices.ContainsFunc(made.Call.Args, func(arg ssa.Value) bool {
		return slices.ContainsFunc(paths.Elements(arg), func(v ssa.Value) bool {
			changed, ok := v.(*ssa.ChangeInterface)
			return ok && program.IsError(changed.X.Type())
		})
	})
}

// made returns the call that makes the error which a return gives, or nil.
func made(ret *ssa.Return) *ssa.Call {
	given := program.AllGiven(ret)
	if len(given) == 0 || !ret.Pos().IsValid() {
		return nil
	}
	call, ok := given[len(given)-1].(*ssa.Call)
	if !ok || !program.IsError(call.Type()) || !funcs.MakesError(program.Called(call.Common())) {
		return nil
	}
	return call
}
