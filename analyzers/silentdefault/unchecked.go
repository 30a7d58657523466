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
	own, what := slices.DeleteFunc(slices.Clone(s.Drops), func(d untyped.Drop) bool { return d.Nested }), "argument"
	if len(own) == 0 {
		own, what = s.Drops, "key" // of an argument
	}
	f := report.Finding{Pos: s.Pos, Category: categoryServer, Strict: !slices.ContainsFunc(s.Drops, isMore)}
	if s.At.IsValid() {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: s.At, Message: "this makes the server"})
	}
	handlers := make(map[string]bool)
	for i, d := range s.Drops {
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
	f.Message = fmt.Sprintf("%d %s %s where the agent gives another type, and %s as if it had given none: %s", len(handlers), drop, counted(own, what), answer, checkTypes(s))
	return f
}

// isMore reports whether more is dropped than a text.
func isMore(d untyped.Drop) bool { return d.Kind != untyped.Text }

// counted names what is dropped if it is one thing, or counts it.
func counted(list []untyped.Drop, what string) string {
	n := 0
	for _, d := range list {
		n += len(d.Names)
	}
	example := list[max(slices.IndexFunc(list, isMore), 0)].Names[0]
	if n == 1 {
		return fmt.Sprintf("the %s %q", what, example)
	}
	return fmt.Sprintf("%d %ss, such as %q,", n, what, example)
}

// dropped says what is dropped at a place.
func dropped(d untyped.Drop) string {
	switch {
	case d.Uses > 0:
		return "drops what is no " + string(d.Kind) + ", for " + strconv.Itoa(d.Uses) + " arguments"
	case d.Nested:
		return fmt.Sprintf("drops the key %q of an argument unless it is %s", d.Names[0], article(d.Kind))
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
