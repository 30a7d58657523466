package program_test

import (
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

func TestIsNil(t *testing.T) {
	assert.True(t, program.IsNil(ssa.NewConst(nil, types.Universe.Lookup("error").Type())))
	assert.False(t, program.IsNil(fixture.Functions(t, "package p; func get() {}").Func("get")))
}
