package nilerror

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// told looks for places where an error is told that is nil on some way there, by the tests of
// the function itself, or on all:
//
//	if err != nil || user == nil {
//		return fmt.Errorf("no user: %w", err)
//	}
func (c *checker) told(f failing) {
	for _, use := range *f.err.Referrers() {
		told := c.tells(f.err, use)
		if told == nil {
			continue
		}
		test := f.nilAt(use.Block())
		when := test
		if test == nil {
			when = f.nilBy(use.Block())
		}
		if ret, ok := told.(*ssa.Return); when == nil || ok && (test != nil || !givesNothing(ret) || !f.isNilTest(when)) {
			continue
		}
		reason := "if only the other condition holds, the error of " + f.source + " is nil: "
		switch {
		case test != nil:
			reason = "the error of " + f.source + " is always nil here: "
		case isStatus(when):
			reason = "if only the status is wrong, the error of " + f.source + " is nil: "
		}
		finding := f.toldAs(told, reason)
		finding.Category, finding.Related = categoryTold, []analysis.RelatedInformation{{Pos: when.Pos(), Message: "here the error is nil"}}
		c.report(told, test == nil && !isStatus(when), finding)
	}
}

// panics is what the agent gets of a panic.
const panics = "a panic in place of an answer"

// toldAs says what comes of an error that is nil where it is told, for a reason.
func (f failing) toldAs(told ssa.Instruction, reason string) report.Finding {
	finding := report.Finding{
		Message: reason + "the text then says \"<nil>\", not what failed",
		Help:    "test the error by itself first, and give the other case a text of its own",
		Sees:    `"…: <nil>"`,
	}
	call, ok := told.(*ssa.Call)
	switch {
	case !ok:
		finding.Message = "if " + f.source + " returns nil without an error, this returns nil, nil: neither a result nor an error"
		finding.Help = "return an error that says what is missing"
		finding.Sees = "what the caller makes of nil and nil"
	case call.Call.IsInvoke():
		finding.Message, finding.Sees = reason+"`Error` then panics", panics
	case slices.Contains(call.Call.Args, f.err):
		finding.Message, finding.Sees = reason+"the answer does not say what failed", "a failure without a reason"
	case wraps(call):
		finding.Message, finding.Sees = reason+"the text then says \"%!w(<nil>)\", not what failed", `"…: %!w(<nil>)"`
	}
	return finding
}

// wraps reports whether the format of a call is constant and has the verb of errors that are wrapped.
func wraps(call *ssa.Call) bool {
	if len(call.Call.Args) == 0 {
		return false
	}
	format, _ := program.ConstantText(call.Call.Args[0])
	return strings.Contains(format, "%w")
}

// isStatus reports whether a condition is about the status of a response over HTTP, which is what it
// is where the error is nil.
func isStatus(cond ssa.Value) bool {
	test, ok := cond.(*ssa.BinOp)
	if !ok {
		return false
	}
	return isStatusField(test.X) || isStatusField(test.Y)
}

func isStatusField(v ssa.Value) bool {
	if class, ok := v.(*ssa.BinOp); ok {
		v = class.X // resp.StatusCode/100
	}
	addr, ok := paths.ReadFrom[*ssa.FieldAddr](v)
	return ok && requests.IsStatus(addr)
}

// tells returns the instruction that tells of an error with one use of it, or nil: what asks for
// its text, formats or returns it, or makes a result of it.
func (c *checker) tells(err ssa.Value, use ssa.Instruction) ssa.Instruction {
	switch use := use.(type) {
	case *ssa.Return:
		return use
	case *ssa.Call:
		if row := c.builder(use); slices.ContainsFunc(row.Error, func(i int) bool { return i < len(use.Call.Args) && use.Call.Args[i] == err }) {
			return use
		}
		if use.Call.IsInvoke() && use.Call.Value == err && use.Call.Method.Name() == "Error" && !isLogged(use) {
			return use
		}
	case *ssa.MakeInterface, *ssa.ChangeInterface:
		return c.formats(use.(ssa.Value))
	}
	return nil
}

// formats returns the call that makes text or an error of an operand, or nil.
func (c *checker) formats(operand ssa.Value) ssa.Instruction {
	for _, use := range (flow.Query{Kinds: flow.Store | flow.Element}).Uses(operand) {
		if call, ok := use.(*ssa.Call); ok && c.isFormat(call) && !isLogged(call) {
			return call
		}
	}
	return nil
}

func (c *checker) isFormat(call *ssa.Call) bool {
	if c.builder(call).Format {
		return true
	}
	obj := program.Called(call.Common())
	return obj != nil && obj.Pkg() != nil && obj.Pkg().Path() == "fmt" && (strings.HasPrefix(obj.Name(), "Sprint") || obj.Name() == "Errorf")
}

// builder returns what is known of a function that makes a result.
func (c *checker) builder(call *ssa.Call) sdk.Builder {
	_, row, _ := c.set.Builder(program.Called(call.Common()))
	return row
}

// isLogged reports whether what a call makes is at most logged.
func isLogged(call *ssa.Call) bool { return flow.OnlyLogged(call, nil) }

// nilAt returns the condition that leads to a block where the error is always nil, or nil.
func (f failing) nilAt(block *ssa.BasicBlock) ssa.Value {
	if cond.At(block, f.err) != cond.FoundNil {
		return nil
	}
	for test, whenNil := range cond.OnNil(f.err) {
		if test.Succs[whenNil].Dominates(block) {
			return program.Condition(test)
		}
	}
	return nil
}

// nilBy returns the condition that leads to a block where the error is nil, if control comes
// there also where it is not, or nil. A value that is nil comes without an error, as well.
func (f failing) nilBy(block *ssa.BasicBlock) ssa.Value {
	for b := range program.Dominators(block) {
		if cond.At(b, f.err) != cond.Untested && len(b.Preds) < 2 {
			return nil
		}
		if len(b.Preds) < 2 || b.Comment != "if.then" && b.Comment != "switch.body" {
			continue
		}
		var when ssa.Value
		set := false
		for _, pred := range b.Preds {
			switch {
			case cond.Along(pred, b, f.err) == cond.FoundSet:
				set = true
			case cond.At(pred, f.err) == cond.FoundNil, f.isNilTest(program.Condition(pred)):
				when = program.Condition(pred)
			}
		}
		if set {
			return when
		}
	}
	return nil
}

// givesNothing reports whether a return gives nil beside the error.
func givesNothing(ret *ssa.Return) bool {
	given := program.AllGiven(ret)
	return len(given) > 1 && !slices.ContainsFunc(given[:len(given)-1], func(v ssa.Value) bool { return !program.IsNil(v) })
}

// isNilTest reports whether a condition asks whether one of the other results is nil.
func (f failing) isNilTest(condition ssa.Value) bool {
	v, _ := cond.WithNil(condition)
	return v != nil && slices.Contains(f.given, v)
}
