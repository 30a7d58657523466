package errvars

import (
	"go/ast"
	"go/constant"
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// A Failure is what is known of a value of type contract.Failure.
type Failure struct {
	// Value holds the fields that are known.
	Value contract.Failure
	// Literal states the failure. It is nil if another package does.
	Literal *ast.CompositeLit
	// Stated are the values of the fields that the literal has.
	Stated map[string]ast.Expr
	// Unknown are the fields that are not known. One that the literal leaves out is
	// known to be zero.
	Unknown map[string]bool
}

// IsFailure reports whether a type is contract.Failure.
func IsFailure(t types.Type) bool { return t != nil && syntax.IsNamed(t, syntax.Contract, "Failure") }

// Read reads a literal. It returns nil if that is none of a failure.
func Read(info *types.Info, literal *ast.CompositeLit) *Failure {
	if literal == nil || !IsFailure(info.TypeOf(literal)) {
		return nil
	}
	f := &Failure{Literal: literal, Stated: make(map[string]ast.Expr), Unknown: make(map[string]bool)}
	structure := info.TypeOf(literal).Underlying().(*types.Struct)
	for i, element := range literal.Elts {
		name, value := structure.Field(i).Name(), element
		if kv, ok := element.(*ast.KeyValueExpr); ok {
			name, value = kv.Key.(*ast.Ident).Name, kv.Value
		}
		f.Stated[name] = value
		f.Unknown[name] = !set(&f.Value, name, info.Types[value].Value)
	}
	return f
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
	case "Domain":
		f.Domain = s
	case "Help":
		f.Help = s
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
