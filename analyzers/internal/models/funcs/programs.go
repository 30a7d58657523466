package funcs

import (
	"path"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// deniers are programs that exit with 1 to say no, and with more where something is wrong.
var deniers = []string{"ag", "cmp", "diff", "egrep", "fgrep", "grep", "pgrep", "rg", "test", "which", "zgrep"}

// AnswersByStatus reports whether a call runs a program that says no by its exit status, such as grep where nothing
// matches: its error is most often an answer.
func AnswersByStatus(run *ssa.Call) bool {
	if len(run.Call.Args) == 0 || syntax.PathOf(program.Called(&run.Call)) != "os/exec" {
		return false
	}
	made, _ := program.CallOf(run.Call.Args[0])
	if made == nil {
		return false
	}
	args, obj := made.Call.Args, program.Called(&made.Call)
	switch {
	case syntax.IsFunc(obj, "os/exec", "Command"):
		return slices.Contains(deniers, path.Base(program.TextOf(args[0])))
	case syntax.IsFunc(obj, "os/exec", "CommandContext"):
		return slices.Contains(deniers, path.Base(program.TextOf(args[1])))
	}
	return false
}
