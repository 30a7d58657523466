package contracts

import (
	"go/ast"
	"go/types"
	"slices"

	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
)

// A reader turns expressions into entries.
type reader struct {
	info *types.Info
	vars errvars.Variables
	// failures are the variables that hold failures.
	failures *errvars.Result
	// foreign returns what is known of a variable of another package, or nil. If
	// there is no such function, nothing is known of any.
	foreign func(*types.Var) *Contract
}

// states reports whether the expression is one that states entries itself.
func (r *reader) states(expr ast.Expr) bool {
	call, ok := expr.(*ast.CallExpr)
	if !ok {
		return true
	}
	if r.isConversion(call) {
		_, ok := ast.Unparen(call.Args[0]).(*ast.CompositeLit)
		return ok
	}
	return errvars.IsAppend(r.info, call)
}

func (r *reader) isConversion(call *ast.CallExpr) bool {
	return len(call.Args) == 1 && r.info.Types[call.Fun].IsType()
}

// list returns the entries that an expression of a slice type holds, and
// whether these are all. If at is not nil, the entries are stated elsewhere and
// come in through at.
func (r *reader) list(expr, at ast.Expr) (entries []Entry, complete bool) {
	switch e := within(r.info, expr).(type) {
	case *ast.CompositeLit:
		for _, element := range e.Elts {
			entries = append(entries, r.entry(element, at))
		}
		return entries, true
	case *ast.CallExpr:
		switch {
		case r.isConversion(e):
			return r.list(e.Args[0], at)
		case errvars.IsAppend(r.info, e):
			return r.appended(e, at)
		}
	case *ast.Ident, *ast.SelectorExpr:
		if r.info.Types[expr].IsNil() {
			return nil, true
		}
		if at == nil {
			at = expr
		}
		if v := errvars.Variable(r.info, e); v != nil && !r.isElement(e) {
			return r.held(v, at)
		}
	}
	return nil, false
}

// within returns the expression of a contract without parentheses and without
// calls of contract.Must, which returns what it is given.
func within(info *types.Info, expr ast.Expr) ast.Expr {
	for {
		expr = ast.Unparen(expr)
		call, ok := expr.(*ast.CallExpr)
		if !ok || len(call.Args) != 1 || !isMust(typeutil.StaticCallee(info, call)) {
			return expr
		}
		expr = call.Args[0]
	}
}

func isMust(f *types.Func) bool { return f != nil && syntax.IsFunc(f, syntax.Contract, "Must") }

// held returns the entries that a variable holds for ever.
func (r *reader) held(v *types.Var, at ast.Expr) (entries []Entry, complete bool) {
	if initial := r.vars.Constant(v); initial != nil {
		return r.list(initial, at)
	}
	if r.foreign == nil {
		return nil, false
	}
	c := r.foreign(v)
	if c == nil {
		return nil, false
	}
	entries = slices.Clone(c.Entries)
	for i := range entries {
		entries[i].At = at
	}
	return entries, c.Final
}

// isElement reports whether the expression is only a part of the variable that
// it leads to.
func (r *reader) isElement(expr ast.Expr) bool {
	sel, ok := expr.(*ast.SelectorExpr)
	return ok && r.info.Selections[sel] != nil
}

func (r *reader) appended(call *ast.CallExpr, at ast.Expr) (entries []Entry, complete bool) {
	complete = true
	for i, arg := range call.Args {
		spread := i == 0 || i == len(call.Args)-1 && call.Ellipsis.IsValid()
		if !spread {
			entries = append(entries, r.entry(arg, at))
			continue
		}
		more, all := r.list(arg, at)
		entries = append(entries, more...)
		complete = complete && all
	}
	return entries, complete
}

// entry returns the entry that an expression of type Failure states.
func (r *reader) entry(expr, at ast.Expr) Entry {
	if kv, ok := expr.(*ast.KeyValueExpr); ok {
		expr = kv.Value
	}
	e := Entry{At: at, Own: at == nil}
	if at == nil {
		e.At = expr
	}
	switch x := ast.Unparen(expr).(type) {
	case *ast.CompositeLit:
		e.set(errvars.Read(r.info, x))
	case *ast.Ident, *ast.SelectorExpr:
		if !r.isElement(x) {
			e.set(r.failures.Of(errvars.Variable(r.info, x)))
		}
	}
	return e
}

// set notes what is known of the failure that an entry is, if anything is.
func (e *Entry) set(f *errvars.Failure) {
	if f != nil {
		e.Failure, e.literal, e.stated, e.unknown = f.Value, f.Literal, f.Stated, f.Unknown
	}
}
