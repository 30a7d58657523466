// Command mcperrlint finds the places where a Go MCP server misleads the agent
// that calls it.
//
//	mcperrlint [-C dir] [flags] [packages]
//	mcperrlint help [rule]
//	go vet -vettool=$(which mcperrlint) [packages]
package main

import "github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/cli"

func main() { cli.Main() }
