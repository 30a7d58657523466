// Package palette has the colours, the type and the code that all pages of the program look alike in, light and
// dark. A page has it at the beginning of its style:
//
//	<style>
//	{{.Palette}}header { background: var(--card); }
//	</style>
package palette

import (
	_ "embed"
	"html/template"
)

//go:embed palette.css
var text string

// CSS returns the rules.
func CSS() template.CSS { return template.CSS(text) }
