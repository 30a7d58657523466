package conformance

import (
	"encoding/json"

	"github.com/google/jsonschema-go/jsonschema"
)

type switched struct {
	On bool `json:"on"`
}

// statedOutputs are those of tools that state their schema.
var statedOutputs = map[string]output{
	"required":        outputOf(required, refusal),
	"requiredInMap":   outputOf(requiredInMap, refusal),
	"requiredByPtr":   outputOf(requiredByPtr, refusal),
	"requiredDefault": outputOf(requiredDefault, refusal),
	"notAllowed":      outputOf(notAllowed, refusal),
	"tooShort":        outputOf(tooShort, refusal),
	"noMatch":         outputOf(noMatch, refusal),
	"tooLow":          outputOf(tooLow, refusal),
	"otherNumber":     outputOf(otherNumber, refusal),
	"otherTruth":      outputOf(otherTruth, refusal),
	"nilList":         outputOf(nilList, refusal),
	"nullForObject":   outputOf(nullForObject, refusal),
	"wrongType":       outputOf(wrongType, refusal),
	"presentByPtr":    outputOf(presentByPtr, zeroPlain),
	"filledByDefault": outputOf(filledByDefault, `{"names":null,"page":0,"state":"","total":1}`),
	"allowed":         outputOf(allowed, zeroPlain),
	"allowedMap":      outputOf(allowedMap, noMap),
	"numberForWhole":  outputOf(numberForWhole, zeroPlain),
	"statedQuoted":    outputOf(statedQuoted, `{"n":"0"}`),
}

func required() (plain, *jsonschema.Schema) {
	return plain{}, &jsonschema.Schema{Type: "object", Required: []string{"state", "total"}}
}

func requiredInMap() (map[string]string, *jsonschema.Schema) {
	return nil, &jsonschema.Schema{Type: "object", Required: []string{"state"}}
}

func requiredByPtr() (*plain, *jsonschema.Schema) {
	return nil, &jsonschema.Schema{Type: "object", Required: []string{"total"}}
}

func presentByPtr() (*plain, *jsonschema.Schema) {
	return nil, &jsonschema.Schema{Type: "object", Required: []string{"state", "page"}}
}

func notAllowed() (plain, *jsonschema.Schema) {
	return plain{}, &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{
		"state": {Type: "string", Enum: []any{"open", "closed"}},
	}}
}

func tooShort() (plain, *jsonschema.Schema) {
	return plain{}, &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{
		"state": {Type: "string", MinLength: jsonschema.Ptr(1)},
	}}
}

func noMatch() (plain, *jsonschema.Schema) {
	return plain{}, &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{
		"state": {Pattern: "^[a-z]+$"},
	}}
}

func tooLow() (plain, *jsonschema.Schema) {
	return plain{}, &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{
		"page": {Minimum: jsonschema.Ptr(1.0)},
	}}
}

func nilList() (plain, *jsonschema.Schema) {
	return plain{}, &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{"names": {Type: "array"}}}
}

func wrongType() (plain, *jsonschema.Schema) {
	return plain{}, &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{"page": {Type: "string"}}}
}

// requiredDefault has a default that the library leaves alone, as the field is required.
func requiredDefault() (plain, *jsonschema.Schema) {
	return plain{}, &jsonschema.Schema{Type: "object", Required: []string{"total"}, Properties: map[string]*jsonschema.Schema{
		"total": {Type: "integer", Default: json.RawMessage("1")},
	}}
}

func filledByDefault() (plain, *jsonschema.Schema) {
	return plain{}, &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{
		"total": {Type: "integer", Default: json.RawMessage("1")},
	}}
}

func allowed() (plain, *jsonschema.Schema) {
	return plain{}, &jsonschema.Schema{Type: "object", Required: []string{"state"}, Properties: map[string]*jsonschema.Schema{
		"state": {Type: "string", Enum: []any{"", "open"}, Pattern: "^[a-z]*$"},
		"page":  {Types: []string{"null", "number"}, Minimum: jsonschema.Ptr(0.0)},
		"names": {Types: []string{"null", "array"}},
	}}
}

func allowedMap() (map[string]string, *jsonschema.Schema) {
	return nil, &jsonschema.Schema{Type: "object"}
}
func statedQuoted() (quoted, *jsonschema.Schema) {
	return quoted{}, &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{"n": {Type: "string"}}}
}

func otherNumber() (plain, *jsonschema.Schema) {
	return plain{}, &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{"page": {Enum: []any{1, 2}}}}
}

func otherTruth() (switched, *jsonschema.Schema) {
	return switched{}, &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{"on": {Enum: []any{true}}}}
}

func nullForObject() (various, *jsonschema.Schema) {
	return various{}, &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{"next": {Type: "object"}}}
}

func numberForWhole() (plain, *jsonschema.Schema) {
	return plain{}, &jsonschema.Schema{Type: "object", Properties: map[string]*jsonschema.Schema{"page": {Type: "number"}}}
}
