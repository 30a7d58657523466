// Package contracts reads contracts from source, finds the handlers that they belong to, and determines which
// packages of a program have adopted error codes.
//
// It reads literals of type contract.Contract, calls of append that extend one, and package-level variables
// that these refer to, if they are initialized once and never changed. What is not constant is unknown.
//
// A package has adopted codes ([Adopted]) that uses package taxonomy or contract, a bridge, or a taxonomy from
// the settings, directly or through a package of the module that it imports:
//
//	server/      imports server/notes                               adopted, through notes
//	server/notes imports github.com/mcperrlint/mcperrlint/taxonomy  adopted
//	server/logs  imports neither                                    not adopted
//
// Such packages get a finding at every place. All others get one finding that proposes to begin, and no advice
// that names packages which they lack. A package that imports taxonomy or contract itself has all it needs
// ([AdoptedByImport]), and some rules report by default what it misses.
package contracts

import (
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Contract is a contract that an expression of the source states.
type Contract struct {
	// Node is the literal, or the outermost call of append. It is nil if the
	// package does not state the contract itself.
	Node ast.Expr
	// Var is the package-level variable that holds the contract. It is nil if
	// there is none, and where [Read] returns the contract.
	Var *types.Var
	// Entries are the entries, in order. Some of them can be unknown.
	Entries []Entry
	// Final tells that these are all entries the contract ever gets: none is
	// hidden in an expression that cannot be read, and none is added later.
	Final bool

	inUse bool // a handler of the package of the contract is bound to it
}

// Complete reports whether the reasons and the codes of all entries are known.
func (c *Contract) Complete() bool {
	for i := range c.Entries {
		if !c.Entries[i].Known("Reason") || !c.Entries[i].Known("Code") {
			return false
		}
	}
	return c.Final
}

// Entry returns the first entry with the reason, or nil, as Fail finds it.
func (c *Contract) Entry(reason string) *Entry {
	for i := range c.Entries {
		if reason != "" && c.Entries[i].Failure.Reason == reason {
			return &c.Entries[i]
		}
	}
	return nil
}

// Reasons returns the reasons of the entries with the code, in order.
func (c *Contract) Reasons(code taxonomy.Code) []string {
	var reasons []string
	for i := range c.Entries {
		if c.Entries[i].Failure.Code == code {
			reasons = append(reasons, c.Entries[i].Failure.Reason)
		}
	}
	return reasons
}

// Name returns how code of the package names the contract, or "" if no
// package-level variable holds it.
func (c *Contract) Name(in *types.Package) string {
	switch {
	case c.Var == nil:
		return ""
	case c.Var.Pkg() == in:
		return c.Var.Name()
	}
	return c.Var.Pkg().Name() + "." + c.Var.Name()
}

// Value returns the contract as far as it is known. Unknown fields are zero.
func (c Contract) Value() contract.Contract {
	value := make(contract.Contract, len(c.Entries))
	for i := range c.Entries {
		value[i] = c.Entries[i].Failure
	}
	return value
}

// Entry is one entry of a contract.
type Entry struct {
	// Failure holds the fields that are known.
	Failure contract.Failure
	// At is the expression that contributes the entry to the contract: the
	// entry itself, or a whole contract that is spread.
	At ast.Expr
	// Own tells that the entry is stated for this contract alone. Others are
	// stated, and read, elsewhere in the package.
	Own bool

	literal *ast.CompositeLit // nil if nothing is known of the entry, or another package states it
	stated  map[string]ast.Expr
	unknown map[string]bool // nil if nothing is known of the entry
}

// Known reports whether the value of the field is known. A field that is left
// out is known to be zero.
func (e *Entry) Known(field string) bool { return e.unknown != nil && !e.unknown[field] }

// Place returns where the field is stated, or the entry where it is left out.
func (e *Entry) Place(field string) ast.Node {
	if value := e.stated[field]; value != nil {
		return value
	}
	if e.literal != nil {
		return e.literal
	}
	return e.At
}

// Read returns the contracts of the package. The analyzer must require the
// inspect pass and that of package errvars.
func Read(pass *analysis.Pass) []Contract {
	root := pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root()
	return newReader(pass, root).read(root)
}

func newReader(pass *analysis.Pass, root inspector.Cursor) *reader {
	return &reader{
		info: pass.TypesInfo, vars: errvars.VariablesOf(pass.TypesInfo, pass.Pkg, root),
		failures: pass.ResultOf[errvars.Analyzer].(*errvars.Result),
	}
}

func (r *reader) read(root inspector.Cursor) []Contract {
	var contracts []Contract
	for cur := range root.Preorder((*ast.CompositeLit)(nil), (*ast.CallExpr)(nil)) {
		node := cur.Node().(ast.Expr)
		if !isContract(r.info.TypeOf(node)) || !r.states(node) || r.isPart(cur) || r.isDraft(cur) {
			continue
		}
		entries, complete := r.list(node, nil)
		contracts = append(contracts, Contract{Node: node, Entries: entries, Final: complete && !r.isStart(cur)})
	}
	return contracts
}
