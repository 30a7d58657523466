package swallow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// A Reach is a fate that reaches the answers of handlers.
type Reach struct {
	Fate
	// Kind is the kind of the first handler.
	Kind sdk.Kind
	// Names are the known names of the handlers.
	Names []string
	// Count is the number of handlers. A function with the type of a handler that another one calls
	// answers for that one, and does not count.
	Count int

	by []*handlers.Handler
}

// By returns the functions of the package that are the handlers, as far as they are.
func (r Reach) By() []*ssa.Function {
	var list []*ssa.Function
	for _, h := range r.by {
		if h.Func != nil {
			list = append(list, h.Func)
		}
	}
	return list
}

// Subject returns the tools that answer so.
func (r Reach) Subject() report.Subject {
	s := report.Subject{Kind: r.Kind, Names: r.Names, Count: r.Count}
	if len(r.by) > 0 {
		first := report.SubjectOf(r.by[0])
		s.Function, s.Literal = first.Function, first.Literal && len(r.by) > 1
	}
	return s
}

// Handler returns the first of the handlers, nil if none is known.
func (r Reach) Handler() *handlers.Handler {
	if len(r.by) == 0 {
		return nil
	}
	return r.by[0]
}

// Remedy returns what to do where the failure disappears: answer with it in a handler, return the
// error elsewhere.
func (r Reach) Remedy(pass *analysis.Pass) string {
	for _, h := range r.by {
		if h.Func != nil && r.Func == "" && isWithin(h.Func, r.Pos()) {
			return sdk.Of(pass.Pkg).Remedy(sdk.Named(h.Library), h.Kind)
		}
	}
	return "return the error"
}

// Where returns the function of another package where the failure disappears, as in " in
// `store.List`".
func (r Reach) Where() string {
	if r.Func == "" {
		return ""
	}
	return " in " + report.Within(r.Func)
}

// Handlers returns the affected handlers as related places of a finding: each once, without
// those in which the failure itself disappears.
func Handlers(list ...Reach) []analysis.RelatedInformation {
	var related []analysis.RelatedInformation
	seen := make(map[*ssa.Function]bool)
	for _, r := range list {
		for _, h := range r.by {
			if h.Func == nil || seen[h.Func] || isWithin(h.Func, r.Pos()) {
				continue
			}
			seen[h.Func] = true
			related = append(related, analysis.RelatedInformation{Pos: h.Func.Pos(), Message: report.HandlerPrefix + report.SubjectOf(h).String()})
		}
	}
	return related
}

// isWithin reports whether a place is in the source of a function.
func isWithin(fn *ssa.Function, pos token.Pos) bool {
	return fn.Syntax() != nil && fn.Syntax().Pos() <= pos && pos < fn.Syntax().End()
}

// Reached returns the fates that reach answers of handlers of the package, or of other
// packages that it registers and that do not know they are handlers. Each place where a
// failure disappears is listed once.
func (r *Result) Reached() []Reach { return slices.Clone(r.reached) }

func (r *Result) reach() []Reach {
	var found reaching
	for _, h := range r.found.Handlers {
		if h.Kind.IsAnswer() && !r.found.IsLeftOver(h.Func) && !syntax.InTest(r.pass.Fset, h.Func.Pos()) {
			found.noteAll(r.Of(h.Func), h)
		}
	}
	offered := r.found.Offered
	for _, fn := range r.flow.Scope().Program.Functions() {
		if kind, ok := offered[fn]; ok && !syntax.InTest(r.pass.Fset, fn.Pos()) {
			found.noteAll(found.unknown(r.Of(fn)), &handlers.Handler{Func: fn, Kind: kind})
		}
	}
	for _, f := range r.found.Foreign {
		if f.Known || !f.Kind.IsAnswer() || syntax.InTest(r.pass.Fset, f.Registered.Pos) {
			continue
		}
		told, _ := r.known.Told(f.Func)
		list := slices.Clone(told)
		for i := range list {
			list[i].at = f.Registered.Pos
		}
		found.noteAll(list, f.Handler())
	}
	for i := range found.list {
		found.list[i].Count = r.counted(found.list[i].by)
	}
	r.join(&found)
	return found.list
}

// reaching collects the fates in what handlers answer.
type reaching struct{ list []Reach }

// at returns what is collected of a fate, or nil.
func (c *reaching) at(f Fate) *Reach {
	i := slices.IndexFunc(c.list, func(r Reach) bool { return r.spot() == f.spot() })
	if i < 0 {
		return nil
	}
	return &c.list[i]
}

// unknown returns the fates that no handler in sight answers with: a function that others may offer
// as a tool, and a handler that calls it, are one.
func (c *reaching) unknown(fates []Fate) []Fate {
	return slices.DeleteFunc(slices.Clone(fates), func(f Fate) bool { return c.at(f) != nil })
}

func (c *reaching) noteAll(fates []Fate, h *handlers.Handler) {
	for _, f := range fates {
		if f.Results.answers() {
			c.note(f, h)
		}
	}
}

func (c *reaching) note(f Fate, h *handlers.Handler) {
	at := c.at(f)
	switch {
	case at == nil:
		c.list = append(c.list, Reach{Fate: f, Kind: h.Kind})
		at = &c.list[len(c.list)-1]
	case h.Func != nil && slices.Contains(at.By(), h.Func):
		return // registered more than once
	case at.Aside && !f.Aside:
		at.Fate = f // where it matters more
	}
	at.by = append(at.by, h)
	for _, registered := range h.Registered {
		if registered.Name != "" && !slices.Contains(at.Names, registered.Name) {
			at.Names = append(at.Names, registered.Name)
		}
	}
}

// counted returns how many of some handlers answer for themselves: no other one calls them.
func (r *Result) counted(by []*handlers.Handler) int {
	called := make(map[*ssa.Function]bool)
	for _, h := range by {
		if h.Func != nil {
			for _, callee := range r.callees(h.Func) {
				called[callee] = called[callee] || callee != h.Func
			}
		}
	}
	n := 0
	for _, h := range by {
		if h.Func == nil || !called[h.Func] {
			n++
		}
	}
	return n
}
