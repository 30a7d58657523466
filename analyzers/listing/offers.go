package listing

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/instances"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/internal/position"
)

// An offer is what a server gets at a registration: a tool, a prompt or a resource, with the function that handles
// it. One place can make many of them, see package instances.
type offer struct {
	pkg     *Package            // which has the place
	site    ssa.CallInstruction // where the library gets it
	at      ssa.CallInstruction // where it is told what that is
	library string
	kind    sdk.Kind
	name    string           // "" if it is not known
	handler instances.Value  // without what wraps it
	wrapper bool             // what it wraps is not known
	seams   []*handlers.Seam // in front of it, the nearest to it first
}

// A site is a call that registers something.
type site struct {
	pkg             *Package
	call            ssa.CallInstruction
	library         string
	kind            sdk.Kind
	form            sdk.Form
	handler, naming ssa.Value // naming is nil if there is nothing with the name
}

// offers are what all sites of a program offer.
type offers struct {
	whole  *instances.Whole
	behind map[*ssa.Function][]handedOn // the calls in functions that hand a request on
	known  map[*ssa.Function]bool       // handlers, wherever they are registered
	list   []offer
	open   bool // there is more, of which nothing is known
}

// handedOn is a call that hands a request on, with the seam that it makes of its function.
type handedOn struct {
	call *ssa.Call
	seam *handlers.Seam
}

// offersOf returns what the packages of a program register, as far as the program starts from some of them: what only
// tests put together is no server.
func offersOf(packages []*Package, reached map[string]bool) *offers {
	o := &offers{behind: make(map[*ssa.Function][]handedOn), known: make(map[*ssa.Function]bool)}
	var programs []*program.Program
	others := make(map[string]*program.Program)
	for _, pkg := range packages {
		if pkg.found.Looked() {
			programs = append(programs, pkg.program)
			o.noteSeams(pkg)
		} else {
			others[pkg.Path()] = pkg.program
		}
	}
	o.whole = instances.Of(programs, others)
	for _, pkg := range packages {
		if !pkg.found.Looked() || reached != nil && !reached[pkg.Path()] {
			continue
		}
		for call := range program.InstructionsOf[ssa.CallInstruction](pkg.program.Functions()) {
			if !pkg.found.IsLeftOver(call.Parent()) {
				o.call(pkg, call)
			}
		}
	}
	return o
}

// noteSeams notes the handlers of a package, and the calls that make functions there seams.
func (o *offers) noteSeams(pkg *Package) {
	for _, h := range pkg.found.Handlers {
		o.known[h.Func] = true
	}
	for _, s := range pkg.found.Seams {
		if s.Func == nil {
			continue
		}
		for call := range program.InstructionsOf[*ssa.Call](program.Family(s.Func)) {
			if call.Pos() == s.Pos {
				o.behind[s.Func] = append(o.behind[s.Func], handedOn{call, s})
			}
		}
	}
}

// call adds what a call registers, if it does.
func (o *offers) call(pkg *Package, call ssa.CallInstruction) {
	s, ok := pkg.siteOf(call)
	if !ok || !isListed(s.kind) {
		return
	}
	if s.form == sdk.Provider || s.form == sdk.Constructor || s.handler == nil {
		o.open = true
		return
	}
	all := o.whole.Each(call, func(i *instances.Instance) bool {
		one := offer{pkg: pkg, site: call, at: call, library: s.library, kind: s.kind}
		var name instances.Value
		if s.naming != nil {
			name = nameIn(i.Of(s.naming))
		}
		handler := i.Of(s.handler)
		if s.form != sdk.Value {
			name, handler = pkg.unbundled(handler, s.handler.Type())
		}
		one.name, _ = name.Text()
		if one.handler, one.seams = o.innermost(pkg, handler, 0); one.handler.Function() == nil {
			one.handler = o.handlerAmong(name.Beside())
		}
		one.wrapper = len(o.behind[one.handler.Function()]) > 0
		one.at = i.Place(call)
		return !i.Void() && o.add(one)
	})
	o.open = o.open || !all
}

// add adds an offer, and reports whether it is a new one.
func (o *offers) add(one offer) bool {
	for _, known := range o.list {
		if known.name == one.name && known.kind == one.kind && known.handler.Function() == one.handler.Function() && known.at == one.at {
			return false
		}
	}
	o.list = append(o.list, one)
	return true
}

// isNamed reports whether a name is known of something that is offered where an offer without one is made.
func (o *offers) isNamed(one offer) bool {
	return slices.ContainsFunc(o.list, func(other offer) bool { return other.site == one.site && other.name != "" })
}

// isListed reports whether a server lists what handlers of a kind serve.
func isListed(kind sdk.Kind) bool { return kind.IsTool() || kind.IsResource() || kind == sdk.Prompt }

// siteOf returns the registration that a call is.
func (p *Package) siteOf(call ssa.CallInstruction) (site, bool) {
	args := call.Common().Args
	obj, skip := program.CalledAs(call.Common())
	s := site{pkg: p, call: call}
	argument := func(index int) ssa.Value {
		if index < 0 || index+skip >= len(args) {
			return nil
		}
		return args[index+skip]
	}
	if library, row, ok := p.set.Registrar(obj); ok {
		s.library, s.kind, s.form, s.handler = library.Name, row.Kind, row.Form, argument(row.Arg)
		s.naming = argument(row.NameArg)
		if row.Variadic && s.form == sdk.Value {
			s.form = sdk.Bundles
		}
		return s, true
	}
	if seam, ok := p.settings.Seam(obj); ok && seam.Name > 0 {
		s.kind, s.handler, s.naming = seam.Kind, argument(seam.Handler), argument(seam.Name)
		return s, true
	}
	if stated, ok := p.settings.Registrar(obj); ok {
		s.kind = stated.Kind // of which nobody says what the name is
		return s, true
	}
	return site{}, false
}

// nameIn returns the name in a description: a text, the field Name of a struct, or the first text that a library made
// it of.
func nameIn(v instances.Value) instances.Value {
	if _, ok := v.Text(); ok {
		return v
	}
	if call := v.Call(); call != nil {
		obj, skip := program.CalledAs(&call.Call)
		if obj != nil && sdk.Owns(obj.Pkg()) {
			return v.Argument(skip)
		}
		return instances.Value{}
	}
	for _, field := range []string{"Name", "URI", "URITemplate"} {
		if name := v.Field(field); name.IsText() {
			return name
		}
	}
	return instances.Value{}
}

// handlerAmong returns the one handler among some functions, or none.
func (o *offers) handlerAmong(list []instances.Value) instances.Value {
	var found []instances.Value
	for _, v := range list {
		if o.known[v.Function()] {
			found = append(found, v)
		}
	}
	if len(found) == 1 {
		return found[0]
	}
	return instances.Value{}
}

// unbundled returns the name and the handler in a struct of a library, or in one of a list of them.
func (p *Package) unbundled(v instances.Value, t types.Type) (name, handler instances.Value) {
	if v.IsList() {
		v, _ = v.Element()
	}
	for {
		list, ok := t.Underlying().(interface{ Elem() types.Type })
		if !ok {
			break
		}
		t = list.Elem()
	}
	bundle := program.StructOf(t)
	if bundle == nil {
		return instances.Value{}, instances.Value{}
	}
	for field := range bundle.Fields() {
		if _, _, ok := p.set.Field(field); ok {
			handler = v.Field(field.Name())
			continue
		}
		if !name.IsText() {
			name = nameIn(v.Field(field.Name()))
		}
	}
	return name, handler
}

// innermost returns the function that does the work, and the seams in front of it.
func (o *offers) innermost(pkg *Package, v instances.Value, depth int) (instances.Value, []*handlers.Seam) {
	if call := v.Call(); call != nil {
		obj, skip := program.CalledAs(&call.Call)
		if _, row, ok := pkg.set.Wrapper(obj); ok {
			return o.innermost(pkg, v.Argument(row.Arg+skip), depth)
		}
		return instances.Value{}, nil
	}
	if depth > maxWrapped {
		return v, nil
	}
	for _, handed := range o.behind[v.Function()] {
		inner, late := v.Calls(handed.call)
		if fn := inner.Function(); !late && fn != nil && len(fn.Blocks) > 0 && fn != v.Function() {
			found, seams := o.innermost(pkg, inner, depth+1)
			return found, append(seams, handed.seam)
		}
	}
	return v, nil
}

// maxWrapped is how many wrappers stand in front of a handler at most.
const maxWrapped = 16

// way returns the way from the library to the handler.
func (o offer) way() Way {
	return o.pkg.way(o.pkg.found.RouteOf(o.site, o.name, o.library, o.kind, o.seams))
}

// place returns the place where an offer is made.
func (o offer) place() token.Position { return position.Original(o.pkg.fset, o.at.Pos()) }
