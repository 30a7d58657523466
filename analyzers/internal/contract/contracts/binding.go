package contracts

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// A Binding says that a handler of the package has a contract.
type Binding struct {
	// Func is the handler.
	Func *ssa.Function
	// Handler is what is known of it as a handler. It is nil for a function that
	// other packages may call as one.
	Handler *handlers.Handler
	// Contract is its contract.
	Contract *Contract
	// By says how that is known.
	By How
	// Pos is the place that says so.
	Pos token.Pos
}

// How says how a binding is known. Higher values win over lower ones.
type How int

// The ways to bind a handler to a contract.
const (
	ByUse How = iota
	ByRegistration
	ByDirective
)

// String returns the way in lower case.
func (h How) String() string { return [...]string{"use", "registration", "directive"}[h] }

// Who returns the handler as messages name it: by its tool, else by the name of its function.
func (b *Binding) Who() report.Subject {
	switch {
	case b.Handler != nil && (len(b.Handler.Names()) > 0 || b.Func.Object() == nil):
		return report.SubjectOf(b.Handler)
	case b.Func.Object() == nil:
		return report.Subject{}
	}
	return report.Subject{Names: []string{report.Code(b.Func.Name())}}
}

// Foreign is a function of another package that this one registers together with
// a contract, unless that package knows of the contract itself.
type Foreign struct {
	// Func is the function.
	Func *types.Func
	// Contract is its contract.
	Contract *Contract
	// Pos is the place where the function is named.
	Pos token.Pos
}

// Of returns the binding of a handler of the package, or nil.
func (r *Result) Of(fn *ssa.Function) *Binding {
	for _, b := range r.Bindings {
		if b.Func == fn {
			return b
		}
	}
	return nil
}

// BoundTo returns the handlers that are bound to a contract.
func (r *Result) BoundTo(c *Contract) []*Binding {
	var found []*Binding
	for _, b := range r.Bindings {
		if b.Contract == c {
			found = append(found, b)
		}
	}
	return found
}

// InUse reports whether a handler is bound to the contract, here or in the
// package that states it.
func (r *Result) InUse(c *Contract) bool { return c.inUse || len(r.BoundTo(c)) > 0 }

// Elsewhere reports whether a function of another package is registered together
// with the contract. What it does is not known here.
func (r *Result) Elsewhere(c *Contract) bool {
	return slices.ContainsFunc(r.Foreign, func(f Foreign) bool { return f.Contract == c })
}

// ByName returns the contract of this package or an imported one that errflow
// knows by the name, such as "example.test/orders.Failures", or nil.
func (r *Result) ByName(name string) *Contract {
	if r.finder == nil || name == "" {
		return nil
	}
	for _, held := range []map[*types.Var]*Contract{r.finder.byVar, r.finder.known.imported} {
		for v, c := range held {
			if c != nil && fullName(v) == name {
				return c
			}
		}
	}
	return nil
}

func fullName(v *types.Var) string { return v.Pkg().Path() + "." + v.Name() }

// At returns the call of a method of a contract at a place, or nil.
func (r *Result) At(pos token.Pos) *Call {
	for _, c := range r.Calls {
		if c.Pos == pos {
			return c
		}
	}
	return nil
}
