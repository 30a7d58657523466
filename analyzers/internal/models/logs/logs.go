// Package logs finds calls that write a log, and errors that are only logged. In
//
//	if err := s.cache.Put(key, value); err != nil {
//		slog.Warn("not cached", "key", key, "error", fmt.Errorf("put: %w", err))
//	}
//
// the error is only logged: neither a caller nor an agent learns of it.
package logs

import (
	"go/token"
	"go/types"
	"path"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// IsLog reports whether a call tells a log, standard error or a trace of something: what
// no caller reads.
func IsLog(call *ssa.CallCommon) bool {
	obj := program.Called(call)
	if obj == nil || obj.Pkg() == nil {
		return false
	}
	if isLogPackage(obj.Pkg().Path()) {
		results := obj.Signature().Results()
		return results.Len() == 0 || !program.IsError(results.At(results.Len()-1).Type())
	}
	if obj.Pkg().Path() == "fmt" {
		return strings.HasPrefix(obj.Name(), "Print") || strings.HasPrefix(obj.Name(), "Fprint") && len(call.Args) > 0 && isStandardError(call.Args[0])
	}
	name := strings.ToLower(obj.Name())
	return isLogger(obj) || obj.Signature().Results().Len() == 0 && (strings.HasPrefix(name, "log") || strings.HasPrefix(name, "debug") || strings.HasPrefix(name, "warn"))
}

// isLogPackage reports whether all that a package does is logging or tracing.
func isLogPackage(p string) bool {
	switch p {
	case "log", "log/slog", "k8s.io/klog/v2", "github.com/go-logr/logr", "github.com/golang/glog":
		return true
	}
	if strings.HasPrefix(p, "go.opentelemetry.io/") || strings.HasPrefix(p, "go.uber.org/zap") || strings.HasPrefix(p, "github.com/rs/zerolog") {
		return true
	}
	return logNames.MatchString(path.Base(p))
}

// logNames matches the names of packages that log, such as "klogutil", and none of those that
// ask for logs.
var logNames = regexp.MustCompile(`^(go-hc|ctx|[a-z])?log(ger|ging|util|utils|x|r|rus)?$|^zap$`)

// isLogger reports whether a method is one of a type that is called a logger.
func isLogger(obj *types.Func) bool {
	recv := obj.Signature().Recv()
	if recv == nil {
		return false
	}
	named := program.NamedOf(recv.Type())
	return named != nil && isLoggerName(named.Obj())
}

func isLoggerName(obj *types.TypeName) bool {
	return strings.Contains(strings.ToLower(obj.Name()), "logger")
}

// GivesLogger reports whether a call returns a logger and nothing else.
func GivesLogger(call *ssa.CallCommon) bool {
	results := call.Signature().Results()
	if results.Len() != 1 {
		return false
	}
	named := program.NamedOf(results.At(0).Type())
	return named != nil && (isLoggerName(named.Obj()) || named.Obj().Pkg() != nil && isLogPackage(named.Obj().Pkg().Path()))
}

func isStandardError(v ssa.Value) bool {
	if box, ok := v.(*ssa.MakeInterface); ok {
		v = box.X
	}
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return false
	}
	global, ok := load.X.(*ssa.Global)
	return ok && (global.String() == "os.Stderr" || global.String() == "os.Stdout")
}

// IsFormat reports whether a call makes text of what it is given, or an error.
func IsFormat(call *ssa.CallCommon) bool {
	obj := program.Called(call)
	if obj == nil || obj.Pkg() == nil {
		return obj != nil && obj.Name() == "Error" // of the type error
	}
	switch obj.Pkg().Path() {
	case "fmt":
		return strings.HasPrefix(obj.Name(), "Sprint") || obj.Name() == "Errorf"
	case "strings", "strconv", "time", "unicode":
		return !strings.HasPrefix(obj.Name(), "Write") // Have: text that the caller reads
	case "errors", "github.com/pkg/errors":
		return obj.Name() == "New" || obj.Name() == "Errorf" || strings.HasPrefix(obj.Name(), "Wrap")
	}
	return false
}

// IsOperand reports whether an address is that of an element of the operands of a call.
func IsOperand(addr ssa.Value) bool {
	element, ok := addr.(*ssa.IndexAddr)
	if !ok {
		return false
	}
	list, ok := element.X.(*ssa.Alloc)
	return ok && (list.Comment == "varargs" || list.Comment == "slicelit")
}

// maxDepth bounds how far the uses of an error are followed.
const maxDepth = 12

// OnlyLogged reports whether nobody does more with an error than to compare it with nil and to
// log it, so that no caller learns of it.
func OnlyLogged(err ssa.Value) bool { return isOnlyLogged(err, 0) }

// isOnlyLogged reports whether nobody does more with an error than to compare it with nil and
// to log it.
func isOnlyLogged(v ssa.Value, depth int) bool {
	if depth > maxDepth || v.Referrers() == nil {
		return false
	}
	return !slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool { return !tellsNobody(v, use, depth) })
}

// tellsNobody reports whether one use of an error does no more than that.
func tellsNobody(v ssa.Value, use ssa.Instruction, depth int) bool {
	switch use := use.(type) {
	case *ssa.DebugRef:
		return true
	case *ssa.BinOp:
		return program.IsNil(use.X) || program.IsNil(use.Y) || use.Op == token.ADD && isOnlyLogged(use, depth+1)
	case *ssa.MakeInterface:
		return isOnlyLogged(use, depth+1)
	case *ssa.ChangeInterface:
		return isOnlyLogged(use, depth+1)
	case *ssa.Slice:
		return isOnlyLogged(use, depth+1)
	case *ssa.Store:
		return use.Val == v && IsOperand(use.Addr) && isOnlyHandedOn(use.Addr.(*ssa.IndexAddr).X, depth)
	case *ssa.Call:
		return IsLog(use.Common()) || IsFormat(use.Common()) && isOnlyLogged(use, depth+1) || isAppendForLog(use, depth)
	}
	return false
}

// isAppendForLog reports whether a call adds to a list which is only logged.
func isAppendForLog(call *ssa.Call, depth int) bool {
	builtin, ok := call.Call.Value.(*ssa.Builtin)
	return ok && builtin.Name() == "append" && isOnlyLogged(call, depth+1)
}

// isOnlyHandedOn reports whether the list of the operands of a call goes to a log.
func isOnlyHandedOn(list ssa.Value, depth int) bool {
	return !slices.ContainsFunc(*list.Referrers(), func(use ssa.Instruction) bool {
		slice, ok := use.(*ssa.Slice)
		return ok && !isOnlyLogged(slice, depth+1)
	})
}
