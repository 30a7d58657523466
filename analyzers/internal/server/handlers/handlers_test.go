package handlers_test

import (
	"fmt"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// reporter reports what was found, so that fixtures can say what they want.
var reporter = &analysis.Analyzer{
	Name:     "reporter",
	Doc:      "reporter: report handlers",
	Requires: []*analysis.Analyzer{handlers.Analyzer},
	Run: func(pass *analysis.Pass) (any, error) {
		found := pass.ResultOf[handlers.Analyzer].(*handlers.Result)
		for _, h := range found.Handlers {
			if h.Wraps {
				continue // reported as a seam
			}
			text := fmt.Sprintf("%s of %s by %s", h.Kind, h.Library, h.Found)
			for _, r := range h.Registered {
				if r.Name != "" {
					text += fmt.Sprintf(" as %q", r.Name)
					break
				}
			}
			pass.Reportf(h.Func.Pos(), "%s%s", text, leaving(found.Share(h)))
		}
		for _, s := range found.Seams {
			pass.Reportf(s.Pos, "%s seam%s", s.Effect, leaving(s.Share))
		}
		for _, m := range found.Installed {
			pass.Reportf(m.Pos, "%s middleware%s", m.Effect, leaving(m.Share))
		}
		for _, f := range found.Foreign {
			known := "unknown there"
			if f.Known {
				known = "known there"
			}
			pass.Reportf(f.Registered.Pos, "foreign %s %s as %q, %s%s", f.Kind, f.Func.Name(), f.Registered.Name, known, leaving(found.ForeignShare(f)))
		}
		return nil, nil
	},
}

// leaving says what is left of errors, if it is not all.
func leaving(s wrappers.Share) string {
	if s == wrappers.All {
		return ""
	}
	return ", leaving " + s.String()
}

func TestHandlers(t *testing.T) {
	state(t, stated)
	fixture.RunAt(t, reporter, "current/server")
}
