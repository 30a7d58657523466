package program

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// IsFresh reports whether a value is created on the spot, and so non-nil.
func IsFresh(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.MakeInterface, *ssa.Alloc, *ssa.MakeMap, *ssa.MakeSlice, *ssa.MakeChan, *ssa.MakeClosure, *ssa.Function:
		return true
	case *ssa.Slice:
		return IsFresh(v.X) // of an array
	}
	return false
}

// makers are the functions that return an error whatever they are given.
var makers = map[string]bool{
	"errors.New": true, "fmt.Errorf": true,
	"github.com/mcperrlint/mcperrlint/bridge.NewError": true, "github.com/mcperrlint/mcperrlint/bridge.Errorf": true,
	"github.com/pkg/errors.New": true, "github.com/pkg/errors.Errorf": true,
	"golang.org/x/xerrors.New": true, "golang.org/x/xerrors.Errorf": true,
	"github.com/cockroachdb/errors.New": true, "github.com/cockroachdb/errors.Newf": true, "github.com/cockroachdb/errors.Errorf": true,
}

// MakesError reports whether a library function always returns a non-nil error.
func MakesError(obj *types.Func) bool { return obj != nil && makers[obj.FullName()] }
