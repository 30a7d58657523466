package protocolerror

import (
	"go/token"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/escapes"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// grouped puts returns together that are told in one finding, in their order: those of one
// handler that are mended alike, and all of the package that go out with the code 0.
func grouped(returns []escapes.Return, each bool) [][]escapes.Return {
	type key struct {
		handler *handlers.Handler
		is      escapes.Case
	}
	return groupsOf(returns, each, func(r escapes.Return) any {
		if r.Case == escapes.CodeZero {
			return key{nil, r.Case}
		}
		return key{r.Handler, alike(r.Case)}
	})
}

// groupedRemote puts handlers of other packages together that fail in one way: what is to be done
// about them is the same wherever the package registers them. Seams stay alone.
func groupedRemote(remote []escapes.Remote, each bool) [][]escapes.Remote {
	type key struct {
		library string
		is      escapes.Case
		seam    string
		at      token.Pos
	}
	return groupsOf(remote, each, func(r escapes.Remote) any {
		k := key{library: r.Library, is: alike(r.Case)}
		if r.Seam {
			k.seam, k.at = r.Name, r.Pos
		}
		return k
	})
}

// alike returns the case that stands for those which are mended as a case is: what is wrong with
// the arguments becomes a result like any other failure of a tool.
func alike(c escapes.Case) escapes.Case {
	if c == escapes.Arguments {
		return escapes.Tool
	}
	return c
}

// categoryOf returns the category of what is told together: that of the arguments only if all of
// it is about them.
func categoryOf[T any](group []T, caseOf func(T) escapes.Case) string {
	for _, v := range group {
		if c := caseOf(v); c != escapes.Arguments {
			return c.String()
		}
	}
	return escapes.Arguments.String()
}

// behindSeams leaves out what a function returns itself that forwards the errors of handlers, and
// is registered where that is told: one edit mends both.
func behindSeams(remote []escapes.Remote, each bool) []escapes.Remote {
	if each {
		return remote
	}
	told := func(r escapes.Remote) bool {
		return !r.Seam && slices.ContainsFunc(remote, func(s escapes.Remote) bool { return s.Seam && s.Pos == r.Pos && s.Library == r.Library })
	}
	return slices.DeleteFunc(slices.Clone(remote), told)
}

// groupsOf puts values with the same key together, or leaves each alone.
func groupsOf[T any](list []T, each bool, keyOf func(T) any) [][]T {
	var groups [][]T
	var keys []any
	for _, v := range list {
		k := keyOf(v)
		i := slices.Index(keys, k)
		if i < 0 || each {
			keys, groups = append(keys, k), append(groups, []T{v})
			continue
		}
		groups[i] = append(groups[i], v)
	}
	return groups
}
