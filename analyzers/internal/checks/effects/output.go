package effects

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// IsOutput reports whether a value is os.Stdout.
func IsOutput(v ssa.Value) bool { return paths.IsVariable(calls.PlainValue(v), stdout) }

const stdout = "os.Stdout"

// canBeOutput reports whether a value is os.Stdout, or is it on one of the ways to it: on the
// others it is mostly something that writes there, too.
func canBeOutput(v ssa.Value) bool { return flow.Query{Kinds: flow.Phi}.Reaches(IsOutput, v) }

// Redirects reports whether a function makes os.Stdout something else.
func Redirects(fn *ssa.Function) bool {
	for store := range program.Instructions[*ssa.Store](fn.Blocks) {
		if paths.IsVariable(store.Addr, stdout) {
			return true
		}
	}
	return false
}

// writes reports whether a function of a library is given standard output to write
// to it. What a library of the protocol writes there are messages, and what a
// function of the module does with it is not known.
func writes(call *ssa.CallCommon, obj *types.Func) bool {
	args := call.Args
	if recv := obj.Signature().Recv(); recv != nil && !call.IsInvoke() {
		if IsOutput(args[0]) {
			return strings.HasPrefix(obj.Name(), "Write") || obj.Name() == "ReadFrom"
		}
		args = args[1:]
	}
	if sdk.Owns(obj.Pkg()) || answersOnly(obj.Signature()) || !isLibrary(obj.Pkg()) {
		return false
	}
	return slices.ContainsFunc(args, func(arg ssa.Value) bool {
		return slices.ContainsFunc(append(paths.Elements(arg), arg), func(v ssa.Value) bool { return IsOutput(v) && isWriter(v.Type()) })
	})
}

// isLibrary reports whether a package is one of those that are known to write to
// what they are given.
func isLibrary(pkg *types.Package) bool { return writers[pkg.Path()] || funcs.IsLogLibrary(pkg.Path()) }

var writers = map[string]bool{
	"bufio": true, "encoding/json": true, "encoding/csv": true, "encoding/xml": true, "fmt": true, "html/template": true, "io": true,
	"text/tabwriter": true, "text/template": true,
}

// answersOnly reports whether a function only tells something of what it is given.
func answersOnly(sig *types.Signature) bool {
	return sig.Results().Len() == 1 && types.Identical(sig.Results().At(0).Type(), types.Typ[types.Bool])
}

func isWriter(t types.Type) bool {
	obj, _, _ := types.LookupFieldOrMethod(t, false, nil, "Write")
	_, ok := obj.(*types.Func)
	return ok
}

// ZapPaths is the name of a deed that sets a logger to standard output by a text.
const ZapPaths = "zap.Config.OutputPaths"

// storesOutput returns the field to which standard output is given, if it is one
// of a command or of the configuration of a logger.
func storesOutput(store *ssa.Store) (string, bool) {
	field := paths.FieldOf(store.Addr)
	if field == nil {
		return "", false
	}
	switch field.Pkg().Path() + "." + field.Name() {
	case "os/exec.Stdout":
		return "exec.Cmd.Stdout", IsOutput(store.Val)
	case "go.uber.org/zap.OutputPaths":
		for _, v := range paths.Elements(store.Val) {
			if text, _ := program.ConstantText(v); text == "stdout" {
				return ZapPaths, true
			}
		}
	}
	return "", false
}
