package control

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// NeverFails reports whether a value is the error of a call that always succeeds, or of an
// encoder of JSON or YAML for something that it can always encode, as far as its type and
// what is put into it say. Handlers test such errors by habit; nothing that they do then ever
// happens.
func (k Knowledge) NeverFails(v ssa.Value) bool {
	call, index := program.CallOf(v)
	return call != nil && (index == 1 && Encodes(&call.Call) && k.filling(&call.Call, !isMarshal(&call.Call)).can(call.Call.Args[0], 0) || k.Succeeds(call, index))
}

// IsEncodable reports whether a value can be encoded as JSON, as far as its type and
// what is put into its maps and variables say, by a function that the call gives it to.
func (k Knowledge) IsEncodable(v ssa.Value, call *ssa.CallCommon) bool {
	return k.filling(call, false).can(v, 0)
}

// EncodableIf returns the parameter of the function on which alone it depends whether a value
// can be encoded as JSON, by a function that the call gives it to; nil if there is none. In
//
//	json.Marshal(answer{Data: data})
//
// that is data, if whatever else there is in an answer can be encoded.
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

// Encodes reports whether a call only encodes its first argument, as JSON or as YAML.
func Encodes(call *ssa.CallCommon) bool {
	obj := program.ObjectOf(call.StaticCallee())
	return IsMarshal(obj) || obj != nil && obj.Name() == "Marshal" && obj.Pkg() != nil && encodesYAML[obj.Pkg().Path()] && obj.Signature().Recv() == nil
}

// IsMarshal reports whether a function encodes its first argument as JSON, perhaps to make
// something else of that.
func IsMarshal(obj *types.Func) bool {
	return api.IsFunc(obj, "encoding/json", "Marshal") || api.IsFunc(obj, "encoding/json", "MarshalIndent") ||
		api.IsFunc(obj, "sigs.k8s.io/yaml", "Marshal")
}

// encodesYAML are the packages with a function Marshal that makes YAML of a value, without
// JSON between.
var encodesYAML = map[string]bool{"go.yaml.in/yaml/v2": true, "go.yaml.in/yaml/v3": true, "gopkg.in/yaml.v2": true, "gopkg.in/yaml.v3": true}
