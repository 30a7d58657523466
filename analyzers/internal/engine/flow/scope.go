package flow

import (
	"iter"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// A Scope is the analysed package with its index.
type Scope struct {
	Pass     *analysis.Pass
	Set      *sdk.Set
	Settings *settings.Settings
	Program  *program.Program
	Index    *Index
	Calls    *calls.Calls
	Own      map[*ssa.Function]bool // the functions of the package
}

// NewScope returns the scope of a package, where servers that are passed on can be recorded.
func NewScope(pass *analysis.Pass, set *sdk.Set) *Scope {
	index := *IndexOf(pass)
	index.Handed = make(map[*ssa.Parameter][]ssa.Value)
	p := pass.ResultOf[program.Analyzer].(*program.Program)
	return &Scope{Pass: pass, Set: set, Settings: settings.Of(pass), Program: p, Index: &index, Calls: calls.Of(pass), Own: p.Own()}
}

// Functions yields the functions of the package, and records the current one in
// case of a panic.
func (s *Scope) Functions() iter.Seq[*ssa.Function] {
	return func(yield func(*ssa.Function) bool) {
		for _, fn := range s.Program.Functions() {
			guard.At(s.Pass, fn.Pos())
			if !yield(fn) {
				return
			}
		}
	}
}

// Instructions yields the instructions of all functions of the package.
func (s *Scope) Instructions() iter.Seq[ssa.Instruction] {
	return func(yield func(ssa.Instruction) bool) {
		for fn := range s.Functions() {
			for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
				if !yield(instr) {
					return
				}
			}
		}
	}
}
