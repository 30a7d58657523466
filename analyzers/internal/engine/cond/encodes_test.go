package cond_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// The error of an encoder is no failure, whatever it is given. That of a decoder is one, and so is that
// of a stream that is encoded into.
const encoders = `package p
import ("encoding/json"; "io")

func probe(error)

func value(v any)              { if _, err := json.Marshal(v); err != nil { probe(err) } }
func indented(v any)           { if _, err := json.MarshalIndent(v, "", " "); err != nil { probe(err) } }
func channel(v chan int)       { _, err := json.Marshal(v); if err != nil { probe(err) } }
func decoded(v *int)           { if err := json.Unmarshal(nil, v); err != nil { probe(err) } }
func streamed(w io.Writer)     { if err := json.NewEncoder(w).Encode(1); err != nil { probe(err) } }
func method(v json.Marshaler)  { if _, err := v.MarshalJSON(); err != nil { probe(err) } }
`

func TestEncodersNeverFail(t *testing.T) {
	pkg := fixture.Functions(t, encoders)
	known := cond.Knowledge{IsSet: func(ssa.Value) bool { return false }, Succeeds: func(*ssa.Call, int) bool { return false }}
	for name, want := range map[string]bool{"value": true, "indented": true, "channel": true, "decoded": false, "streamed": false, "method": false} {
		fn := pkg.Func(name)
		dead := known.Dead(fn)
		for call := range program.Instructions[*ssa.Call](fn.Blocks) {
			if call.Call.StaticCallee() == pkg.Func("probe") {
				assert.Equal(t, want, dead[call.Block()], name)
			}
		}
	}
}
