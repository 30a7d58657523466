package contracts

import (
	"go/ast"
	"go/constant"
	"go/types"
	"slices"

	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// A reader turns expressions into entries.
type reader struct {
	info *types.Info
	vars variables
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
	return isAppend(r.info, call)
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
		case isAppend(r.info, e):
			return r.appended(e, at)
		}
	case *ast.Ident, *ast.SelectorExpr:
		if r.info.Types[expr].IsNil() {
			return nil, true
		}
		if at == nil {
			at = expr
		}
		if v := variable(r.info, e); v != nil && !r.isElement(e) {
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

func isMust(f *types.Func) bool { return f != nil && api.IsFunc(f, api.Contract, "Must") }

// failure returns the failure that a package-level variable of the package holds
// for ever, or nil.
func (r *reader) failure(v *types.Var) *Entry {
	initial := r.vars.constant(v)
	literal, ok := ast.Unparen(initial).(*ast.CompositeLit)
	if !ok || !isFailure(r.info.TypeOf(literal)) {
		return nil
	}
	e := &Entry{At: literal, Var: v, Own: true, literal: literal}
	r.fields(e)
	return e
}

// held returns the entries that a variable holds for ever.
func (r *reader) held(v *types.Var, at ast.Expr) (entries []Entry, complete bool) {
	if initial := r.vars.constant(v); initial != nil {
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
		e.literal = x
	case *ast.Ident, *ast.SelectorExpr:
		if initial := r.vars.constant(variable(r.info, x)); initial != nil && !r.isElement(x) {
			e.literal, _ = ast.Unparen(initial).(*ast.CompositeLit)
		}
	}
	if e.literal == nil || !isFailure(r.info.TypeOf(e.literal)) {
		e.literal = nil
		return e
	}
	r.fields(&e)
	return e
}

// fields reads the fields of the literal of e.
func (r *reader) fields(e *Entry) {
	e.stated, e.unknown = make(map[string]ast.Expr), make(map[string]bool)
	structure := r.info.TypeOf(e.literal).Underlying().(*types.Struct)
	for i, element := range e.literal.Elts {
		name, value := structure.Field(i).Name(), element
		if kv, ok := element.(*ast.KeyValueExpr); ok {
			name, value = kv.Key.(*ast.Ident).Name, kv.Value
		}
		e.stated[name] = value
		e.unknown[name] = !set(&e.Failure, name, r.info.Types[value].Value)
	}
}

// set stores a constant in a field and reports whether it could.
func set(f *contract.Failure, field string, value constant.Value) bool {
	if value == nil {
		return false
	}
	switch value.Kind() {
	case constant.String:
		return setText(f, field, constant.StringVal(value))
	case constant.Int:
		n, exact := constant.Int64Val(value)
		return exact && setNumber(f, field, int(n))
	}
	return false
}

func setText(f *contract.Failure, field, s string) bool {
	switch field {
	case "Reason":
		f.Reason = s
	case "When":
		f.When = s
	case "Recovery":
		f.Recovery = s
	case "Severity":
		f.Severity = contract.Severity(s)
	default:
		return false
	}
	return true
}

func setNumber(f *contract.Failure, field string, n int) bool {
	switch field {
	case "Code":
		f.Code = taxonomy.Code(n)
	case "Retry":
		f.Retry = taxonomy.Retry(n)
	case "ThrownBy":
		f.ThrownBy = contract.Source(n)
	default:
		return false
	}
	return true
}
