// Package main wires a desk and a store behind interfaces: the packages that call them do not know them, and they do not
// know who calls. What becomes of failures there can be told in full only by those who see the whole program.
package main

import (
	"log"
	"os"

	"github.com/mark3labs/mcp-go/server"

	"example.test/src/wired/desk"
	"example.test/src/wired/memory"
	"example.test/src/wired/store"
	"example.test/src/wired/tools"
)

func main() {
	s := server.NewMCPServer("wired", "1.0.0")
	if len(os.Args) > 1 {
		tools.Register(s, memory.Desk{})
	} else {
		tools.Register(s, desk.New(store.Open("orders"))) // want "swallowed/dropped: desk.Store.Remarks"
	}
	if err := server.ServeStdio(s); err != nil {
		log.Fatal(err)
	}
}
