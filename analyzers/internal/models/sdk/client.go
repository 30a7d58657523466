package sdk

import (
	"go/types"
	"strings"
)

// ClientMethod reports whether a method of an interface stands for the method with which
// a client of a library calls a tool: it is spelled alike, as it must be for the client to
// have it, is given the same, and returns the same.
func (s *Set) ClientMethod(method *types.Func) bool {
	if method == nil || method.Signature().Recv() == nil || !types.IsInterface(method.Signature().Recv().Type()) {
		return false
	}
	params, results := method.Signature().Params(), method.Signature().Results()
	if params.Len() != 2 || results.Len() != 2 {
		return false
	}
	library, _, ok := s.Result(results.At(0).Type())
	if !ok {
		return false
	}
	for _, v := range s.views {
		if v.sdk != library {
			continue
		}
		for _, row := range library.ClientCalls {
			if row.HidesToolError || row.Func[strings.LastIndexByte(row.Func, '.')+1:] != method.Name() {
				continue
			}
			if known, ok := v.object(row.Func).(*types.Func); ok {
				return types.Identical(known.Signature().Params(), params)
			}
			given := namedOf(params.At(1).Type())
			return given != nil && Owns(given.Pkg())
		}
	}
	return false
}
