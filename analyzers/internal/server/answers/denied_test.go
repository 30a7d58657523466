package answers

import (
	"go/constant"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"
)

func TestIsFalse(t *testing.T) {
	for want, values := range map[bool][]ssa.Value{
		true: {ssa.NewConst(constant.MakeBool(false), types.Typ[types.Bool])},
		false: {
			ssa.NewConst(constant.MakeBool(true), types.Typ[types.Bool]), ssa.NewConst(constant.MakeInt64(0), types.Typ[types.Int]),
			ssa.NewConst(nil, types.NewPointer(types.Typ[types.Bool])), new(ssa.Alloc),
		},
	} {
		for _, v := range values {
			assert.Equal(t, want, isFalse(v), v)
		}
	}
}
