package origin

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// The bounds on work. One unit is a value that is looked at, an error that is found there, or an error
// that a called function returns, with each part of it. No function of twenty servers needs a third of
// what one question may take; the largest module needs 110,000 units for all that is learned, and the
// most costly function comes to 220,000.
const (
	// workBase and workEach are what one question about a function may take: so much, and so much for
	// each instruction of it, up to maxWork.
	workBase, workEach = 1500, 15
	maxWork            = 20_000
	// scarceBase and scarceEach are the same where what was learned of the package took maxLearned.
	scarceBase, scarceEach = 200, 1
	maxLearned             = 300_000
	// maxCost is what learning of a function may take, times the number of questions that rules can ask
	// about it. Where those of the package come to maxCosts it is scarceCost.
	maxCost    = 1_000_000
	maxCosts   = 20_000_000
	scarceCost = 50_000
)

// A work counts what an evaluator, and those that it starts, have done.
type work struct {
	now   int  // for the question that is answered
	limit int  // of that
	since int  // since the evaluator was started
	over  bool // a value was not looked at any more
}

// begin begins another question.
func (w *work) begin(limit int) { w.now, w.limit, w.over = 0, limit, false }

// add counts more work.
func (w *work) add(n int) {
	w.now += n
	w.since += n
}

// found counts what it takes to join errors to others, which compares their parts.
func (w *work) found(failures []cause.Failure) {
	for i := range failures {
		w.add(1 + len(failures[i].Parts)/4)
	}
}

// exceeded reports whether there was more work than there may be.
func (w *work) exceeded() bool { return w.now > w.limit }

// more counts one unit and reports whether there may be so much. What goes through many values stops where
// it may not.
func (w *work) more() bool {
	w.add(1)
	w.over = w.over || w.exceeded()
	return !w.over
}

// labours is what it took to learn of the functions of a package. It does not grow once rules ask, as they
// do so in any order.
type labours struct {
	spent    map[*ssa.Function]int
	sizes    map[*ssa.Function]size
	tooMuch  map[*ssa.Function]bool // those of which no more is asked
	learned  int                    // what was spent, in all
	allCosts int
}

func newLabours() labours {
	return labours{spent: make(map[*ssa.Function]int), sizes: make(map[*ssa.Function]size), tooMuch: make(map[*ssa.Function]bool)}
}

// A size is how large a function is.
type size struct {
	instructions int
	questions    int // that rules can ask: one for each call, return and panic
}

func (l *labours) sizeOf(fn *ssa.Function) size {
	s, known := l.sizes[fn]
	if known || fn == nil {
		return s
	}
	for _, block := range fn.Blocks {
		s.instructions += len(block.Instrs)
		for _, instr := range block.Instrs {
			switch instr.(type) {
			case ssa.CallInstruction, *ssa.Return, *ssa.Panic:
				s.questions++
			}
		}
	}
	l.sizes[fn] = s
	return s
}

// limit returns how much work there may be for a question about a function.
func (l *labours) limit(fn *ssa.Function) int {
	base, each := workBase, workEach
	if l.learned > maxLearned {
		base, each = scarceBase, scarceEach
	}
	return min(base+each*l.sizeOf(fn).instructions, maxWork)
}

// charge notes work for what is learned of a function, and reports whether that has become too much.
func (l *labours) charge(fn *ssa.Function, work int) (tooMuch bool) {
	questions := l.sizeOf(fn).questions
	l.spent[fn] += work
	l.learned += work
	l.allCosts += work * questions
	most := maxCost
	if l.allCosts > maxCosts {
		most = scarceCost
	}
	if l.tooMuch[fn] || l.spent[fn]*questions <= most {
		return false
	}
	l.tooMuch[fn] = true
	return true
}

// Charge counts the work since the evaluator was started for what is learned of a function, and reports
// whether it has become too much by that. Then the function is given up.
func (f *Tracer) Charge(fn *ssa.Function) (tooMuch bool) {
	if !f.labours.charge(fn, f.Evaluator.work.since) {
		return false
	}
	f.GiveUp(fn)
	return true
}

// maxReturns is how many returns of a function are looked at. Nobody writes more by hand.
const maxReturns = 1000

// IsOverlong reports whether a function has more returns than are looked at, or takes too much work
// for rules to ask about it. Of such a function nothing is known, and rules see none of its returns.
func (f *Tracer) IsOverlong(fn *ssa.Function) bool {
	return f.labours.tooMuch[fn] || len(f.ReturnsIn[fn]) > maxReturns
}

// GiveUp notes, once each, functions that cannot be followed to the end.
func (f *Tracer) GiveUp(functions ...*ssa.Function) {
	for _, fn := range functions {
		if !slices.Contains(f.GaveUp, fn) {
			f.GaveUp = append(f.GaveUp, fn)
		}
	}
}
