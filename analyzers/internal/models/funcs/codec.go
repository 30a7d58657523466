package funcs

import (
	"go/types"

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
	if takesContext(obj) || words.Opens.MatchString(name) {
		return false
	}
	switch {
	case beginsWith(name, "Marshal"), name == "Marshal":
		return !takesStream(sig)
	case beginsWith(name, "Unmarshal"), name == "Unmarshal", beginsWith(name, "Decode"), name == "Decode",
		beginsWith(name, "Encode"), name == "Encode", beginsWith(name, "Parse"), name == "Parse":
		return takesBytes(sig)
	}
	return false
}

// takesStream reports whether one of the parameters of a function is something to read
// from, or to write to.
func takesStream(sig *types.Signature) bool {
	for v := range sig.Params().Variables() {
		if IsStream(v.Type()) {
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

// takesBytes reports whether one of the parameters of a function is a list of bytes, and
// none a stream.
func takesBytes(sig *types.Signature) bool {
	for v := range sig.Params().Variables() {
		if program.IsBytes(v.Type()) {
			return !takesStream(sig)
		}
	}
	return false
}

// IsContext reports whether a type is context.Context.
func IsContext(t types.Type) bool { return syntax.IsNamed(program.NamedOf(t), "context", "Context") }
