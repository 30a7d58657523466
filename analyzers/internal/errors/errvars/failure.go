package errvars

import (
	"go/ast"
	"go/constant"
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/contract"
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
	if !IsFailure(info.TypeOf(literal)) {
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
	texts := map[string]*string{
		"Reason": &f.Reason, "When": &f.When, "Recovery": &f.Recovery, "Domain": &f.Domain, "Help": &f.Help, "Severity": (*string)(&f.Severity),
	}
	numbers := map[string]*int{"Code": (*int)(&f.Code), "Retry": (*int)(&f.Retry), "ThrownBy": (*int)(&f.ThrownBy)}
	switch {
	case value == nil:
		return false
	case value.Kind() == constant.String && texts[field] != nil:
		*texts[field] = constant.StringVal(value)
		return true
	case value.Kind() == constant.Int && numbers[field] != nil:
		n, _ := constant.Int64Val(value)
		*numbers[field] = int(n)
		return true
	}
	return false
}
