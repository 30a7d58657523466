package driver

import (
	"golang.org/x/mod/modfile"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// findServers notes which packages belong to modules that are servers: whose go.mod
// requires, and not for the sake of another module, one from which servers are built. It goes by
// go.mod and not by the packages that were listed, so that a package says the same whether it is
// looked at alone or with all others.
func (l *loader) findServers(order []*node) {
	known := make(map[string]bool) // by go.mod
	for _, n := range order {
		if !n.whole || n.Module == nil || n.Module.GoMod == "" {
			continue
		}
		is, asked := known[n.Module.GoMod]
		if !asked {
			is = l.requiresServers(n.Module.GoMod)
			known[n.Module.GoMod] = is
		}
		n.inServer = is
	}
}

// requiresServers reports whether a go.mod requires directly a module from which servers are built.
func (l *loader) requiresServers(path string) bool {
	text, err := l.sources.read(path)
	if err != nil {
		return false
	}
	file, err := modfile.ParseLax(path, text, nil)
	if err != nil {
		return false
	}
	for _, r := range file.Require {
		if !r.Indirect && analyzers.IsForServers(r.Mod.Path) {
			return true
		}
	}
	return false
}
