package drafts

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
	"github.com/mcperrlint/mcperrlint/contract"
)

// A Task is a draft that is to be written.
type Task struct {
	Draft Draft
	// Tools are the names of the tools that the handler serves, for all of which it has one contract.
	Tools []string
	// At is the place of the handler, Registered those where it is registered.
	At         token.Position
	Registered []token.Position
}

// The categories of the diagnostics of [Writing].
const (
	// Registered means that the fix declares contracts and hands them to the bridge.
	Registered = "registered"
	// Beside means that it declares a contract beside the handler, which a directive binds to it.
	Beside = "beside"
	// Refused means that there is no fix.
	Refused = "refused"
)

// A Written is what a diagnostic of [Writing] says of a task.
type Written struct {
	Task     int    // its index
	Variable string // in which the contract is
	Why      string // it is refused, or ""
}

// Writing returns an analyzer that reports, as diagnostics with fixes, how tasks can be done in each package. The
// contract stands before the handler, or before the function that registers a handler of another package. Where the
// program is built from the bridge, it is registered:
//
//	gosdk.AddTool(server, tool, nil, read)      in the place of nil
//	s.AddTool(tool, read)                       mcpgo.AddTool(s, tool, readFailures, read)
//	gosdk.Middleware()                          gosdk.Middleware(bridge.Contracts(contract.Registry{"read": readFailures}))
//
// Else a directive in front of the handler says whose contract it is. A task can be done in several packages: what is
// registered is better. Nothing that is there is changed. Programs read the diagnostics with [ParseWritten].
func Writing(tasks []Task, bridged func(path string) bool) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name: "drafts", Doc: "drafts: write the contracts of tools",
		Requires: []*analysis.Analyzer{inspect.Analyzer, errvars.Analyzer},
		Run: guard.Run(guard.Layer, func(pass *analysis.Pass) (any, error) {
			if pass.TypesInfo != nil && len(pass.Files) > 0 && syntax.IsModuleAnalysed(pass) {
				newWriter(pass, bridged).write(tasks)
			}
			return nil, nil
		}),
	}
}

// ParseWritten reads the message of a diagnostic.
func ParseWritten(category, message string) []Written {
	var list []Written
	for part := range strings.FieldsFuncSeq(message, func(r rune) bool { return r == '\n' }) {
		var w Written
		if _, err := fmt.Sscanf(part, "%d", &w.Task); err != nil {
			continue
		}
		if _, w.Variable, _ = strings.Cut(part, " "); category == Refused {
			w.Variable, w.Why = "", w.Variable
		}
		list = append(list, w)
	}
	return list
}

// A part is a task as far as one package has to do with it.
type part struct {
	Task

	index   int
	handler inspector.Cursor // valid if inside is set
	inside  bool             // the handler is in the package
	calls   []*ast.CallExpr  // that register it
	at      inspector.Cursor // the node beside which the contract is declared
	name    string
	edits   changes
}

// write reports what can be done in the package.
func (w *writer) write(tasks []Task) {
	var entered []*part
	registry, hasRegistry := w.registry()
	for i, t := range tasks {
		p := &part{Task: t, index: i}
		if !w.find(p) {
			continue
		}
		name, why := w.declare(&p.edits, t, p.at)
		if p.name = name; why != "" {
			w.report(Refused, p.at.Node(), nil, fmt.Sprintf("%d %s", i, why))
			continue
		}
		handed := false
		for _, call := range p.calls {
			handed = w.registered(&p.edits, call, name) || handed
		}
		switch {
		case handed:
			w.done(Registered, p)
		case len(p.calls) > 0 && hasRegistry:
			entered = append(entered, p)
		case p.inside && w.direct(p):
			w.done(Beside, p)
		case p.inside:
			w.report(Refused, p.at.Node(), nil, fmt.Sprintf("%d a directive has no place before its handler", i))
		}
	}
	w.enterAll(registry, entered)
}

// find looks for the handler and the calls that register it, and reports whether any of it is in the package.
func (w *writer) find(p *part) bool {
	if cur, found := w.handlerAt(p.At); found {
		if w.fileOf(cur.Node().Pos()) == nil {
			w.report(Refused, cur.Node(), nil, fmt.Sprintf("%d its file is generated or a test", p.index))
			return false
		}
		p.handler, p.inside, p.at = cur, true, cur
	}
	for _, at := range p.Registered {
		if cur, found := w.callAt(at); found && w.fileOf(cur.Node().Pos()) != nil {
			p.calls = append(p.calls, cur.Node().(*ast.CallExpr))
			if !p.inside && len(p.calls) == 1 {
				p.at = cur
			}
		}
	}
	return p.inside || len(p.calls) > 0
}

// enterAll adds contracts to the registry, in one fix: together they are one option.
func (w *writer) enterAll(r registry, parts []*part) {
	if len(parts) == 0 {
		return
	}
	var list []named
	var all changes
	var said []string
	for _, p := range parts {
		for _, tool := range p.Tools {
			list = append(list, named{tool, p.name})
		}
		said = append(said, fmt.Sprintf("%d %s", p.index, p.name))
		all.add(p.edits...)
	}
	if w.enter(&all, r, list) {
		w.report(Registered, parts[0].at.Node(), all, strings.Join(said, "\n"))
		return
	}
	for _, p := range parts {
		if p.inside && w.direct(p) {
			w.done(Beside, p)
		}
	}
}

// direct adds the directive that binds the handler to the contract, and reports whether it can.
func (w *writer) direct(p *part) bool {
	directive := "//mcperrlint:contract " + p.name
	if decl, ok := p.handler.Node().(*ast.FuncDecl); ok {
		if decl.Doc == nil {
			p.edits.insert(decl.Pos(), directive+"\n")
		} else {
			p.edits.insert(decl.Doc.End(), "\n//\n"+directive)
		}
		return true
	}
	file := w.pass.Fset.File(p.handler.Node().Pos())
	line := w.line(p.handler.Node().Pos())
	if line == 1 {
		return false
	}
	p.edits.insert(file.LineStart(line), directive+"\n")
	return true
}

func (w *writer) done(category string, p *part) {
	w.report(category, p.at.Node(), p.edits, fmt.Sprintf("%d %s", p.index, p.name))
}

func (w *writer) report(category string, at ast.Node, edits changes, message string) {
	d := analysis.Diagnostic{Pos: at.Pos(), End: at.Pos(), Category: category, Message: message}
	if len(edits) > 0 {
		d.SuggestedFixes = []analysis.SuggestedFix{{Message: "Write the contract", TextEdits: edits}}
	}
	w.pass.Report(d)
}

// held returns the variables that declare failures of a draft, by reason, as code at a place can name them.
func (w *writer) held(d Draft, at token.Pos) map[string]string {
	known, found := w.pass.ResultOf[errvars.Analyzer].(*errvars.Result), make(map[string]string)
	file := syntax.FileOf(w.pass, at)
	for _, pkg := range append([]*types.Package{w.pass.Pkg}, syntax.ModuleImports(w.pass, false)...) {
		for _, name := range pkg.Scope().Names() {
			v, ok := pkg.Scope().Lookup(name).(*types.Var)
			if !ok || !errvars.IsFailure(v.Type()) {
				continue
			}
			f := known.Of(v)
			if f == nil || found[f.Value.Reason] != "" || !d.has(f.Value) {
				continue
			}
			if text, named := syntax.Reference(w.pass, file, at, pkg.Path(), name); named {
				found[f.Value.Reason] = text
			} else if pkg == w.pass.Pkg {
				found[f.Value.Reason] = name
			}
		}
	}
	return found
}

// has reports whether an entry has the reason and the code of a failure.
func (d Draft) has(f contract.Failure) bool {
	for _, e := range d.Entries {
		if e.Reason == f.Reason && e.Code == f.Code {
			return true
		}
	}
	return false
}
