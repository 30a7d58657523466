package contracts

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
)

// declares is told of a variable that holds a contract.
type declares struct {
	Entries []errvars.Entry
	Final   bool
	InUse   bool // a handler of the package is bound to the contract
}

// String returns the entries, such as "contract(gone: not_found, ?: conflict by
// service; not final)".
func (d declares) String() string {
	parts := make([]string, len(d.Entries))
	for i, e := range d.Entries {
		parts[i] = e.String()
	}
	text := strings.Join(parts, ", ")
	if !d.Final {
		text += "; not final"
	}
	if d.InUse {
		text += "; in use"
	}
	return "contract(" + text + ")"
}

// bound is told of a handler whose contract its own package knows.
type bound struct{ Contract string }

// String returns the contract, such as "bound(example.test/orders.Failures)".
func (b bound) String() string { return "bound(" + b.Contract + ")" }

// factOf returns what other packages may know of a contract.
func factOf(c *Contract) declares {
	d := declares{Final: c.Final, InUse: c.inUse}
	for i := range c.Entries {
		e := &c.Entries[i]
		d.Entries = append(d.Entries, errvars.EntryOf(e.Failure, e.Known))
	}
	return d
}

// contract returns the contract that the fact is about.
func (d declares) contract(v *types.Var) *Contract {
	c := &Contract{Var: v, Final: d.Final, inUse: d.InUse}
	for _, entry := range d.Entries {
		var e Entry
		e.set(entry.Failure())
		c.Entries = append(c.Entries, e)
	}
	return c
}

// known are the contracts of other packages that this one has asked for, and what it tells of its own.
type known struct {
	bound    *summary.Table[bound]
	declared *summary.Table[declares]
	imported map[*types.Var]*Contract // nil where nothing is known
}

func newKnown(pass *analysis.Pass) known {
	return known{summary.NewTable(pass, summary.Domain[bound]{}), summary.NewTable(pass, summary.Domain[declares]{}), make(map[*types.Var]*Contract)}
}

// binds reports whether the package of a handler binds it to a contract itself.
func (k known) binds(handler *types.Func, c *Contract) bool {
	told, _ := k.bound.Told(handler)
	return c.Var != nil && told.Contract == fullName(c.Var)
}

// contract returns the contract that a variable of another package of the module
// holds, or nil.
func (k known) contract(v *types.Var) *Contract {
	if c, asked := k.imported[v]; asked {
		return c
	}
	k.imported[v] = nil
	if told, ok := k.declared.Told(v); ok {
		k.imported[v] = told.contract(v)
	}
	return k.imported[v]
}
