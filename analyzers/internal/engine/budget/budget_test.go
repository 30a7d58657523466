package budget_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestWork(t *testing.T) {
	var work, other budget.Work
	work.Begin(2)
	assert.True(t, work.More())
	assert.True(t, work.More())
	assert.False(t, work.Exceeded(), "two of two")
	assert.False(t, work.More())
	assert.True(t, work.Over())
	work.Begin(9)
	assert.False(t, work.Over(), "another question")
	other.Add(5)
	work.Include(&other)
	assert.Equal(t, 8, work.Since(), "of both questions, and of the other one")
	work.Reset()
	assert.Zero(t, work.Since())
}

// What a question may take grows with the function. A function that costs too much is told of once, and after
// much of a package was learned questions may take less.
func TestLedger(t *testing.T) {
	p := fixture.Functions(t, "package p\n\nfunc short() {}\n\nfunc long(n int) int { short(); short(); return n * n }\n")
	short, long := p.Func("short"), p.Func("long")
	ledger := budget.NewLedger()
	assert.Greater(t, ledger.Limit(long), ledger.Limit(short))
	assert.False(t, ledger.Charge(long, 300_000), "900,000 for three questions")
	assert.True(t, ledger.Charge(long, 100_000))
	assert.True(t, ledger.IsTooMuch(long))
	assert.False(t, ledger.Charge(long, 100_000), "that is known")
	assert.False(t, ledger.IsTooMuch(short))
	assert.Less(t, ledger.Limit(long), 300, "little is left for the package")
}

// Answers are kept as long as there is room.
func TestKeep(t *testing.T) {
	ledger := budget.NewLedger()
	assert.True(t, ledger.Keep(200_000))
	assert.False(t, ledger.Keep(100_001), "one too many")
	assert.True(t, ledger.Keep(100_000), "what was not kept does not count")
	assert.False(t, ledger.Keep(1))
}

// Where a whole package costs too much, each function may take less.
func TestLedgerOfManyFunctions(t *testing.T) {
	p := fixture.Functions(t, "package p\n\nfunc a(n int) int { a(n); return n }\n\nfunc b(n int) int { b(n); return n }\n")
	a, b := p.Func("a"), p.Func("b")
	ledger := budget.NewLedger()
	assert.False(t, ledger.Charge(b, 20_000), "40,000 for two questions")
	assert.True(t, ledger.Charge(a, 9_990_000))
	assert.False(t, ledger.Charge(b, 0), "20,000,000 is no more than there may be")
	assert.False(t, ledger.Charge(b, 5_000), "50,000 each is what is left")
	assert.True(t, ledger.Charge(b, 1))
}
