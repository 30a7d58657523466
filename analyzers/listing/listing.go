// Package listing returns the handlers of a program as plain data, without
// syntax or types. It serves the inventory and measurements of recall, not
// findings: it sees all packages at once, as no pass does.
package listing

import (
	"go/token"
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
	"github.com/mcperrlint/mcperrlint/internal/position"
)

// Analyzer provides a *[Package].
var Analyzer = &analysis.Analyzer{
	Name:     "listing",
	Doc:      "listing: tell which handlers a package has",
	Requires: append(answers.Requires(), program.Analyzer, settings.Analyzer),
	Run: func(pass *analysis.Pass) (any, error) {
		return &Package{
			fset: pass.Fset, types: pass.Pkg, set: sdk.Of(pass.Pkg), settings: settings.Of(pass),
			program:  pass.ResultOf[program.Analyzer].(*program.Program),
			found:    pass.ResultOf[handlers.Analyzer].(*handlers.Result),
			gaveUp:   pass.ResultOf[errflow.Analyzer].(*errflow.Flow).GaveUp(),
			answered: answers.AnsweredBy(pass),
			made:     madeIn(pass.ResultOf[program.Analyzer].(*program.Program).Functions()),
		}, nil
	},
	ResultType: reflect.TypeFor[*Package](),
}

// Package has what was found in one package.
type Package struct {
	fset     *token.FileSet
	types    *types.Package
	set      *sdk.Set
	settings *settings.Settings
	program  *program.Program
	found    *handlers.Result
	gaveUp   []*ssa.Function
	answered map[token.Pos]answers.Answered
	made     made
}

// Path returns the import path of the package.
func (p *Package) Path() string { return p.types.Path() }

// Lines returns the handlers, seams and middleware of a program that consists of these packages, and the
// functions that were too large to follow. What one package registers, wraps or calls through an interface or
// a field is looked up in the others. The packages must have been loaded together.
func Lines(packages []*Package) []Line {
	j := joiner{lines: make(map[string]*Line), shared: sharedBy(packages)}
	for _, pkg := range packages {
		j.add(pkg)
	}
	for _, pkg := range packages {
		j.foreign(pkg)
		j.yielded(packages, pkg)
		for _, seam := range pkg.found.Seams {
			j.behind(packages, pkg, seam)
		}
	}
	all := populationOf(packages)
	for _, pkg := range packages {
		j.asked(packages, pkg, all)
		j.answered(pkg)
	}
	for _, key := range j.order {
		j.lines[key].settle()
	}
	j.offer(packages, all)
	lines := make([]Line, 0, len(j.order))
	for _, key := range j.order {
		line := j.lines[key]
		line.served = line.served && (len(line.offered) > 0 || all.has(line))
		lines = append(lines, *j.lines[key])
	}
	return lines
}

// A joiner puts the lines of packages together. Functions are told apart by
// their place, because a package can know a function of another one as an
// object of its own.
type joiner struct {
	lines  map[string]*Line
	order  []string
	shared shared
}

func (j *joiner) line(at token.Position, what, path string) *Line {
	key := keyOf(what, at)
	if j.lines[key] == nil {
		j.lines[key] = &Line{At: at, Package: path}
		j.order = append(j.order, key)
	}
	return j.lines[key]
}

// keyOf is the key of a line.
func keyOf(what string, at token.Position) string { return what + at.String() }

// add adds the lines of one package.
func (j *joiner) add(pkg *Package) {
	for _, h := range pkg.found.Handlers {
		if !hasLine(h) {
			continue
		}
		line := j.handler(pkg, h.Func, h.Library, h.Kind.String())
		line.served = line.served || serves(h.Kind) && !pkg.found.IsHelper(h)
		line.Found = h.Found.String()
		for _, r := range h.Registered {
			line.registered(position.Original(pkg.fset, r.Pos), r)
		}
		for _, s := range h.Behind {
			line.behind(position.Original(pkg.fset, s.Pos), s.Effect.String())
		}
		for _, r := range h.Registered {
			j.middleware(pkg, line, r, h.Kind)
		}
		line.ways(pkg, pkg.found.Routes(h))
	}
	for _, s := range pkg.found.Seams {
		line := j.line(position.Original(pkg.fset, s.Pos), "seam", pkg.Path())
		line.Role, line.Effect, line.Function = Seam, s.Effect.String(), nameOf(s.Func)
	}
	for _, m := range pkg.found.Installed {
		line := j.line(position.Original(pkg.fset, m.Pos), "middleware", pkg.Path())
		line.Role, line.Effect = Middleware, m.Effect.String()
		for _, kind := range m.Kinds {
			line.Kind += map[bool]string{true: ", "}[line.Kind != ""] + kind.String()
		}
	}
	for _, fn := range pkg.gaveUp {
		line := j.line(position.Original(pkg.fset, fn.Pos()), "given up", pkg.Path())
		line.Role, line.Function = GivenUp, nameOf(fn)
	}
}

// answered adds how the handlers answer failures of which a package knows it.
func (j *joiner) answered(pkg *Package) {
	for pos, is := range pkg.answered {
		if line := j.lines[keyOf("handler", position.Original(pkg.fset, pos))]; line != nil {
			line.Flagged, line.Unflagged = line.Flagged || is.Flagged, line.Unflagged || is.Unflagged
		}
	}
}

// hasLine reports whether a handler has a line of its own: else its seam, or the handler that
// delegates, has one.
func hasLine(h *handlers.Handler) bool { return !h.Wraps && h.Found != handlers.ByDelegation }

func (j *joiner) handler(pkg *Package, fn *ssa.Function, library, kind string) *Line {
	line := j.line(position.Original(pkg.fset, fn.Pos()), "handler", pkg.Path())
	if line.Function == "" {
		line.Function, line.Library, line.Kind = nameOf(fn), library, kind
		line.receiver = receiverOf(fn.Signature)
	}
	return line
}

// foreign adds what a package registers of other packages.
func (j *joiner) foreign(pkg *Package) {
	for _, f := range pkg.found.Foreign {
		line := j.line(position.Original(pkg.fset, f.Func.Pos()), "handler", f.Func.Pkg().Path())
		if line.Function == "" {
			line.Function, line.Library, line.Kind = relative(f.Func), f.Library, f.Kind.String()
			line.receiver = receiverOf(f.Func.Signature())
		}
		line.served = line.served || serves(f.Kind)
		line.found(f.Found.String())
		line.registered(position.Original(pkg.fset, f.Registered.Pos), f.Registered)
		j.middleware(pkg, line, f.Registered, f.Kind)
		line.ways(pkg, pkg.found.ForeignRoutes(f))
	}
}

// yielded adds where a package registers what a function of another package returns, or a variable
// there holds.
func (j *joiner) yielded(packages []*Package, at *Package) {
	for _, y := range at.found.Yielded {
		for _, pkg := range packages {
			if pkg.Path() != y.By.Pkg().Path() {
				continue
			}
			for _, h := range pkg.handlersOf(y.By) {
				line := j.handler(pkg, h.Func, h.Library, h.Kind.String())
				line.registered(position.Original(at.fset, y.At.Pos), y.At)
				j.middleware(at, line, y.At, h.Kind)
				line.ways(at, []handlers.Route{at.found.RouteAt(y.At, h.Library, h.Kind)})
			}
		}
	}
}

// handlersOf returns the handlers that a function of the package returns, or a variable holds, as
// another package knows it.
func (p *Package) handlersOf(by types.Object) []*handlers.Handler {
	var list []*handlers.Handler
	for _, r := range p.found.Returned {
		if !isSame(r.By, by) {
			continue
		}
		for _, h := range p.found.Handlers {
			if slices.Contains(r.Handlers, h.Func) && hasLine(h) {
				list = append(list, h)
			}
		}
	}
	return list
}

// isSame reports whether two packages mean the same function or variable.
func isSame(a, b types.Object) bool {
	f, ok := a.(*types.Func)
	g, also := b.(*types.Func)
	if ok && also {
		return f.FullName() == g.FullName()
	}
	return ok == also && a.Name() == b.Name()
}

// middleware adds what stands before a handler that the package registers.
func (j *joiner) middleware(pkg *Package, line *Line, r servers.Registration, kind sdk.Kind) {
	for _, m := range pkg.found.Installed {
		if m.Before(r, kind) {
			line.behind(position.Original(pkg.fset, m.Pos), m.Effect.String())
		}
	}
}

// behind adds what a seam can call in any package: what its field holds, and
// the methods that implement its interface.
func (j *joiner) behind(packages []*Package, at *Package, seam *handlers.Seam) {
	for _, pkg := range packages {
		if seam.Field != nil {
			j.heldFor(pkg, at, seam)
		}
		if seam.Method != nil {
			for _, method := range calls.Implementations(j.shared.pkg(pkg.types), j.shared.method(seam.Method)) {
				line := j.line(position.Original(pkg.fset, method.Pos()), "handler", pkg.Path())
				if line.Function == "" {
					line.Function, line.Kind = relative(method), seamKind
					line.receiver = receiverOf(method.Signature())
				}
				line.served = true
				line.found(handlers.ByAdapter.String())
				line.behind(position.Original(at.fset, seam.Pos), seam.Effect.String())
				line.named(pkg, at, seam, servers.ReceiverOf(method))
				line.waysBehind(pkg, at, seam)
			}
		}
	}
}

// heldFor adds the functions of a package that are in the field from which a seam of any package
// calls them, with the names that stand beside them if it does not give them one.
func (j *joiner) heldFor(pkg, at *Package, seam *handlers.Seam) {
	named := slices.ContainsFunc(at.found.RoutesBehind(seam), func(r handlers.Route) bool { return r.At.Name != "" })
	for _, h := range pkg.found.Held {
		if position.Original(pkg.fset, h.Field.Pos()) != position.Original(at.fset, seam.Field.Pos()) {
			continue
		}
		line := j.handler(pkg, h.Func, "", seamKind)
		line.served = true
		line.found(handlers.ByAdapter.String())
		line.behind(position.Original(at.fset, seam.Pos), seam.Effect.String())
		line.waysBehind(pkg, at, seam)
		for _, row := range pkg.found.NamesBeside(h.Func, h.Field) {
			if !named {
				add(&line.Registered, Place{position.Original(pkg.fset, row.Pos), row.Name})
			}
		}
	}
}

// asked adds the names under which handlers are registered that ask a value behind an interface for it: those
// that the types give of which the program makes values. One literal can stand for all of them:
//
//	for _, t := range []Tool{read{}, write{}} {
//		s.AddTool(mcp.NewTool(t.Name()), func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//			return textOf(t, r)
//		})
//	}
func (j *joiner) asked(packages []*Package, at *Package, all population) {
	for _, h := range at.found.Handlers {
		if !hasLine(h) {
			continue
		}
		for _, r := range h.Registered {
			if r.Name != "" || r.Asked() == nil {
				continue
			}
			line, makers := j.handler(at, h.Func, h.Library, h.Kind.String()), at.typesThatReturn(h)
			for _, pkg := range packages {
				for _, method := range calls.Implementations(j.shared.pkg(pkg.types), j.shared.method(r.Asked())) {
					of := receiverOf(method.Signature())
					if !all.made[of] || len(makers) > 0 && !makers[of] {
						continue
					}
					if name := pkg.found.NameBy(servers.ReceiverOf(method), r.Asked()); name != "" {
						add(&line.Registered, Place{position.Original(at.fset, r.Pos), name})
					}
				}
			}
		}
	}
}

// typesThatReturn returns the types of the package of which a method returns a handler: the handler is theirs, and no
// other's.
func (p *Package) typesThatReturn(h *handlers.Handler) map[string]bool {
	found := make(map[string]bool)
	for _, r := range p.found.Returned {
		if maker, ok := r.By.(*types.Func); ok && slices.Contains(r.Handlers, h.Func) && maker.Signature().Recv() != nil {
			found[receiverOf(maker.Signature())] = true
		}
	}
	return found
}

// named adds the names that a type of a package has for itself where a seam of another one
// registers what stands behind an interface.
func (l *Line) named(pkg, at *Package, seam *handlers.Seam, receiver string) {
	for _, r := range seam.Names {
		if name := pkg.found.NameBy(receiver, r.Asked()); name != "" && r.Name == "" {
			add(&l.Registered, Place{position.Original(at.fset, r.Pos), name})
		}
	}
}

// seamKind is the kind of handlers of which only the seam is known.
const seamKind = "adapted"

// Literal is the name of function literals.
const Literal = "function literal"

// nameOf returns the name of a function without its package.
func nameOf(f *ssa.Function) string {
	if obj, ok := f.Object().(*types.Func); ok {
		return relative(obj)
	}
	return Literal
}

func relative(f *types.Func) string {
	recv := f.Signature().Recv()
	if recv == nil {
		return f.Name()
	}
	return "(" + types.TypeString(recv.Type(), func(*types.Package) string { return "" }) + ")." + f.Name()
}
