package silentdefault

import (
	"fmt"
	"slices"
	"strconv"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/untyped"
)

// unchecked returns the finding for a server that does not hold arguments against the schemas of its
// tools, and whose handlers drop those of another type. Agents give "5" and "true" for numbers and
// booleans, and a text for a list, more often than something else for a text.
func unchecked(s *untyped.Server) report.Finding {
	first := slices.IndexFunc(s.Drops, func(d untyped.Drop) bool { return d.Kind != untyped.Text })
	f := report.Finding{Pos: s.Pos, Category: categoryServer, Strict: first < 0}
	if s.At.IsValid() {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: s.At, Message: "this makes the server"})
	}
	var names []string
	handlers := make(map[string]bool)
	for i, d := range s.Drops {
		names = append(names, d.Names...)
		for _, h := range d.Handlers {
			handlers[h] = true
		}
		if s.Positions[i].IsValid() {
			f.Related = append(f.Related, analysis.RelatedInformation{Pos: s.Positions[i], Message: dropped(d)})
		}
	}
	drop, answer := "handlers drop", "answer"
	if len(handlers) == 1 {
		drop, answer = "handler drops", "answers"
	}
	what := quoted(names[:1])
	if len(names) > 1 {
		what = fmt.Sprintf("%d arguments, such as %q,", len(names), s.Drops[max(first, 0)].Names[0])
	}
	f.Message = fmt.Sprintf("%d %s %s where the agent gives another type, and %s as if it had given none: %s", len(handlers), drop, what, answer, checkTypes(s))
	return f
}

// dropped says what is dropped at a place.
func dropped(d untyped.Drop) string {
	if d.Uses > 0 {
		return "drops what is no " + string(d.Kind) + ", for " + strconv.Itoa(d.Uses) + " arguments"
	}
	return "drops " + quoted(d.Names) + " unless it is " + article(d.Kind)
}

// checkTypes says how arguments of another type are refused.
func checkTypes(s *untyped.Server) string {
	switch {
	case !s.CanCheck:
		return "this version of the library does not check types; answer with an error where one is wrong, or update: v0.50.0 and later can"
	case s.Made != "":
		return "the library checks types only if it is told to; pass server.WithInputSchemaValidation() in " + s.Made.Short()
	}
	return "the library checks types only if it is told to; pass server.WithInputSchemaValidation()"
}

func article(kind untyped.Kind) string {
	if kind == untyped.Object {
		return "an object"
	}
	return "a " + string(kind)
}
