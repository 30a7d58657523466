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
	store, err := disk.Open("notes.db") // want `^reaches disk.\(\*Store\).Names \(disk.go:\d+\), which does not ask why sql.\(\*Rows\).Next ended: .*; return the error of Err \(2 handlers\)`
	if err != nil {
		log.Fatal(err)
	}
	s := server.NewMCPServer("notes", "1.0.0")
	tools.Register(s, engine.New(store, kept.New("notes.txt"))) // want `^reaches kept.File.Lines \(kept.go:\d+\), which makes an empty list of a failure of os.ReadFile: .* \(tool "lines"\)`
	if len(os.Args) > 1 {
		tools.Register(s, engine.New(memory{}, kept.File{}))
	}
	log.Fatal(server.ServeStdio(s))
}
