// Command mcperrlint reads Go MCP servers and reports what an AI agent will
// see when something fails, where that is wrong.
//
//	mcperrlint [-C dir] [flags] [packages]
//	mcperrlint help [rule]
//	go vet -vettool=$(which mcperrlint) [packages]
package main

import "github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/cli"

func main() { cli.Main() }
