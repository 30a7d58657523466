package funcs

import (
	"go/types"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// isCodec reports whether a function or method encodes or decodes what it is given, or
// what it belongs to, in memory, as far as its name and its type tell: MarshalJSON()
// of an object, Decode(data []byte), ParseCertificate(der []byte). A decoder that is given
// nothing to decode reads it from somewhere: (*mongo.SingleResult).Decode(&v) returns the
// error of the query.
func isCodec(obj *types.Func) bool {
	name, sig := obj.Name(), obj.Signature()
	if !words.Codes.MatchString(name) || words.Opens.MatchString(name) || BeginsWithContext(sig) || takes(sig, IsStream) {
		return false
	}
	return strings.HasPrefix(name, "Marshal") || takes(sig, program.IsBytes)
}

// takes reports whether one of the parameters of a function is of a kind.
func takes(sig *types.Signature, is func(types.Type) bool) bool {
	for v := range sig.Params().Variables() {
		if is(v.Type()) {
			return true
		}
	}
	return false
}

// IsStream reports whether a type has the method Read or Write of package io.
func IsStream(t types.Type) bool {
	for _, name := range [...]string{"Read", "Write"} {
		found, _, _ := types.LookupFieldOrMethod(t, true, nil, name)
		if m, ok := found.(*types.Func); ok && m.Signature().Params().Len() == 1 && program.IsBytes(m.Signature().Params().At(0).Type()) {
			return true
		}
	}
	return false
}

// IsContext reports whether a type is context.Context.
func IsContext(t types.Type) bool { return syntax.IsNamed(program.NamedOf(t), "context", "Context") }
