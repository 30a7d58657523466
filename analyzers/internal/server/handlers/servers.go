package handlers

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// A Server is a server that the package creates.
type Server struct {
	// Pos is the position of the call that creates it.
	Pos token.Pos
	// Library creates it.
	Library *sdk.SDK
	// Catch says whether recovering middleware is in front of its handlers.
	Catch wrappers.Catch
}

// serversOf returns the servers that the package makes, in the order of the source.
func (r *Result) serversOf(built []*ssa.Call) []Server {
	var list []Server
	for _, made := range built {
		if library, ok := r.scope.Set.Server(program.ObjectOf(program.Callee(&made.Call))); ok {
			list = append(list, Server{Pos: made.Pos(), Library: library, Catch: r.before(made)})
		}
	}
	slices.SortFunc(list, func(a, b Server) int { return summary.ComparePositions(r.scope.Pass.Fset, a.Pos, b.Pos) })
	return list
}

// before says whether middleware that recovers stands before the handlers of a server.
func (r *Result) before(server *ssa.Call) wrappers.Catch {
	catch := r.middleware.HandedOut()
	for _, m := range r.Installed {
		if len(m.Servers) > 0 && !slices.Contains(m.Servers, server) {
			continue
		}
		if catch = max(catch, m.Catches); m.Recovers {
			catch = wrappers.Catches
		}
	}
	return catch
}
