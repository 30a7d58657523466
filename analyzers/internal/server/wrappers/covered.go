package wrappers

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// covers says what the middleware does that the function For of a bridge puts before a server, by the
// function of the library that would install it. For
//
//	notes := gosdk.For(server)
//
// it is that of server.AddReceivingMiddleware(gosdk.Middleware()).
var covers = map[string]map[string]Effect{
	syntax.BridgeGoSDK: {"mcp.(*Server).AddReceivingMiddleware": Converting},
	syntax.BridgeMCPGo: {"server.WithToolHandlerMiddleware": Converting, "server.WithResourceHandlerMiddleware": Leaky},
}

// covering returns the middleware that For of a bridge puts before a server.
func (r *Middleware) covering(call ssa.CallInstruction, bridge string) []Installed {
	var found []Installed
	args := call.Common().Args
	for _, library := range r.Set.SDKs() {
		for _, row := range library.Installers {
			if effect, ok := covers[bridge][row.Func]; ok && library.Remedy.Bridge == bridge {
				found = append(found, Installed{
					Pos: call.Pos(), Servers: r.servers.Servers(args), Given: r.servers.Given(args),
					Kinds: row.Kinds, Effect: effect, Share: Classified, Catches: Catches,
				})
			}
		}
	}
	return found
}
