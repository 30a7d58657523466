package silentdefault

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// unchecked returns the finding for a server that does not hold arguments against the schemas of its
// tools, and whose handlers drop those of another type. Agents give "5" and "true" for numbers and
// booleans, and a text for a list, more often than something else for a text. If the library cannot check, the
// place is where the first argument is read.
func (c *checker) unchecked(s *inputs.Server) report.Finding {
	s, offered := c.offered(s)
	example := exampleOf(s.Drops)
	f := report.Finding{
		Pos: cmp.Or(s.Pos, example.Pos()), Category: categoryServer, Strict: !offered || !slices.ContainsFunc(s.Drops, isMore),
		Message: when(s) + argumentOf(example) + " as " + example.Kind.Mistaken() + ", " + answering(example) + " as if it were missing" + others(s.Drops, example),
		Help:    checkTypes(s), Sees: seesWithout(report.Code(example.Names[0])),
	}
	if other := c.declaredAs(example); other != "" {
		f.Help = "declare " + report.Code(example.Names[0]) + " as " + example.Kind.Words() + ", or read it as " + other.Words()
	}
	if s.At.IsValid() {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: s.At, Message: "the server is made here"})
	}
	for i, d := range s.Drops {
		if s.Positions[i].IsValid() {
			f.Related = append(f.Related, analysis.RelatedInformation{Pos: s.Positions[i], Message: dropped(d)})
		}
	}
	return f
}

// offered returns a server with those of the arguments that agents know of, or all and false if that is none: no agent sends what
// no tool declares, and the library would not check that.
func (c *checker) offered(s *inputs.Server) (*inputs.Server, bool) {
	left := *s
	left.Drops, left.Positions = nil, nil
	for i, d := range s.Drops {
		if !c.isUnknown(d) {
			left.Drops, left.Positions = append(left.Drops, d), append(left.Positions, s.Positions[i])
		}
	}
	if len(left.Drops) == 0 {
		return s, false
	}
	return &left, true
}

// isUnknown reports whether none of the tools whose handlers drop arguments declares one of them.
func (c *checker) isUnknown(d inputs.Drop) bool {
	return !d.Nested && d.DroppedByAll(c.pass, c.found.Handlers, func(h *handlers.Handler) bool {
		return !slices.ContainsFunc(d.Names, func(name string) bool { return !c.described.Lacks(h, name) })
	})
}

// declaredAs returns the kind that the tools give an argument, if that is another one than their handlers read: what agents give by
// the schema is dropped then.
func (c *checker) declaredAs(d inputs.Drop) inputs.Kind {
	for _, h := range c.found.Handlers {
		kind := c.described.KindOf(h, d.Names[0])
		if !d.Nested && kind != "" && kind != d.Kind && d.IsBy(c.pass, h) {
			return kind
		}
	}
	return ""
}

// when begins the message: with what is wrong at the place, if that is where the server is made.
func when(s *inputs.Server) string {
	if s.Pos.IsValid() {
		return "this server checks no arguments: with "
	}
	return "when the agent sends "
}

// isMore reports whether more is dropped than a text.
func isMore(d inputs.Drop) bool { return d.Kind != inputs.Text }

// exampleOf returns the first drop of those that tell the most: of an argument before a key in one, of
// another type before a text.
func exampleOf(list []inputs.Drop) inputs.Drop {
	own := slices.DeleteFunc(slices.Clone(list), func(d inputs.Drop) bool { return d.Nested })
	if len(own) == 0 {
		own = list
	}
	return own[max(slices.IndexFunc(own, isMore), 0)]
}

func argumentOf(d inputs.Drop) string {
	if d.Nested {
		return "the key " + report.Code(d.Names[0])
	}
	return report.Code(d.Names[0])
}

// answering says which tool drops an argument, and how many more do. Those of a function that drops
// arguments for others need not have the same one.
func answering(d inputs.Drop) string {
	_, tool, _ := strings.Cut(d.Handlers[0], " ")
	switch more := len(d.Handlers) - 1; {
	case more == 0 || d.Uses > 1:
		return tool + " answers"
	case more == 1:
		return tool + " and 1 more tool answer"
	default:
		return fmt.Sprintf("%s and %d more tools answer", tool, more)
	}
}

// others tells that something else is dropped if the agent makes the same mistake as in the example. The related places say what;
// numbers are left out, as a function that drops an argument for others is one place, whoever calls it.
func others(list []inputs.Drop, example inputs.Drop) string {
	n := 0
	for _, d := range list {
		if d.Kind.Mistaken() == example.Kind.Mistaken() {
			n += len(d.Names)
		}
	}
	if n > 1 || example.Uses > 1 {
		return "; other arguments likewise"
	}
	return ""
}

// dropped says what is dropped at a place.
func dropped(d inputs.Drop) string {
	switch {
	case d.Uses > 0:
		return "what is read here counts as missing unless it is " + d.Kind.Words()
	case d.Nested:
		return "the key " + report.Code(d.Names[0]) + " counts as missing here unless it is " + d.Kind.Words()
	}
	return quoted(d.Names) + " counts as missing here unless it is " + d.Kind.Words()
}

// checkTypes says how arguments of another type are refused.
func checkTypes(s *inputs.Server) string {
	r := s.Library.Remedy
	option := "pass `" + r.Validation + "()` to `" + r.Server + "`"
	switch {
	case !s.Pos.IsValid():
		return "return an error where the type is wrong, or update " + s.Library.Name + " to " + r.ValidationSince + " and " + option
	case s.Made != "":
		return option + " in " + s.Made.Short()
	}
	return option
}
