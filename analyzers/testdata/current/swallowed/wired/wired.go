// Package main puts stores into the engine that the tools ask: here it is known what becomes of failures.
package main

import (
	"log"
	"os"

	"github.com/mark3labs/mcp-go/server"

	"example.test/swallowed/wired/disk"
	"example.test/swallowed/wired/engine"
	"example.test/swallowed/wired/kept"
	"example.test/swallowed/wired/tools"
)

func main() {
	store, err := disk.Open("notes.db") // want "swallowed/iteration: sql.Rows.Next"
	if err != nil {
		log.Fatal(err)
	}
	s := server.NewMCPServer("notes", "1.0.0")
	tools.Register(s, engine.New(store, kept.New("notes.txt"))) // want "swallowed/dropped: os.ReadFile"
	if len(os.Args) > 1 {
		tools.Register(s, engine.New(memory{}, kept.File{}))
	}
	log.Fatal(server.ServeStdio(s))
}
