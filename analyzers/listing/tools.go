package listing

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
)

// Tools reports under which names the handlers of a package are registered, as
// diagnostics, which every driver passes on and caches like those of rules.
// Programs read them with [ParseTool].
var Tools = &analysis.Analyzer{
	Name:     "tools",
	Doc:      "tools: tell under which names handlers are registered",
	Requires: []*analysis.Analyzer{handlers.Analyzer},
	Run:      runTools,
}

// A Tool is the content of a diagnostic of [Tools].
type Tool struct {
	// Function is the full name of the handling function, or, for a literal, of the function that returns it,
	// or empty. The diagnostic covers the function if the package declares it; otherwise it is at the
	// registration.
	Function string
	// Declared reports that the package declares the function.
	Declared bool
	// Short is the name of the function without its package.
	Short string
	// Names are the constant names under which the package registers it. Related places of the
	// diagnostic have a name as their message, at its registration.
	Names []string
}

// The categories of the diagnostics.
const (
	declared   = "declared"
	registered = "registered"
)

// separator stands between the parts of a message. No name has it.
const separator = "\n"

// ParseTool reads a diagnostic of [Tools].
func ParseTool(category, message string) Tool {
	parts := strings.Split(message, separator)
	t := Tool{Function: parts[0], Declared: category == declared}
	if len(parts) > 1 {
		t.Short, t.Names = parts[1], parts[2:]
	}
	return t
}

// message writes the tool as a message.
func (t Tool) message() string {
	return strings.Join(append([]string{t.Function, t.Short}, t.Names...), separator)
}

func runTools(pass *analysis.Pass) (any, error) {
	found := pass.ResultOf[handlers.Analyzer].(*handlers.Result)
	makers := makersOf(found)
	for _, h := range found.Handlers {
		syntax := h.Func.Syntax()
		if syntax == nil || !serves(h.Kind) {
			continue
		}
		var t Tool
		if obj, ok := h.Func.Object().(*types.Func); ok {
			t.Function = obj.FullName()
			t.Short = relative(obj)
		} else if maker := makers[h.Func]; maker != nil {
			t.Function = maker.FullName()
		}
		if h.Wraps {
			t.Short = "" // what it calls is the tool
		}
		places := slices.Clone(h.Registered)
		for _, way := range found.Routes(h) {
			places = append(places, way.At) // what a wrapper returned
		}
		at := t.addAll(places)
		pass.Report(analysis.Diagnostic{Pos: syntax.Pos(), End: syntax.End(), Category: declared, Message: t.message(), Related: at})
	}
	for _, f := range found.Foreign {
		if !serves(f.Kind) || !f.Registered.Pos.IsValid() {
			continue
		}
		t := Tool{Function: f.Func.FullName(), Short: relative(f.Func)}
		places := []servers.Registration{f.Registered}
		for _, way := range found.ForeignRoutes(f) {
			places = append(places, way.At)
		}
		at := t.addAll(places)
		pass.Report(analysis.Diagnostic{Pos: f.Registered.Pos, Category: registered, Message: t.message(), Related: at})
	}
	for _, y := range found.Yielded {
		if maker, ok := y.By.(*types.Func); ok && y.At.Name != "" {
			t := Tool{Function: maker.FullName()}
			at := t.addAll([]servers.Registration{y.At})
			pass.Report(analysis.Diagnostic{Pos: y.At.Pos, Category: registered, Message: t.message(), Related: at})
		}
	}
	return nil, nil
}

// makersOf returns the functions that return one handler as it is, by that: who registers it in
// another package knows only them.
func makersOf(found *handlers.Result) map[*ssa.Function]*types.Func {
	makers := make(map[*ssa.Function]*types.Func)
	for _, r := range found.Returned {
		if maker, ok := r.By.(*types.Func); ok && len(r.Handlers) == 1 {
			makers[r.Handlers[0]] = maker
		}
	}
	return makers
}

// addAll adds the names under which the function is registered, those that are only hinted at where none is
// sure, and returns where that is.
func (t *Tool) addAll(places []servers.Registration) []analysis.RelatedInformation {
	var at []analysis.RelatedInformation
	for _, hinted := range []bool{false, true} {
		for _, r := range places {
			if r.Hinted == hinted {
				at = append(at, t.add(r)...)
			}
		}
		if len(t.Names) > 0 {
			break
		}
	}
	return at
}

// add adds the name under which the function is registered, if it is known, and returns
// where that is.
func (t *Tool) add(r servers.Registration) []analysis.RelatedInformation {
	name := strings.Join(strings.Fields(r.Name), " ")
	if name == "" || slices.Contains(t.Names, name) {
		return nil
	}
	t.Names = append(t.Names, name)
	if !r.Pos.IsValid() {
		return nil
	}
	return []analysis.RelatedInformation{{Pos: r.Pos, Message: name}}
}

// serves reports whether handlers of a kind have names for those who call them.
func serves(kind sdk.Kind) bool {
	switch kind {
	case sdk.Tool, sdk.TypedTool, sdk.StructuredTool, sdk.TaskTool, sdk.Resource, sdk.Template, sdk.Prompt, sdk.Completion, sdk.CustomMethod:
		return true
	}
	return false
}
