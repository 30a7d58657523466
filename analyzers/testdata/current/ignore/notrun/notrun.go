// Package notrun names rules of which nothing is known here.
package notrun

import _ "github.com/modelcontextprotocol/go-sdk/mcp"

var x = 1 //mcperrlint:ignore silent,silent/kind -- r
