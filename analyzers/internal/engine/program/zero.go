package program

import (
	"go/constant"
	"go/types"
)

// ZeroOf returns the zero value of a type, or nil if it is no constant.
func ZeroOf(t types.Type) constant.Value {
	basic, ok := t.Underlying().(*types.Basic)
	switch {
	case !ok:
		return nil
	case basic.Info()&types.IsBoolean != 0:
		return constant.MakeBool(false)
	case basic.Info()&types.IsString != 0:
		return constant.MakeString("")
	case basic.Info()&(types.IsInteger|types.IsFloat) != 0:
		return constant.MakeInt64(0)
	}
	return nil
}
