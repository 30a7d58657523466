package returns

import (
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestIsOdd(t *testing.T) {
	err, pointer, record := types.Universe.Lookup("error").Type(), types.NewPointer(types.Typ[types.Int]), types.NewStruct(nil, nil)
	for _, row := range []struct {
		name    string
		types   []types.Type
		results []Presence
		want    bool
	}{
		{"value and error", []types.Type{pointer, err}, []Presence{Present, Present}, true},
		{"blank and error", []types.Type{pointer, err}, []Presence{Blank, Present}, true},
		{"nothing", []types.Type{pointer, err}, []Presence{Absent, Absent}, true},
		{"value", []types.Type{pointer, err}, []Presence{Present, Absent}, false},
		{"error", []types.Type{pointer, err}, []Presence{Absent, Present}, false},
		{"unknown", []types.Type{pointer, err}, []Presence{PresenceUnknown, Absent}, false},
		{"two values", []types.Type{pointer, pointer}, []Presence{Present, Present}, false},
		{"struct and error", []types.Type{record, err}, []Presence{Present, Present}, false},
		{"three", []types.Type{pointer, pointer, err}, []Presence{Present, Absent, Present}, true},
	} {
		var vars []*types.Var
		for _, of := range row.types {
			vars = append(vars, types.NewParam(0, nil, "", of))
		}
		sig := types.NewSignatureType(nil, nil, nil, nil, types.NewTuple(vars...), false)
		assert.Equal(t, row.want, Exit{Results: row.results}.isOdd(sig), row.name)
	}
}
