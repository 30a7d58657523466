package funcs

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// TakesContext reports whether a call waits for something outside.
func TakesContext(call *ssa.Call) bool {
	return BeginsWithContext(call.Call.Signature())
}

// Waits reports whether a call asks for something that lies outside of the process.
func Waits(call *ssa.Call) bool {
	if TakesContext(call) {
		return true
	}
	obj := program.Called(call.Common())
	switch syntax.PathOf(obj) {
	case "os", "io", "net/http", "database/sql":
		return true
	}
	return false
}

// AnswersResponse reports whether a call returns the response of a service beside what it is
// about, as clients do whose methods take no context.
func AnswersResponse(call *ssa.Call) bool {
	for v := range call.Call.Signature().Results().Variables() {
		if p, ok := types.Unalias(v.Type()).(*types.Pointer); ok {
			if named, ok := types.Unalias(p.Elem()).(*types.Named); ok && named.Obj().Name() == "Response" {
				return true
			}
		}
	}
	return false
}

// AsksService reports whether a call is one of a method of what stands for a service by its name, as clients have
// it whose methods take no context and answer no response.
func AsksService(call *ssa.Call) bool {
	obj := program.Called(call.Common())
	if obj == nil || obj.Signature().Recv() == nil || call.Call.Signature().Results().Len() < 2 || strings.HasPrefix(obj.Name(), "New") {
		return false
	}
	named := program.NamedOf(obj.Signature().Recv().Type())
	return named != nil && words.Services.MatchString(named.Obj().Name())
}

// IsDrain reports whether a call reads what there is, for a log or for nobody.
func IsDrain(call *ssa.CallCommon) bool {
	obj := program.Called(call)
	return syntax.PathOf(obj) == "io" && (obj.Name() == "ReadAll" || obj.Name() == "Copy" || obj.Name() == "LimitReader")
}

// IsCleanup reports whether a call puts something away.
func IsCleanup(call *ssa.CallCommon) bool {
	obj := program.Called(call)
	return obj != nil && (obj.Name() == "Close" || obj.Name() == "Unlock" || obj.Name() == "RUnlock" || obj.Name() == "Rollback")
}

// IsGate reports whether a call asks whether something is allowed: what it refuses is left out
// on purpose.
func IsGate(call *ssa.Call) bool {
	name := strings.ToLower(program.Called(call.Common()).Name())
	return strings.HasPrefix(name, "valid") || strings.HasPrefix(name, "check")
}

// IsWhole reports whether a value is one of which nothing is lost when the call fails, such as
// what a command has written.
func IsWhole(v ssa.Value) bool {
	call, _ := program.CallOf(v)
	if call == nil {
		return false
	}
	obj := program.Called(call.Common())
	return syntax.PackageOf(obj) != nil && (obj.Pkg().Path() == "os/exec" || obj.Name() == "Read" || obj.Name() == "Write")
}
