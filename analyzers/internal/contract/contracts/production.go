package contracts

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// A Production is a place from which a coded error can leave a handler.
//
// Only errors and texts of results that leave the handler are productions. A code
// that is compared, searched for or only mentioned is not, nor is the code of a
// cause inside another coded error.
type Production struct {
	// Code is the code, 0 if it is not known.
	Code taxonomy.Code
	// Reason is the reason, "" if there is none or it is not known.
	Reason string
	// ByContract tells that the error was made by Contract.Fail.
	ByContract bool
	// Contract is the contract that made the error, nil if none did or it is not
	// known.
	Contract *Contract
	// Failure names the variable that declares the failure, as errflow does. It is
	// empty if there is none, or none that is known.
	Failure string
	// Pos is the place in the package of the handler: of the production, or of
	// the call that leads to it.
	Pos token.Pos
	// Own tells that the error is made in the package of the handler.
	Own bool
	// Sure tells that nothing of the error is unknown, such as options that
	// come from elsewhere.
	Sure bool
	// Via are the calls through which the error comes, the innermost first.
	Via []cause.Step
}

// Baseline reports whether any tool can fail with the code without declaring it.
func Baseline(code taxonomy.Code) bool {
	switch code {
	case taxonomy.CodeInternalError, taxonomy.CodeServiceUnavailable, taxonomy.CodeTimeout,
		taxonomy.CodeValidationError, taxonomy.CodeSerializationError, taxonomy.CodeRequestCancelled:
		return true
	}
	return false
}

// ProductionsOf returns the productions of a function of the package, in the order of
// their places, and whether these are all: whether each error that leaves the
// function could be followed to where it comes into being.
func ProductionsOf(flow *errflow.Flow, known *Result, fn *ssa.Function) (list []Production, all bool) {
	c := collector{known: known, all: !slices.Contains(flow.GaveUp(), fn)}
	for _, ret := range flow.Returns(fn) {
		c.add(ret)
	}
	slices.SortStableFunc(c.list, func(p, q Production) int { return summary.ComparePositions(fn.Prog.Fset, p.Pos, q.Pos) })
	return c.list, c.all
}

// ProductionsElsewhere returns the productions of a function of another package, as it is
// named at a place. More can be possible.
func ProductionsElsewhere(flow *errflow.Flow, known *Result, fn *types.Func, at token.Pos) []Production {
	c := collector{known: known}
	c.add(flow.Elsewhere(fn, at))
	return c.list
}

// A collector collects the productions of one function.
type collector struct {
	known *Result
	list  []Production
	all   bool
}

func (c *collector) add(ret *returns.Return) {
	failures := slices.Clone(ret.Errors)
	for _, r := range ret.Results {
		failures = append(failures, r.Rendered...)
	}
	for _, f := range failures {
		c.all = c.all && !f.Cut && followed(f)
		origin, ok := coded(f)
		if !ok {
			continue
		}
		p := production(origin, c.known)
		p.Sure = sure(f)
		if !slices.ContainsFunc(c.list, p.same) {
			c.list = append(c.list, p)
		}
	}
}

func production(o cause.Origin, known *Result) Production {
	p := Production{
		Code: o.Code, Reason: o.Reason, Failure: o.Failure, Pos: o.Pos, Via: o.Via,
		Own: len(o.Via) == 0 || o.Via[0].Pos.IsValid(),
	}
	p.Contract, p.ByContract = known.ByName(o.Contract), o.Contract != ""
	if call := known.At(o.Pos); call != nil && call.Method == "Fail" {
		p.Contract, p.ByContract = call.Contract, true
	}
	if p.Contract != nil && p.Code == 0 {
		if e := p.Contract.Entry(p.Reason); e != nil && e.Known("Code") {
			p.Code = e.Failure.Code
		}
	}
	return p
}

func (p Production) same(q Production) bool {
	return p.Code == q.Code && p.Reason == q.Reason && p.Pos == q.Pos && p.Sure == q.Sure
}
