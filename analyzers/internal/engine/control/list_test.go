package control_test

import "testing"

// Every function calls probe if its list could not be encoded.
const lists = `package p

import "encoding/json"

type row struct { Name string; More any; Score float64 }

func probe(error)
func put(list []map[string]any)

func appendedMaps(names []string) {
	list := []map[string]any{}
	for _, n := range names { list = append(list, map[string]any{"name": n, "active": n != ""}) }
	if _, err := json.Marshal(list); err != nil { probe(err) }
}
func appendedRows(names []string) {
	var list []row
	for _, n := range names { list = append(list, row{Name: n, More: 1}) }
	if _, err := json.Marshal(map[string]any{"rows": list, "count": len(list)}); err != nil { probe(err) }
}
func madeMaps(names []string) {
	list := make([]map[string]any, 0, len(names))
	for _, n := range names {
		m := map[string]any{"name": n}
		list = append(list, m)
		m["more"] = true
	}
	if _, err := json.MarshalIndent(list, "", " "); err != nil { probe(err) }
}
func setMaps(names []string) {
	list := make([]map[string]any, len(names))
	for i, n := range names { list[i] = map[string]any{"name": n} }
	if _, err := json.Marshal(list); err != nil { probe(err) }
}
func literal(name string) {
	if _, err := json.Marshal([]any{name, map[string]any{"n": 1}}); err != nil { probe(err) }
}
func copied(b []byte, fields []string) {
	var response struct { Data []map[string]any }
	if json.Unmarshal(b, &response) != nil { return }
	var list []map[string]any
	for _, entry := range response.Data {
		some := make(map[string]any)
		for _, f := range fields { if v, ok := entry[f]; ok { some[f] = v } }
		list = append(list, some)
	}
	if _, err := json.Marshal(list); err != nil { probe(err) }
}

func appendedAny(w []any) {
	list := []map[string]any{}
	for _, v := range w { list = append(list, map[string]any{"v": v}) }
	if _, err := json.Marshal(list); err != nil { probe(err) }
}
func appendedNumber(v float64) {
	var list []row
	list = append(list, row{Score: v})
	if _, err := json.Marshal(list); err != nil { probe(err) }
}
func appendedList(w []any) {
	list := []any{1}
	list = append(list, w...)
	if _, err := json.Marshal(list); err != nil { probe(err) }
}
func appendedTo(w []any) {
	list := append(w, 1)
	if _, err := json.Marshal(list); err != nil { probe(err) }
}
func setLater(w any) {
	list := []map[string]any{{"a": 1}}
	for _, m := range list { m["w"] = w }
	if _, err := json.Marshal(list); err != nil { probe(err) }
}
func setElement(w any) {
	list := []any{1}
	list = append(list, 2)
	list[0] = w
	if _, err := json.Marshal(list); err != nil { probe(err) }
}
func overwritten(w any) {
	list := []any{1}
	_ = append(list[:0], w)
	if _, err := json.Marshal(list); err != nil { probe(err) }
}
func copiedOver(w []any) {
	list := []any{1}
	copy(list, w)
	if _, err := json.Marshal(list); err != nil { probe(err) }
}
func handedOver() {
	list := []map[string]any{{"a": 1}}
	put(list)
	if _, err := json.Marshal(list); err != nil { probe(err) }
}
func either(b bool, w []any) {
	list := []any{1}
	if b { list = w }
	if _, err := json.Marshal(list); err != nil { probe(err) }
}
`

func TestErrorsOfEncodingLists(t *testing.T) {
	assertNever(t, lists, map[string]bool{
		"appendedMaps": true, "appendedRows": true, "madeMaps": true, "setMaps": true, "literal": true, "copied": true,
		"appendedAny": false, "appendedNumber": false, "appendedList": false, "appendedTo": false, "setLater": false,
		"setElement": false, "overwritten": false, "copiedOver": false, "handedOver": false, "either": false,
	})
}
