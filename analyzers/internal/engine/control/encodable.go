package control

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/api"
)

// NeverFails reports whether a value is an error that is always nil: of a call that always
// succeeds, or of a JSON or YAML encoder for a value that always encodes. Handlers test such
// errors by habit; their branches are dead.
func (k Knowledge) NeverFails(v ssa.Value) bool {
	call, index := program.CallOf(v)
	return call != nil && (index == 1 && Encodes(&call.Call) && k.filling(&call.Call, !isMarshal(&call.Call)).can(call.Call.Args[0], 0) || k.Succeeds(call, index))
}

// IsEncodable reports whether the call can encode a value as JSON, by its type and by
// what is stored in its maps and variables.
func (k Knowledge) IsEncodable(v ssa.Value, call *ssa.CallCommon) bool {
	return k.filling(call, false).can(v, 0)
}

// EncodableIf returns the only parameter that decides whether a value can be encoded as JSON
// by the call, or nil. In
//
//	json.Marshal(answer{Data: data})
//
// this is data, if all other fields of answer can be encoded.
func (k Knowledge) EncodableIf(v ssa.Value, call *ssa.CallCommon) *ssa.Parameter {
	f := k.filling(call, false)
	f.assumed = make(map[*ssa.Parameter]bool)
	if !f.can(v, 0) || len(f.assumed) != 1 {
		return nil
	}
	for p := range f.assumed {
		return p
	}
	return nil
}

func isMarshal(call *ssa.CallCommon) bool { return IsMarshal(program.ObjectOf(call.StaticCallee())) }

// Encodes reports whether a call does nothing but encode its first argument, as JSON
// or YAML.
func Encodes(call *ssa.CallCommon) bool {
	obj := program.ObjectOf(call.StaticCallee())
	return IsMarshal(obj) || obj != nil && obj.Name() == "Marshal" && obj.Pkg() != nil && encodesYAML[obj.Pkg().Path()] && obj.Signature().Recv() == nil
}

// IsMarshal reports whether a function encodes its first argument as JSON, possibly as an
// intermediate step.
func IsMarshal(obj *types.Func) bool {
	return api.IsFunc(obj, "encoding/json", "Marshal") || api.IsFunc(obj, "encoding/json", "MarshalIndent") ||
		api.IsFunc(obj, "sigs.k8s.io/yaml", "Marshal")
}

// encodesYAML are packages whose function Marshal encodes a value as YAML, without JSON in
// between.
var encodesYAML = map[string]bool{"go.yaml.in/yaml/v2": true, "go.yaml.in/yaml/v3": true, "gopkg.in/yaml.v2": true, "gopkg.in/yaml.v3": true}
