package control_test

import "testing"

// Every function calls probe if its variable could not be encoded.
const decodings = `package p

import ("bytes"; "encoding/json"; "encoding/xml"; "io")

type page struct { Items []any; Raw json.RawMessage; Count json.Number; Size float64; Out io.Writer ` + "`json:\"-\"`" + ` }
type preview struct { Tool string; Raw json.RawMessage; Next *preview }
type open struct { Out io.Writer; Items any }

func probe(error)
func received() json.RawMessage

func anyValue(b []byte)               { var v any; _ = json.Unmarshal(b, &v); if _, err := json.Marshal(v); err != nil { probe(err) } }
func anyMap(b []byte)             { var v map[string]any; _ = json.Unmarshal(b, &v); if _, err := json.Marshal(v); err != nil { probe(err) } }
func madeMap(b []byte)            { v := map[string]any{"a": 1}; _ = json.Unmarshal(b, &v); if _, err := json.Marshal(v); err != nil { probe(err) } }
func madeAny(b []byte)            { var v any = map[string]any{"a": 1}; _ = json.Unmarshal(b, &v); if _, err := json.Marshal(v); err != nil { probe(err) } }
func list(b []byte)               { var v []any; _ = json.Unmarshal(b, &v); if _, err := json.MarshalIndent(v, "", " "); err != nil { probe(err) } }
func stream(r io.Reader)          { var v any; _ = json.NewDecoder(r).Decode(&v); if _, err := json.Marshal(v); err != nil { probe(err) } }
func structure(b []byte)          { var v page; _ = json.Unmarshal(b, &v); if _, err := json.Marshal(v); err != nil { probe(err) } }
func pointer(b []byte)            { v := new(page); _ = json.Unmarshal(b, v); if _, err := json.Marshal(v); err != nil { probe(err) } }
func field(b []byte)              { var v page; _ = json.Unmarshal(b, &v); if _, err := json.Marshal(v.Items); err != nil { probe(err) } }
func element(b []byte)            { var v map[string]any; _ = json.Unmarshal(b, &v); if _, err := json.Marshal(v["a"]); err != nil { probe(err) } }
func asserted(b []byte) {
	var v any
	_ = json.Unmarshal(b, &v)
	if list, ok := v.([]any); ok && len(list) > 0 {
		if _, err := json.Marshal(list[0]); err != nil { probe(err) }
	}
}
func decodedAgain(b []byte) {
	var v page
	var w map[string]any
	_ = json.Unmarshal(b, &v)
	_ = json.Unmarshal(v.Raw, &w)
	if _, err := json.Marshal([2]any{v, w["a"]}); err != nil { probe(err) }
	if _, err := json.Marshal(v); err != nil { probe(err) }
}
func inMap(b []byte) {
	var v any
	_ = json.Unmarshal(b, &v)
	if _, err := json.Marshal(map[string]any{"v": v}); err != nil { probe(err) }
}
func changed(b []byte) {
	var v map[string]any
	_ = json.Unmarshal(b, &v)
	v["note"] = "text"
	delete(v, "secret")
	if _, err := json.Marshal(v); err != nil { probe(err) }
}

func nothingElse(b []byte)        { var v open; _ = json.Unmarshal(b, &v); if _, err := json.Marshal(v); err != nil { probe(err) } }
func otherForm(b []byte)          { var v any; _ = xml.Unmarshal(b, &v); if _, err := json.Marshal(v); err != nil { probe(err) } }
func overwritten(b []byte, w any) { var v any; _ = json.Unmarshal(b, &v); v = w; put(&v); if _, err := json.Marshal(v); err != nil { probe(err) } }
func handedOn(b []byte)           { var v any; _ = json.Unmarshal(b, &v); put(v); if _, err := json.Marshal(v); err != nil { probe(err) } }
func changedToAny(b []byte, w any) {
	var v map[string]any
	_ = json.Unmarshal(b, &v)
	v["w"] = w
	if _, err := json.Marshal(v); err != nil { probe(err) }
}
func changedInside(b []byte, w any) {
	var v map[string]any
	_ = json.Unmarshal(b, &v)
	v["a"].(map[string]any)["w"] = w
	if _, err := json.Marshal(v); err != nil { probe(err) }
}
func elementSet(b []byte, w any) {
	var v []any
	_ = json.Unmarshal(b, &v)
	v[0] = w
	if _, err := json.Marshal(v); err != nil { probe(err) }
}
func fieldSet(b []byte, w any) {
	var v page
	_ = json.Unmarshal(b, &v)
	v.Items[0] = w
	if _, err := json.Marshal(v); err != nil { probe(err) }
}
func shared(b []byte) {
	var v any
	_ = json.Unmarshal(b, &v)
	func() { v = bytes.MinRead }()
	if _, err := json.Marshal(v); err != nil { probe(err) }
}
func put(v any)

func rawAgain(tool string)        { v := preview{Tool: tool, Raw: received()}; if _, err := json.Marshal(v); err != nil { probe(err) } }
func rawInPointer()               { if _, err := json.Marshal(&preview{Raw: received()}); err != nil { probe(err) } }
func rawSet()                     { var v preview; v.Raw = received(); if _, err := json.Marshal(v); err != nil { probe(err) } }
func rawInMap()                   { if _, err := json.Marshal(map[string]any{"raw": received()}); err != nil { probe(err) } }
func rawUnset(tool string)        { if _, err := json.Marshal(preview{Tool: tool}); err != nil { probe(err) } }
func rawMade(text string)         { if _, err := json.Marshal(preview{Raw: json.RawMessage(text)}); err != nil { probe(err) } }
func rawInNext(text string)       { if _, err := json.Marshal(preview{Next: &preview{Raw: json.RawMessage(text)}}); err != nil { probe(err) } }
func rawNext()                    { if _, err := json.Marshal(preview{Next: &preview{Raw: received()}}); err != nil { probe(err) } }
func anyInStruct(w any)           { if _, err := json.Marshal(page{Items: []any{w}}); err != nil { probe(err) } }
`

func TestErrorsOfEncodingWhatWasDecoded(t *testing.T) {
	assertNever(t, decodings, map[string]bool{
		"anyValue": true, "anyMap": true, "madeMap": true, "madeAny": true, "decodedAgain": true, "list": true, "stream": true, "structure": true, "pointer": true,
		"field": true, "element": true, "asserted": true, "inMap": true, "changed": true,
		"nothingElse": false, "otherForm": false, "overwritten": false, "handedOn": false, "changedToAny": false,
		"changedInside": false, "elementSet": false, "fieldSet": false, "shared": false,
	})
}

func TestErrorsOfEncodingWhatWasReceived(t *testing.T) {
	assertNever(t, decodings, map[string]bool{
		"rawAgain": true, "rawInPointer": true, "rawSet": true, "rawInMap": true, "rawUnset": true, "rawNext": true,
		"rawMade": false, "rawInNext": false, "anyInStruct": false,
	})
}
