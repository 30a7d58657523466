// Package budget bounds the work that goes into questions about functions, so that every run ends. It counts
// work, not time: answers depend on the program alone.
//
// Each question about a function may take so much for each of its instructions:
//
//	var work budget.Work
//	work.Begin(ledger.Limit(fn))
//	for work.More() { … } // one unit for each value; false where it was too many
//
// A [Ledger] adds up what was learned of the functions of a package. A function that costs too much is given
// up, and where a whole package does, each question may take less.
package budget

import "golang.org/x/tools/go/ssa"

// The bounds. One unit is a value that is looked at, an error that is found there, or an error that a called
// function returns, with each part of it. No function of twenty servers needs a third of what one question may
// take; the largest module needs 110,000 units for all that is learned, and the most costly function comes to
// 220,000.
const (
	// each is what one question about a function may take for each instruction of it, and for each of the
	// functions that one call can call, up to Most.
	each = 15
	// maxLearned is what learning of a package may take before each question may take less by scarcity.
	maxLearned = 300_000
	// maxCost is what learning of a function may take, times the number of questions that rules can ask
	// about it: less by scarcity, where those of the package come to scarcity times that.
	maxCost  = 1_000_000
	scarcity = 20
)

// Bounds that are the same for all functions. Nobody writes more by hand.
const (
	// Most is how much one question may take, whatever the function, and how many elements of one literal are built.
	Most = 20_000
	// Parts is how many blocks, returns or calls a function may have where each of them is compared with others, or
	// makes the function be looked at anew.
	Parts = 600
	// Visits is how many values or functions one search visits.
	Visits = 2000
	// Callees is how many functions a call can call before nothing is said of them.
	Callees = 100
	// Kept is how many things of one kind are kept of a function, and how far a value is followed in it.
	Kept = 24
	// Told is how many of them a fact tells, or a message, and how many conditions one failure has: each is compared
	// with those of others.
	Told = 6
	// Forks is how often a question asks several more of its kind within one another: each time can double the work.
	Forks = 3
	// Deep is how many functions, or questions, lie within one another, and how many steps a way has that is
	// remembered.
	Deep = 6
)

// Work counts what is done for a question.
type Work struct {
	now   int  // for the question that is answered
	limit int  // of that
	since int  // since the count was reset
	over  bool // a value was not looked at any more
}

// Begin begins another question, which may take so much.
func (w *Work) Begin(limit int) { w.now, w.limit, w.over = 0, limit, false }

// Add counts more work.
func (w *Work) Add(n int) {
	w.now += n
	w.since += n
}

// Exceeded reports whether there was more work than there may be.
func (w *Work) Exceeded() bool { return w.now > w.limit }

// More counts one unit and reports whether there may be so much. What goes through many values stops where
// it may not.
func (w *Work) More() bool {
	w.Add(1)
	w.over = w.over || w.Exceeded()
	return !w.over
}

// Over reports whether More has said no.
func (w *Work) Over() bool { return w.over }

// Since returns all the work since the count was reset, of all questions.
func (w *Work) Since() int { return w.since }

// Reset begins to count anew.
func (w *Work) Reset() { w.since = 0 }

// Include counts the work that another one has taken.
func (w *Work) Include(other *Work) { w.since += other.since }

// A Ledger has what it took to learn of the functions of a package. It does not grow once rules ask, as they
// do so in any order.
type Ledger struct {
	spent    map[*ssa.Function]int
	sizes    map[*ssa.Function]size
	tooMuch  map[*ssa.Function]bool // those of which no more is asked
	learned  int                    // what was spent, in all
	allCosts int
	kept     int // of answers
}

// NewLedger returns a ledger in which nothing stands yet.
func NewLedger() *Ledger {
	return &Ledger{spent: make(map[*ssa.Function]int), sizes: make(map[*ssa.Function]size), tooMuch: make(map[*ssa.Function]bool)}
}

// A size is how large a function is.
type size struct {
	instructions int
	questions    int // that rules can ask: one for each call, return and panic
}

func (l *Ledger) sizeOf(fn *ssa.Function) size {
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

// Limit returns how much work there may be for a question about a function.
func (l *Ledger) Limit(fn *ssa.Function) int {
	limit := min(each*(Callees+l.sizeOf(fn).instructions), Most)
	if l.learned > maxLearned {
		return limit / scarcity
	}
	return limit
}

// Charge notes work for what is learned of a function, and reports whether that has become too much.
func (l *Ledger) Charge(fn *ssa.Function, work int) (tooMuch bool) {
	questions := l.sizeOf(fn).questions
	l.spent[fn] += work
	l.learned += work
	l.allCosts += work * questions
	limit := maxCost
	if l.allCosts > maxCost*scarcity {
		limit = maxCost / scarcity
	}
	if l.tooMuch[fn] || l.spent[fn]*questions <= limit {
		return false
	}
	l.tooMuch[fn] = true
	return true
}

// IsTooMuch reports whether a function has become too much.
func (l *Ledger) IsTooMuch(fn *ssa.Function) bool { return l.tooMuch[fn] }

// Keep reports whether there is room for an answer of a size to be kept for those who ask again, and counts it. With
// all answers of a large package there would be no memory for the rest.
func (l *Ledger) Keep(size int) bool {
	if l.kept+size > maxLearned {
		return false
	}
	l.kept += size
	return true
}
