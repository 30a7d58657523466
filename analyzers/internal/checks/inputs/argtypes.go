package inputs

import (
	"go/token"
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// Types finds arguments that handlers of mcp-go silently drop if the agent sends
// another type. That library checks arguments against the schema only if the server asks for it:
//
//	if n, ok := req.GetArguments()["limit"].(float64); ok { // "5" is no float64
//		query.Limit = int(n)
//	}
//	return search(query) // answers as if the agent had given no limit
//
// One server option fixes all of them, so findings are about servers. A package that creates one, or is
// the first to import both the server and the handlers, gets the drops of all packages below it as
// facts. In versions without that option each place has to be edited: each package has its own drops.
//
// It provides a *[TypesResult].
var Types = &analysis.Analyzer{
	Name:       "argtypes",
	Doc:        "argtypes: find arguments that are dropped where they have another type",
	Requires:   []*analysis.Analyzer{program.Analyzer, flow.Analyzer, handlers.Analyzer, errflow.Analyzer, scenario.Analyzer},
	FactTypes:  []analysis.Fact{new(summary.Fact[drops]), new(summary.Fact[helps])},
	Run:        guard.Run(guard.Layer, runTypes),
	ResultType: reflect.TypeFor[*TypesResult](),
}

// TypesResult is what was found for one package.
type TypesResult struct {
	// Server is what there is to tell of a server, or of handlers whose server cannot check. It is nil if there is
	// nothing.
	Server *Server
	// Nevers are the assertions of arguments that never hold.
	Nevers []Never
	// Checks tells that the package, or one below it, holds arguments against the schemas.
	Checks bool
}

// A Server is one that does not hold arguments against the schemas of its tools, with what its
// handlers drop.
type Server struct {
	// Library is that of the server.
	Library *sdk.SDK
	// Pos is the call that makes the server, or of the function of another package that does. There is none if the
	// version of the library has no option to check.
	Pos token.Pos
	// Made is where the server is made, if that is in another package, and At its position.
	Made summary.Place
	At   token.Pos
	// Drops are the arguments, and Positions where they are read.
	Drops     []Drop
	Positions []token.Pos
}

// A Drop is an argument that a handler drops.
type Drop struct {
	Handlers []string // see entry
	Names    []string // of the arguments: several for what a function drops for others
	Kind     Kind
	Nested   bool // they are keys of an argument, and none themselves
	Place    summary.Place
	Uses     int // of the function that drops it, if it does so for others

	at token.Pos // in the package itself: there, or where it asks a function of another one
}

// Pos returns where the package under analysis drops the argument, or nothing if another one does.
func (d Drop) Pos() token.Pos { return d.at }

// A finder looks at one package.
type typeFinder struct {
	pass    *analysis.Pass
	home    *summary.Home
	found   *handlers.Result
	flow    *errflow.Flow
	all     []*ssa.Function // the functions of the package that are not in tests
	own     []*ssa.Function // of these: those that something refers to, and that are not too long
	index   *flow.Index
	machine *scenario.Machine
	helps   *summary.Table[helps] // functions that drop arguments for others
	server  *ssa.Call             // the first that makes a server
	made    made                  // and what it makes
}

func runTypes(pass *analysis.Pass) (any, error) {
	f := &typeFinder{
		pass: pass, home: summary.HomeOf(pass), found: pass.ResultOf[handlers.Analyzer].(*handlers.Result),
		flow: pass.ResultOf[errflow.Analyzer].(*errflow.Flow),
	}
	f.helps = summary.NewTable(pass, summary.Domain[helps]{Seen: func(obj types.Object, told helps) helps {
		told.Place = f.home.Seen(obj, told.Place)
		return told
	}})
	if !syntax.IsModuleAnalysed(pass) || syntax.IsForTests(pass) {
		return new(TypesResult), nil
	}
	known, result := f.below(), new(TypesResult)
	var own []Drop
	if f.found.Looked() || canHelp(pass.Pkg) {
		for _, fn := range pass.ResultOf[program.Analyzer].(*program.Program).Functions() {
			if !syntax.InTest(pass.Fset, fn.Pos()) {
				f.all = append(f.all, fn)
			}
		}
		f.own = slices.DeleteFunc(slices.Clone(f.all), func(fn *ssa.Function) bool { return f.found.IsLeftOver(fn) || program.Overlong(fn) })
		f.index = flow.IndexOf(pass)
		f.machine = scenario.Of(pass)
		own = f.drops()
		f.helps.Export()
	}
	if f.found.Looked() {
		f.servers(known)
		result.Nevers = f.nevers()
	}
	result.Checks = known.Checks
	if library := f.library(); len(own) > 0 && !sdk.Of(pass.Pkg).Validates(library) {
		result.Server = f.alone(library, own, known.Checks)
	} else {
		known.Drops = append(known.Drops, own...)
		slices.SortStableFunc(known.Drops, compare)
		result.Server = f.together(known)
	}
	if !known.isEmpty() {
		summary.ExportPackage(pass, *known)
	}
	return result, nil
}
