package protocolerror

import (
	"go/token"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/escapes"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/handlers"
)

// grouped puts returns together that are told in one finding, in their order: those of one
// handler with one case, and all of the package that go out with the code 0.
func grouped(returns []escapes.Return, each bool) [][]escapes.Return {
	type key struct {
		handler *handlers.Handler
		is      escapes.Case
	}
	return groupsOf(returns, each, func(r escapes.Return) any {
		if r.Case == escapes.CodeZero {
			return key{nil, r.Case}
		}
		return key{r.Handler, r.Case}
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
		k := key{library: r.Library, is: r.Case}
		if r.Seam {
			k.seam, k.at = r.Name, r.Pos
		}
		return k
	})
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
