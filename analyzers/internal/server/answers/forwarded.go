package answers

import (
	"go/types"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// failures leaves out the errors that another handler of the package returned:
// they belong to the answers of that one.
func (a *asker) failures(h *handlers.Handler, list []cause.Failure) []cause.Failure {
	return slices.DeleteFunc(slices.Clone(list), func(f cause.Failure) bool { return a.forwarded(h, f.Origin) })
}

// texts is the same for other text.
func (a *asker) texts(h *handlers.Handler, list []cause.Origin) []cause.Origin {
	return slices.DeleteFunc(slices.Clone(list), func(o cause.Origin) bool { return a.forwarded(h, o) })
}

// forwarded reports whether an origin came through another handler: one of the
// package, or what a seam calls.
func (a *asker) forwarded(h *handlers.Handler, o cause.Origin) bool {
	if len(o.Via) > 0 && slices.ContainsFunc(a.found.Seams, func(s *handlers.Seam) bool { return s.Func == h.Func && s.Pos == o.Pos && a.toldElsewhere(s) }) {
		return true
	}
	return len(a.through(h, o.Via)) > 0
}

// toldElsewhere reports whether it is told somewhere else what the function returns that a
// seam calls. Of methods of other packages, nobody tells that knows only one of both.
func (a *asker) toldElsewhere(s *handlers.Seam) bool {
	if s.Method == nil {
		return true
	}
	_, others := calls.Split(a.flow.Scope().Calls.Behind(nil, s.Method, s.Pos))
	return !slices.ContainsFunc(others, func(m *types.Func) bool { return !a.found.Answers(m) })
}

// through returns the other handlers of the package through which a path leads, and which
// answer the same kind of request. What one of another kind returns goes out in another
// form there, or is turned into text here.
func (a *asker) through(h *handlers.Handler, via []cause.Step) []*handlers.Handler {
	var found []*handlers.Handler
	for _, other := range a.found.Handlers {
		syntax := other.Func.Syntax()
		if other != h && other.Kind.IsAnswer() && isAlike(h.Kind, other.Kind) && syntax != nil && slices.ContainsFunc(via, func(step cause.Step) bool {
			return step.Pos.IsValid() && syntax.Pos() <= step.Pos && step.Pos < syntax.End()
		}) {
			found = append(found, other)
		}
	}
	return found
}

// isAlike reports whether handlers of two kinds answer alike.
func isAlike(a, b sdk.Kind) bool {
	return a == b || a.IsTool() && b.IsTool() || a.IsResource() && b.IsResource()
}
