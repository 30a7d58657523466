package rpccode

import (
	"go/types"
	"reflect"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// onlyInteger returns the index of the only integer among the parameters of a
// function that makes the error of a response, or a response with one; otherwise -1.
func onlyInteger(sig *types.Signature) int {
	if sig.Results().Len() != 1 || !holdsError(sig.Results().At(0).Type()) {
		return -1
	}
	found := -1
	for i := range sig.Params().Len() {
		if isInteger(sig.Params().At(i).Type()) {
			if found >= 0 {
				return -1
			}
			found = i
		}
	}
	return found
}

// holdsError reports whether a struct is encoded as the error of a response, or as a
// response with one.
func holdsError(t types.Type) bool {
	if codeField(t) != nil {
		return true
	}
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		return false
	}
	for i := range s.NumFields() {
		if tagName(s.Tag(i)) == "error" && codeField(s.Field(i).Type()) != nil {
			return true
		}
	}
	return false
}

// codeField returns the field of a struct that is encoded as the code of an error of
// JSON-RPC: an integer called code, beside a text called message.
func codeField(t types.Type) *types.Var {
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		return nil
	}
	var code, message *types.Var
	for i := range s.NumFields() {
		switch field := s.Field(i); tagName(s.Tag(i)) {
		case "code":
			if isInteger(field.Type()) {
				code = field
			}
		case "message":
			if program.IsString(field.Type()) {
				message = field
			}
		}
	}
	if message == nil {
		return nil
	}
	return code
}

func tagName(tag string) string {
	name, _, _ := strings.Cut(reflect.StructTag(tag).Get("json"), ",")
	return name
}

func isInteger(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0
}
