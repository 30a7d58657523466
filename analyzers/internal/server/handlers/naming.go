package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
)

// Naming gives handlers the names that do not stand where they are registered.
type naming struct {
	catalogue *catalogue
	names     *servers.Names
	table     *servers.Rows
	enclosed  map[*ssa.Function][]string // the names of what functions are wrapped in that nobody knows: see registrations.unknown
}

// descriptions names the registrations of handlers whose description stands beside what makes them: as
// another result of the same function, or by another method of the same type, as in
//
//	func (*read) Tool() mcp.Tool                  { return mcp.NewTool("read_note") }
//	func (*read) Handler() server.ToolHandlerFunc { return handle }
//
// which are registered together, through an interface.
func (n *naming) descriptions() {
	methods := make(map[*types.TypeName][]*Handler)
	for _, h := range n.catalogue.handlers {
		if t := servers.DeclaredBy(program.Outermost(h.Func).Signature); t != nil {
			methods[t] = append(methods[t], h)
		}
	}
	for _, h := range n.catalogue.handlers {
		maker := program.Outermost(h.Func)
		name := ""
		if maker != h.Func {
			name = servers.Only(n.names.OfResults(maker))
		}
		if t := servers.DeclaredBy(maker.Signature); name == "" && t != nil && len(methods[t]) == 1 {
			name = n.names.OfMethods(t)
		}
		for i, at := range h.Registered {
			if at.Name == "" {
				h.Registered[i].Name = name
			}
		}
	}
}

// implementation notes under which names a method of the package is registered that stands
// behind a seam.
func (n *naming) implementation(inner, outer *Handler) {
	for _, at := range outer.Registered {
		if at.Name != "" || at.Asked() == nil {
			continue
		}
		if obj := program.ObjectOf(inner.Func); obj != nil {
			if at.Name, at.Behind = n.by(servers.ReceiverOf(obj), at.Asked()), true; at.Name != "" {
				inner.registeredAt(at)
			}
		}
	}
}

// by returns the constant name that the method of a type of the package gives, itself or
// in a description, or "".
func (n *naming) by(typeName string, method *types.Func) string {
	if method == nil {
		return ""
	}
	declared, ok := n.names.Pass.Pkg.Scope().Lookup(typeName).(*types.TypeName)
	if !ok {
		return ""
	}
	return n.names.By(declared, method)
}

// rows gives the handlers of tables the names that stand beside them.
func (n *naming) rows() {
	for _, h := range n.catalogue.handlers {
		for i, at := range slices.Clone(h.Registered) {
			for j, name := range n.beside(h, at) {
				if at.Name = name; j == 0 {
					h.Registered[i] = at
					continue
				}
				at.Behind = true // another name for the same way
				h.Registered = append(h.Registered, at)
			}
		}
	}
}

// beside returns the names that stand beside a handler of which there is none where it is registered.
func (n *naming) beside(h *Handler, at servers.Registration) []string {
	if h.Func == nil || at.Name != "" && !at.Hinted {
		return nil
	}
	return n.table.NamesOf(h.Func, at.NameFrom)
}

// named returns the ways to a handler with the names that stand beside it.
func (n *naming) named(h *Handler, ways []Route) []Route {
	for i, way := range ways {
		if names := n.beside(h, way.At); len(names) > 0 {
			ways[i].At.Name = names[0]
		}
	}
	return ways
}

// ahead gives handlers without a name the names of what is registered in front of them: of a wrapper that gets the handler, or of
// a handler that hands the request on. If one of these has no name, the handler has none, as not all of them would be told.
//
//	h := enforce(cfg, "command")(func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		return run(ctx, req, cfg)
//	})
//	s.AddTool(runTool, h)
func (n *naming) ahead(r *routes) {
	found := make(map[*Handler][]string)
	for _, h := range n.catalogue.handlers {
		if len(h.Names()) == 0 {
			found[h] = n.aheadOf(h, r)
		}
	}
	for h, names := range found {
		h.ahead = names
	}
}

func (n *naming) aheadOf(h *Handler, r *routes) []string {
	var names []string
	for _, head := range h.Heads() {
		ahead := n.enclosed[head.Func]
		for _, way := range n.named(head, r.to(head, nil)) {
			ahead = append(slices.Clip(ahead), way.At.Name)
		}
		if slices.Contains(ahead, "") || len(ahead) == 0 && (head != h || len(h.delegators) == 0) {
			return nil
		}
		names = append(names, ahead...)
	}
	slices.Sort(names)
	return slices.Compact(names)
}
