package origin_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/origin"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

const objects = `package m

import (
	"encoding/json"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct{ Name string }

func anything(req *mcp.CallToolRequest) {
	var args map[string]any
	_ = json.Unmarshal(req.Params.Arguments, &args)
}
func raw(req *mcp.CallToolRequest) {
	var args map[string]json.RawMessage
	_ = json.Unmarshal([]byte(req.Params.Arguments), &args)
}
func texts(req *mcp.CallToolRequest) {
	var args map[string]string
	_ = json.Unmarshal(req.Params.Arguments, &args)
}
func typed(req *mcp.CallToolRequest) {
	var args input
	_ = json.Unmarshal(req.Params.Arguments, &args)
}
func again(in *input) {
	data, _ := json.Marshal(in)
	var args map[string]any
	_ = json.Unmarshal(data, &args)
}
func other(data []byte) {
	var args map[string]any
	_ = json.Unmarshal(data, &args)
}
`

func TestDecodesObject(t *testing.T) {
	s := fixture.Scope(t, objects)

	for name, want := range map[string]bool{"anything": true, "raw": true, "texts": false, "typed": false, "again": true, "other": false} {
		call := fixture.Call(s.Program.Package().Func(name), "Unmarshal")
		assert.Equal(t, want, origin.DecodesObject(s.Set, program.Called(&call.Call), calls.At(call)), name)
	}
}
