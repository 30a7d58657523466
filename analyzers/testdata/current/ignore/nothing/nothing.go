// Package nothing has no directive.
package nothing

import _ "github.com/modelcontextprotocol/go-sdk/mcp"

// See //mcperrlint:ignore for what a directive is. // mcperrlint:ignore is none.
var text = "//mcperrlint:ignore nothing"
