package funcs

import (
	"go/types"
	"path"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// IsLog reports whether a call tells a log, standard error or a trace of something: what
// no caller reads.
func IsLog(call *ssa.CallCommon) bool {
	obj := program.Called(call)
	if syntax.PackageOf(obj) == nil {
		return false
	}
	if isLogPackage(obj.Pkg().Path()) {
		return !program.EndsInError(obj.Signature().Results())
	}
	if obj.Pkg().Path() == "fmt" {
		return strings.HasPrefix(obj.Name(), "Print") || strings.HasPrefix(obj.Name(), "Fprint") && len(call.Args) > 0 && isStandardError(call.Args[0])
	}
	name := strings.ToLower(obj.Name())
	return isLogger(obj) || obj.Signature().Results().Len() == 0 && (strings.HasPrefix(name, "log") || strings.HasPrefix(name, "debug") || strings.HasPrefix(name, "warn"))
}

// IsLogLibrary reports whether a package is a library that logs or traces.
func IsLogLibrary(p string) bool {
	switch p {
	case "log", "log/slog", "k8s.io/klog", "k8s.io/klog/v2", "github.com/go-logr/logr", "github.com/golang/glog", "github.com/sirupsen/logrus", "github.com/charmbracelet/log":
		return true
	}
	return strings.HasPrefix(p, "go.opentelemetry.io/") || strings.HasPrefix(p, "go.uber.org/zap") || strings.HasPrefix(p, "github.com/rs/zerolog")
}

// isLogPackage reports whether all that a package does is logging or tracing.
func isLogPackage(p string) bool { return IsLogLibrary(p) || words.Logging.MatchString(path.Base(p)) }

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
	return named != nil && (isLoggerName(named.Obj()) || isLogPackage(syntax.PathOf(named.Obj())))
}

func isStandardError(v ssa.Value) bool {
	return paths.IsVariable(calls.PlainValue(v), "os.Stderr", "os.Stdout")
}

// IsLimit reports whether a call makes a stream of another one that ends after so many bytes.
func IsLimit(call *ssa.CallCommon) bool {
	obj := program.Called(call)
	return obj != nil && Of(obj).Limits
}

// IsFormat reports whether a call makes text of what it is given, or an error.
func IsFormat(call *ssa.CallCommon) bool {
	obj := program.Called(call)
	switch syntax.PathOf(obj) {
	case "":
		return obj != nil && obj.Name() == "Error" // of the type error
	case "fmt":
		return strings.HasPrefix(obj.Name(), "Sprint") || obj.Name() == "Errorf"
	case "strings", "strconv", "time", "unicode":
		return !strings.HasPrefix(obj.Name(), "Write") // a writer's text is for the caller
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
