package implementers

import (
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// Unseen returns the name of a method in its package, such as "*memory.Names", and reports whether importers do
// not see its type: there is no object of which they could read a fact, and they call it through interfaces.
func Unseen(obj *types.Func) (name string, unseen bool) {
	recv := obj.Signature().Recv()
	if recv == nil || program.NamedOf(recv.Type()) == nil {
		return "", false
	}
	return ReceiverName(obj) + "." + obj.Name(), !program.NamedOf(recv.Type()).Obj().Exported()
}
