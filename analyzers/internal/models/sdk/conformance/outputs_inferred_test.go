package conformance

import (
	"encoding/json"
	"time"

	"github.com/google/jsonschema-go/jsonschema"
)

type (
	plain struct {
		Names []string `json:"names"`
		Page  int      `json:"page"`
		State string   `json:"state"`
		Total *int     `json:"total,omitempty"`
	}
	nilMap struct {
		ByYear map[string]string `json:"by_year"`
	}
	nested struct {
		Inner nilMap `json:"inner,omitempty"`
	}
	embedding  struct{ nilMap }
	omittedMap struct {
		ByYear map[string]string `json:"by_year,omitempty"`
		Inner  nilMap            `json:"inner,omitzero"`
	}
	mapList struct {
		Maps [1]map[string]int `json:"maps"`
	}
	ownMap  map[string]int
	encoded struct {
		Own ownMap `json:"own"`
	}
	// Promoted is embedded by a pointer.
	Promoted struct {
		A string `json:"a"`
	}
	byPointer struct{ *Promoted }
	quoted    struct {
		N int `json:"n,string"`
	}
	various struct {
		At    time.Time       `json:"at"`
		Bytes []byte          `json:"bytes"`
		Next  *Promoted       `json:"next"`
		Raw   json.RawMessage `json:"raw"`
		Value any             `json:"value"`
	}
	failing struct {
		Error string `json:"error,omitempty"`
	}
)

// MarshalJSON makes an object also of a map that is nil.
func (ownMap) MarshalJSON() ([]byte, error) { return []byte("{}"), nil }

const zeroPlain = `{"names":null,"page":0,"state":""}`

// inferredOutputs are those of tools whose schema the library infers.
var inferredOutputs = map[string]output{
	"plainOutput":     outputOf(plainOutput, zeroPlain),
	"pointerOutput":   outputOf(pointerOutput, zeroPlain),
	"nilMapOutput":    outputOf(nilMapOutput, refusal),
	"pointerToNilMap": outputOf(pointerToNilMap, refusal),
	"nestedNilMap":    outputOf(nestedNilMap, refusal),
	"embeddedNilMap":  outputOf(embeddedNilMap, refusal),
	"nilMapInArray":   outputOf(nilMapInArray, refusal),
	"omittedNilMap":   outputOf(omittedNilMap, `{}`),
	"wholeMap":        outputOf(wholeMap, noMap),
	"ownEncoding":     outputOf(ownEncoding, `{"own":{}}`),
	"embeddedPointer": outputOf(embeddedPointer, refusal),
	"quotedNumber":    outputOf(quotedNumber, refusal),
	"variousFields": outputOf(variousFields,
		`{"at":"0001-01-01T00:00:00Z","bytes":null,"next":null,"raw":null,"value":null}`),
	"failingOutput": outputOf(failingOutput, `{"error":"It is gone."}`),
	"filledMap":     outputOf(filledMap, `{"by_year":{"1929":"A"}}`),
	"anyOutput":     outputOf(anyOutput, `{"code":"E2"}`),
}

func plainOutput() (_ plain, _ *jsonschema.Schema)         { return }
func pointerOutput() (_ *plain, _ *jsonschema.Schema)      { return }
func nilMapOutput() (_ nilMap, _ *jsonschema.Schema)       { return }
func pointerToNilMap() (_ *nilMap, _ *jsonschema.Schema)   { return }
func nestedNilMap() (_ nested, _ *jsonschema.Schema)       { return }
func embeddedNilMap() (_ embedding, _ *jsonschema.Schema)  { return }
func nilMapInArray() (_ mapList, _ *jsonschema.Schema)     { return }
func omittedNilMap() (_ omittedMap, _ *jsonschema.Schema)  { return }
func wholeMap() (_ map[string]int, _ *jsonschema.Schema)   { return }
func ownEncoding() (_ encoded, _ *jsonschema.Schema)       { return }
func embeddedPointer() (_ byPointer, _ *jsonschema.Schema) { return }
func quotedNumber() (_ quoted, _ *jsonschema.Schema)       { return }
func variousFields() (_ various, _ *jsonschema.Schema)     { return }

func failingOutput() (failing, *jsonschema.Schema) { return failing{Error: "It is gone."}, nil }

func filledMap() (nilMap, *jsonschema.Schema) {
	return nilMap{ByYear: map[string]string{"1929": "A"}}, nil
}

func anyOutput() (any, *jsonschema.Schema) { return map[string]any{"code": "E2"}, nil }
