// Command deploys starts and stops what runs in a cluster. It has adopted codes and contracts,
// behind the bridge: of each mistake that such a server can make there is one, and one tool that does
// it right.
package main

import (
	"context"
	"log"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/src/deploys/cluster"
	"example.test/src/deploys/tools"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
)

func main() {
	server := mcp.NewServer(&mcp.Implementation{Name: "deploys", Version: "1"}, nil)
	server.AddReceivingMiddleware(gosdk.Middleware())
	tools.Register(server, cluster.Open("postgres://deploys"))
	if err := server.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		log.Fatal(err)
	}
}
