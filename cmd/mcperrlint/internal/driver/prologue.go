package driver

import (
	"go/parser"
	"go/token"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/gofile"
)

// prologue returns what the go command reads of a Go file when it lists packages:
// all up to the end of the imports. If the file can embed others, that is all of
// it. If it is no Go, it is all of it, too.
func prologue(text []byte) (read []byte, embeds bool) {
	fset := token.NewFileSet()
	file, err := gofile.Parse(fset, "", text, parser.ImportsOnly|parser.SkipObjectResolution)
	if err != nil {
		return text, false
	}
	end := file.Name.End()
	for _, decl := range file.Decls {
		end = decl.End()
	}
	for _, spec := range file.Imports {
		if spec.Path.Value == `"embed"` || spec.Path.Value == "`embed`" {
			return text, true
		}
	}
	return text[:fset.File(end).Offset(end)], false
}
