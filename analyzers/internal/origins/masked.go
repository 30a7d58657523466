package origins

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
)

// masks reports whether a call replaces something in a text that is not constant, as in
//
//	strings.ReplaceAll(err.Error(), c.key, "***")
func masks(function string, s calls.Site) bool {
	if function != "strings.ReplaceAll" && function != "strings.Replace" && function != "bytes.ReplaceAll" {
		return false
	}
	_, constant := s.Arg(1).(*ssa.Const)
	return !constant
}
