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

// AnswersByStatus reports whether a call runs a program that says no by its exit status: its error is most often an answer.
//
//	out, err := exec.Command("grep", "-rn", pattern, dir).Output() // *exec.ExitError where nothing matches
func AnswersByStatus(run *ssa.Call) bool {
	if len(run.Call.Args) == 0 || syntax.PathOf(program.Called(&run.Call)) != "os/exec" {
		return false
	}
	made, _ := program.CallOf(run.Call.Args[0])
	if made == nil {
		return false
	}
	name := 0
	switch syntax.PathOf(program.Called(&made.Call)) + "." + program.Called(&made.Call).Name() {
	case "os/exec.Command":
	case "os/exec.CommandContext":
		name = 1
	default:
		return false
	}
	return name < len(made.Call.Args) && slices.Contains(deniers, path.Base(program.TextOf(made.Call.Args[name])))
}
