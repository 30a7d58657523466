package control_test

import (
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/control"
)

// Every function calls probe if its argument could not be encoded.
const encodings = `package p

import ("encoding/json"; "io"; "time")

type node struct { Name string; Next *node; at int; out io.Writer; C chan int ` + "`json:\"-\"`" + ` }
type kind string
type loud string
func (l loud) MarshalText() ([]byte, error) { return nil, io.EOF }
type stamped struct { *time.Time; Kinds map[kind][]int8; Flags [2]bool }

func probe(error)

func text(v string)               { if _, err := json.Marshal(v); err != nil { probe(err) } }
func lists(v [][]kind)            { if _, err := json.Marshal(v); err != nil { probe(err) } }
func recursive(v node)            { if _, err := json.Marshal(&v); nil != err { probe(err) } }
func times(v stamped)             { if _, err := json.MarshalIndent(v, "", " "); err != nil { probe(err) } }
func literal()                    { if _, err := json.Marshal(map[string]bool{}); err == nil { return } else { probe(err) } }

func filled(v []kind) {
	m := map[string]any{"kinds": v, "page": map[string]any{"next": true}}
	if len(v) > 1 { m["more"] = 1 }
	if _, err := json.Marshal(m); err != nil { probe(err) }
}
func filledWithAny(v any) {
	if _, err := json.Marshal(map[string]any{"v": map[string]any{"v": v}}); err != nil { probe(err) }
}
func filledElsewhere(v any) {
	m := map[string]any{"a": 1}
	put(m, v)
	if _, err := json.Marshal(m); err != nil { probe(err) }
}
func filledInside(v any) {
	m := map[string]any{"a": map[string]any{}}
	m["a"].(map[string]any)["b"] = v
	if _, err := json.Marshal(m); err != nil { probe(err) }
}
func filledAsAny(v any) {
	var m any = map[string]any{"a": 1}
	putAny(m, v)
	if _, err := json.Marshal(m); err != nil { probe(err) }
}
func inItself() {
	m := map[string]any{}
	m["m"] = m
	if _, err := json.Marshal(m); err != nil { probe(err) }
}
func put(m map[string]any, v any) { m["v"] = v }
func putAny(m, v any)             { m.(map[string]any)["v"] = v }

type record struct { Score *float64; More map[string]any }
func received() *record
func again()                      { if _, err := json.Marshal(received()); err != nil { probe(err) } }
func againInside()                { if _, err := json.Marshal(map[string]any{"r": received()}); err != nil { probe(err) } }
func receivedAny() any
func againAny()                   { if _, err := json.Marshal(receivedAny()); err != nil { probe(err) } }
func notReceived(v *record)       { if _, err := json.Marshal(v); err != nil { probe(err) } }

func number(v float64)            { if _, err := json.Marshal(v); err != nil { probe(err) } }
func numberInText(v json.Number)  { if _, err := json.Marshal(v); err != nil { probe(err) } }
func raw(v json.RawMessage)       { if _, err := json.Marshal(v); err != nil { probe(err) } }
func anything(v map[string]any)   { if _, err := json.Marshal(v); err != nil { probe(err) } }
func iface(v any)                 { if _, err := json.Marshal(v); err != nil { probe(err) } }
func own(v []loud)                { if _, err := json.Marshal(v); err != nil { probe(err) } }
func ownKey(v map[loud]int)       { if _, err := json.Marshal(v); err != nil { probe(err) } }
func key(v map[node]int)          { if _, err := json.Marshal(v); err != nil { probe(err) } }
func function(v struct{ F func() }) { if _, err := json.Marshal(v); err != nil { probe(err) } }
func param[T any](v T)            { if _, err := json.Marshal(v); err != nil { probe(err) } }
func decoded(v *int)              { if err := json.Unmarshal(nil, v); err != nil { probe(err) } }
`

func TestErrorsOfEncodingThatNeverOccur(t *testing.T) {
	assertNever(t, encodings, map[string]bool{
		"text": true, "lists": true, "recursive": true, "times": true, "literal": true,
		"filled": true, "again": true, "againInside": true, "notReceived": false, "againAny": false, "filledWithAny": false, "filledElsewhere": false, "filledInside": false, "filledAsAny": false, "inItself": false,
		"number": false, "numberInText": false, "raw": false, "anything": false, "iface": false, "own": false,
		"ownKey": false, "key": false, "function": false, "param": false, "decoded": false,
	})
}

// assertNever asserts which functions never call probe.
func assertNever(t *testing.T, source string, never map[string]bool) {
	t.Helper()
	pkg := functions(t, source)
	known := control.Knowledge{
		IsSet:    func(ssa.Value) bool { return false },
		Succeeds: func(*ssa.Call, int) bool { return false },
		IsFilled: func(*ssa.Call, int) bool { return false },
		IsDecoded: func(v ssa.Value) bool {
			call, ok := v.(*ssa.Call)
			return ok && !types.IsInterface(v.Type()) && call.Call.StaticCallee() != nil && call.Call.StaticCallee().Signature.Recv() == nil
		},
	}
	for name, want := range never {
		asked, dead := false, known.Dead(pkg.Func(name))
		for _, block := range pkg.Func(name).Blocks {
			for _, instr := range block.Instrs {
				if call, ok := instr.(*ssa.Call); ok && call.Call.StaticCallee() == pkg.Func("probe") {
					asked = true
					assert.Equal(t, want, dead[block], name)
				}
			}
		}
		assert.True(t, asked, name)
	}
}
