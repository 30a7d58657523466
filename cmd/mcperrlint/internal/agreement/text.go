package agreement

import (
	"cmp"
	"fmt"
	"io"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// maxText is how many characters of a text a line shows.
const maxText = 80

// text writes the report for people, one line for each difference.
func (r Report) text(w io.Writer) error {
	var lines []string
	for _, d := range r.Undeclared {
		lines = append(lines, fmt.Sprintf("%s: %s can fail with %s, which %s does not declare%s", at(d.At), list(d.Tools), cmp.Or(d.Reason, d.Code), d.Contract, d.detail()))
	}
	for _, d := range r.NeverProduced {
		does := "never fails"
		if len(d.Tools) > 1 {
			does = "never fail"
		}
		lines = append(lines, fmt.Sprintf("%s: %s %s with %s, which %s declares: no error has that reason", at(d.At), list(d.Tools), does, d.Reason, d.Contract))
	}
	for _, u := range r.Untold {
		lines = append(lines, fmt.Sprintf("%s: whether %s can fail with %s cannot be told: %s", u.Contract, list(u.Tools), strings.Join(u.Reasons, ", "), strings.Join(u.Why, "; ")))
	}
	for _, line := range lines {
		if _, err := io.WriteString(w, printable.Text(line)+"\n"); err != nil {
			return err
		}
	}
	return nil
}

// Summary returns the sum in one line.
func (r Report) Summary() string {
	return fmt.Sprintf("%d undeclared, %d never produced; %d of %d tools, prompts and resources have no contract",
		len(r.Undeclared), len(r.NeverProduced), len(r.Without), r.Tools)
}

// Differs reports whether there is anything to be mended.
func (r Report) Differs() bool { return len(r.Undeclared)+len(r.NeverProduced) > 0 }

func at(p failures.Place) string { return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column) }

// list returns names as a sentence has them.
func list(names []string) string {
	last := len(names) - 1
	if last == 0 {
		return names[0]
	}
	return strings.Join(names[:last], ", ") + " and " + names[last]
}

// detail says what fails and what the agent reads, in parentheses.
func (d Difference) detail() string {
	text := []rune(strings.Trim(d.Text, "… "))
	if len(text) > maxText {
		text = append(text[:maxText-1], '…')
	}
	switch {
	case d.What == "" && len(text) == 0:
		return ""
	case len(text) == 0:
		return " (" + d.What + ")"
	case d.What == "":
		return fmt.Sprintf(" (%q)", string(text))
	}
	return fmt.Sprintf(" (%s: %q)", d.What, string(text))
}
