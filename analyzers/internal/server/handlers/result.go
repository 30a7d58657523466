package handlers

import (
	"sync"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/arguments"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/registration"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// Result has what was found in one package, in source order.
type Result struct {
	// Handlers are the functions of the package that are handlers.
	Handlers []*Handler
	// Seams are functions of the package that call handlers.
	Seams []*Seam
	// Foreign are functions of other packages that this one registers.
	Foreign []Foreign
	// Held are functions of the package that other packages may call; Implementing are
	// methods that they may call through interfaces.
	Held         []registration.Held
	Implementing []registration.Implementing
	// Offered are functions in structs that the program calls tools, prompts or resources.
	Offered map[*ssa.Function]sdk.Kind
	// Installed is the middleware that the package installs.
	Installed []wrappers.Installed
	// Inside are functions inside middleware that the package installs or
	// exports.
	Inside []Inside
	// Tools are the tools of servers that the package creates.
	Tools Tools
	// Servers are the servers that the package creates.
	Servers []Server
	// Handed are servers that the package passes to functions of other
	// packages.
	Handed []servers.Handed
	// Yielded are bundles that functions of other packages return and this
	// package registers; Returned are those that its own functions return.
	Yielded  []registration.Yielded
	Returned []registration.Offer

	scope      *flow.Scope // nil if the package was not looked at, because it has nothing to do with handlers
	catalogue  *catalogue
	naming     *naming
	leftovers  *registration.Unreferenced
	arguments  *arguments.Arguments
	held       sync.Map // from values to what was said of them as arguments; rules ask side by side
	routes     routes
	middleware *wrappers.Middleware
}
