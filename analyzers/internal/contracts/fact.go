package contracts

import (
	"fmt"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// declares is the fact about an exported variable that holds a contract.
type declares struct {
	Entries []declared
	Final   bool
	InUse   bool // a handler of the package is bound to the contract
}

// declared is one entry of such a contract, as far as other packages ask.
type declared struct {
	Reason   string
	Code     taxonomy.Code
	ThrownBy contract.Source
	Unknown  field // the fields that are not known
}

// field is a set of fields.
type field uint8

const (
	fieldReason field = 1 << iota
	fieldCode
	fieldThrownBy
)

// AFact marks the type as a fact.
func (*declares) AFact() {}

// String returns the entries, such as "contract(gone: not_found, ?: conflict by
// service; not final)".
func (d *declares) String() string {
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

// String returns the reason and the code, with a question mark for what is not
// known.
func (d declared) String() string {
	reason, code := d.Reason, d.Code.String()
	if d.Unknown&fieldReason != 0 {
		reason = "?"
	}
	if d.Unknown&fieldCode != 0 {
		code = "?"
	}
	text := fmt.Sprintf("%s: %s", reason, code)
	switch {
	case d.Unknown&fieldThrownBy != 0:
		text += " by ?"
	case d.ThrownBy != contract.Handler:
		text += " by " + d.ThrownBy.String()
	}
	return text
}

// bound is the fact about a handler whose contract its own package knows.
type bound struct{ Contract string }

// AFact marks the type as a fact.
func (*bound) AFact() {}

// String returns the contract, such as "bound(example.test/orders.Failures)".
func (b *bound) String() string { return "bound(" + b.Contract + ")" }

// factOf returns what other packages may know of a contract.
func factOf(c *Contract) *declares {
	d := &declares{Final: c.Final, InUse: c.inUse}
	for i := range c.Entries {
		e := &c.Entries[i]
		entry := declared{Reason: e.Failure.Reason, Code: e.Failure.Code, ThrownBy: e.Failure.ThrownBy}
		for flag, name := range fieldNames() {
			if !e.Known(name) {
				entry.Unknown |= flag
			}
		}
		d.Entries = append(d.Entries, entry)
	}
	return d
}

func fieldNames() map[field]string {
	return map[field]string{fieldReason: "Reason", fieldCode: "Code", fieldThrownBy: "ThrownBy"}
}

// contract returns the contract that the fact is about.
func (d *declares) contract(v *types.Var) *Contract {
	c := &Contract{Var: v, Final: d.Final, inUse: d.InUse}
	for _, entry := range d.Entries {
		e := Entry{
			Failure: contract.Failure{Reason: entry.Reason, Code: entry.Code, ThrownBy: entry.ThrownBy},
			unknown: map[string]bool{"When": true, "Recovery": true, "Retry": true, "Severity": true},
		}
		for flag, name := range fieldNames() {
			e.unknown[name] = entry.Unknown&flag != 0
		}
		c.Entries = append(c.Entries, e)
	}
	return c
}

// known are the contracts of other packages that this one has asked for.
type known struct {
	pass     *analysis.Pass
	imported map[*types.Var]*Contract // nil where nothing is known
}

// binds reports whether the package of a handler binds it to a contract itself.
func (k known) binds(handler *types.Func, c *Contract) bool {
	var b bound
	return c.Var != nil && module.Seems(k.pass, handler.Pkg()) && k.pass.ImportObjectFact(handler, &b) && b.Contract == fullName(c.Var)
}

// contract returns the contract that a variable of another package of the module
// holds, or nil.
func (k known) contract(v *types.Var) *Contract {
	if v.Pkg() == nil || v.Pkg() == k.pass.Pkg || !isContract(v.Type()) {
		return nil
	}
	if c, asked := k.imported[v]; asked {
		return c
	}
	var d declares
	if module.Seems(k.pass, v.Pkg()) && k.pass.ImportObjectFact(v, &d) {
		k.imported[v] = d.contract(v)
	} else {
		k.imported[v] = nil
	}
	return k.imported[v]
}
