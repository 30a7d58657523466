package listing

import (
	"cmp"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/internal/position"
)

// offer adds what a program registers to the lines of the handlers, with its name. Of these handlers no more names count
// than those; and what is registered nowhere, where all registrations are known, serves nobody:
//
//	handler = mw.WrapTool(name, handler) // one of the names for each of the handlers, and not all for each
func (j *joiner) offer(packages []*Package, all population) {
	o := offersOf(packages, all.packages)
	paths := make(map[string]*Package)
	for _, pkg := range packages {
		paths[pkg.Path()] = pkg
	}
	complete := !o.open && len(o.list) > 0
	var unhandled []offer
	for _, one := range o.list {
		fn := one.handler.Function()
		if one.name == "" && (fn == nil || one.wrapper) {
			complete = complete && o.isNamed(one)
			continue
		}
		if pkg := ofFunction(paths, fn); pkg != nil {
			j.offeredBy(pkg, fn, one)
		} else {
			unhandled = append(unhandled, one)
		}
	}
	for _, one := range unhandled {
		j.unhandled(one)
	}
	for _, key := range j.order {
		if line := j.lines[key]; line.Role == Handler {
			line.settleOffers(complete)
		}
	}
}

// ofFunction returns the package that declares a function, or nil.
func ofFunction(packages map[string]*Package, fn *ssa.Function) *Package {
	if fn == nil || len(fn.Blocks) == 0 || fn.Pkg == nil {
		return nil
	}
	return packages[fn.Pkg.Pkg.Path()]
}

// offeredBy adds an offer to the line of its handler.
func (j *joiner) offeredBy(pkg *Package, fn *ssa.Function, one offer) {
	kind := one.kind.String()
	line := j.handler(pkg, fn, one.library, kind)
	same := classOf(line.Kind) == classOf(kind)
	if len(line.offered) > 0 && !same {
		other := j.line(line.At, "handler "+kind, line.Package)
		if other.Function == "" {
			*other = *line
			other.Kind, other.Registered, other.offered, other.Ways, other.direct = kind, nil, nil, nil, nil
		}
		line = other
	}
	if !same {
		line.Kind = kind
	}
	if line.Library == "" {
		line.Library = one.library
	}
	if line.Found == "" {
		line.Found = handlers.ByRegistration.String()
	}
	line.offeredAt(Place{one.place(), one.name})
	line.direct = append(line.direct, one)
}

// classOf returns the kind of what clients see: for them there is only one kind of tools.
func classOf(kind string) string {
	if strings.HasSuffix(kind, sdk.Tool.String()) {
		return sdk.Tool.String()
	}
	return kind
}

// unhandled adds an offer of which the handler is not known: to the handler that has its name, or else to a line of
// its own.
func (j *joiner) unhandled(one offer) {
	place := Place{one.place(), one.name}
	for _, key := range j.order {
		line := j.lines[key]
		if line.Role == Handler && slices.Contains(line.offered, place) {
			return // one of what it can be is known
		}
		if line.Role == Handler && len(line.offered) == 0 && slices.ContainsFunc(line.Registered, func(p Place) bool { return p.What == one.name }) {
			line.offeredAt(place)
			return
		}
	}
	line := j.line(position.Original(one.pkg.fset, one.at.Pos()), "handler of "+one.name, one.pkg.Path())
	line.Kind, line.Library = one.kind.String(), one.library
	line.found(handlers.ByRegistration.String())
	line.offeredAt(place)
}

func (l *Line) offeredAt(p Place) { add(&l.offered, p) }

// settleOffers makes what is offered all that is known of where a handler is registered.
func (l *Line) settleOffers(complete bool) {
	if len(l.offered) == 0 {
		l.served = l.served && !complete
		return
	}
	l.served = true
	named := slices.DeleteFunc(slices.Clone(l.offered), func(p Place) bool { return p.What == "" })
	if len(named) == 0 {
		if len(l.Ways) == 0 { // a handler of two kinds, of which the other one has the ways
			l.Ways = l.waysOf(nil)
		}
		return
	}
	slices.SortStableFunc(named, func(a, b Place) int {
		return cmp.Or(cmp.Compare(a.At.Filename, b.At.Filename), cmp.Compare(a.At.Offset, b.At.Offset))
	})
	l.Registered = named
	l.Ways = l.waysOf(named)
}

// waysOf returns the ways of what is offered: those with its names, or those of which no name is known, or else those
// that the offers themselves tell.
func (l *Line) waysOf(named []Place) []Way {
	var own, nameless []Way
	for _, w := range l.Ways {
		switch {
		case w.Registered.What == "":
			nameless = append(nameless, w)
		case slices.ContainsFunc(named, func(p Place) bool { return p.What == w.Registered.What }):
			own = append(own, w)
		}
	}
	if len(own) > 0 {
		return own
	}
	if len(nameless) > 0 {
		return nameless
	}
	var direct []Way
	for _, one := range l.direct {
		direct = append(direct, one.way())
	}
	return direct
}

// Names returns the names under which a handler is registered, each once.
func (l Line) Names() []string {
	var names []string
	add := func(p Place) {
		if name := ShortName(p.What); name != "" && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	for _, r := range l.Registered {
		add(r)
	}
	for _, w := range l.Ways {
		if len(l.offered) == 0 {
			add(w.Registered)
		}
	}
	return names
}
