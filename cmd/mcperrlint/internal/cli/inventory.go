package cli

import (
	"cmp"
	"fmt"
	"go/token"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/listing"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// A served is a tool, a prompt or a resource: a name under which a handler is registered,
// or a handler of which no name is known.
type served struct {
	name string
	line listing.Line
	ways []listing.Way
}

// servedBy returns what the handlers serve, in their order: one for each name.
func servedBy(lines []listing.Line) []served {
	var list []served
	for _, line := range lines {
		if !line.IsServed() {
			continue
		}
		names := line.Names()
		for _, name := range names {
			list = withServed(list, served{name, line, waysOf(line, name)})
		}
		if len(names) == 0 {
			list = append(list, served{"", line, line.Ways})
		}
	}
	return list
}

// withServed adds what is served under a name, unless something else is, at the same place: what a server gets there is
// one of the two. A function literal that only hands the request on is registered together with the function that does
// the work: of the two, the one with a name is told.
func withServed(list []served, s served) []served {
	for i, known := range list {
		if known.name != s.name || !slices.ContainsFunc(s.line.Registered, func(p listing.Place) bool { return slices.Contains(known.line.Registered, p) }) {
			continue
		}
		if known.line.Function == listing.Literal && s.line.Function != listing.Literal {
			list[i] = s
		}
		return list
	}
	return append(list, s)
}

// waysOf returns the ways of what is registered under a name, or all of them if none says
// as what.
func waysOf(line listing.Line, name string) []listing.Way {
	var ways []listing.Way
	for _, w := range line.Ways {
		if listing.ShortName(w.Registered.What) == name {
			ways = append(ways, w)
		}
	}
	if len(ways) == 0 {
		return line.Ways
	}
	return ways
}

// unknown stands where something is not known, and none where there is nothing.
const unknown, none = "not known", "-"

// failure says what an error becomes that the handler returns, or is empty.
func (s served) failure() string {
	var list []string
	for _, w := range s.ways {
		list = withText(list, w.Failure)
	}
	return strings.Join(list, " or ")
}

// returned says the same in few words, and something in any case.
func (s served) returned() string {
	var list []string
	for _, w := range s.ways {
		list = withText(list, w.Brief)
	}
	return cmp.Or(strings.Join(list, " or "), unknown)
}

// answered says with which results the handler answers failures that it does not return: those that have
// the error flag, and those that lack it.
func (s served) answered() []string {
	list := []string{}
	if s.line.Flagged {
		list = append(list, "flagged")
	}
	if s.line.Unflagged {
		list = append(list, "unflagged")
	}
	return list
}

// withText adds a text to those that are not there yet.
func withText(list []string, text string) []string {
	if text == "" || slices.Contains(list, text) {
		return list
	}
	return append(list, text)
}

// called returns the name, or that of the function, with its package, in parentheses.
func (s served) called() string {
	return cmp.Or(s.name, "("+path.Base(s.line.Package)+"."+s.line.Function+")")
}

// maxTable is how wide the table is at most, in columns of a terminal.
const maxTable = 100

// printTools prints the handlers as they are asked for.
func (l *linting) printTools(lines []listing.Line) error {
	if l.json {
		return l.printJSON(l.inventory(lines))
	}
	place := func(p token.Position) string { return shortened(l.dir, p) }
	list := servedBy(lines)
	var b strings.Builder
	if len(list) > 0 {
		rows := table{{"NAME", "KIND", "RETURNED", "ANSWERED", "PLACE"}}
		for _, s := range list {
			at := s.line.At
			at.Column = 0
			rows = append(rows, []string{s.called(), s.line.Kind, s.returned(), cmp.Or(strings.Join(s.answered(), ", "), none), place(at)})
		}
		b.WriteString(rows.within(maxTable))
	}
	if l.verbose {
		fmt.Fprintln(&b)
		for _, line := range lines {
			b.WriteString(printable.Text(place(line.At)+": "+line.Text(place)) + "\n")
		}
	}
	if _, err := l.out.Write([]byte(b.String())); err != nil {
		return err
	}
	if !l.quiet {
		l.warn("%s", totals(lines, list))
	}
	return nil
}

// totals counts what is listed.
func totals(lines []listing.Line, list []served) string {
	var roles [listing.GivenUp + 1]int
	for _, line := range lines {
		roles[line.Role]++
	}
	text := fmt.Sprintf("%s; %s, %s of middleware", count(len(list), "tool, prompt or resource", "tools, prompts and resources"),
		count(roles[listing.Seam], "seam", "seams"), count(roles[listing.Middleware], "installation", "installations"))
	if n := roles[listing.GivenUp]; n > 0 {
		text += "; " + count(n, "function is", "functions are") + " too large to be followed (-v names them)"
	}
	return text
}

// shortened returns a position with a path that is relative to dir, if it is
// below it.
func shortened(dir string, p token.Position) string {
	if rel, err := filepath.Rel(dir, p.Filename); err == nil && filepath.IsLocal(rel) {
		p.Filename = rel
	}
	return p.String()
}
