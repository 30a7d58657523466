package output

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// agent is the format for agents: few tokens, the files in the order in which they should be mended, and
// at the end what to run next.
type agent struct{ options Options }

// What the format shows at most. A model reads all of it, whatever the size of the program.
const (
	mostEntries   = 40 // findings
	mostProblems  = 10
	mostDiffLines = 24 // of the fix of a finding
)

// Write writes the findings by file, what could not be looked at, the counts, and what to run next.
func (a agent) Write(w io.Writer, r Report) error {
	buffer := bufio.NewWriter(w)
	p := newPrinter(buffer, &r, Options{Each: a.options.Each})
	entries := finding.Entries(p.report.Findings)
	if a.options.Each {
		entries = finding.Singly(p.report.Findings)
	}
	shown := entries[:min(len(entries), mostEntries)]
	for _, file := range byFile(shown) {
		p.println(printable.Text(p.report.inDir(file[0].First().Range.File)))
		for _, e := range file {
			p.forAgent(e)
		}
	}
	if more := len(entries) - len(shown); more > 0 {
		p.println(fmt.Sprintf("%d more, which matter less: -format text shows them", more))
	}
	p.problemsForAgent()
	p.println(p.countsForAgent(entries))
	p.println(p.next(shown))
	return buffer.Flush()
}

// byFile returns entries by file: the file first that has the one that matters most, and in a file by line.
func byFile(entries []finding.Entry) [][]finding.Entry {
	var files [][]finding.Entry
	for _, e := range entries {
		i := slices.IndexFunc(files, func(f []finding.Entry) bool { return f[0].First().Range.File == e.First().Range.File })
		if i < 0 {
			i = len(files)
			files = append(files, nil)
		}
		files[i] = append(files[i], e)
	}
	for _, file := range files {
		slices.SortStableFunc(file, func(a, b finding.Entry) int { return finding.Compare(a.First(), b.First()) })
	}
	return files
}

// forAgent writes an entry: what is wrong, what the agent sees, what to do, and the safe fix. The rule and the tools
// have a line of their own where there is no room for them around the message.
func (p *printer) forAgent(e finding.Entry) {
	f := e.First()
	place, tools, rule := fmt.Sprintf("%d:%d %s: ", f.Range.Line, f.Range.Column, f.Severity), inToolsOf(e), f.ID()
	wrong := place + p.report.saying(f.Range, tools+f.Message) + " (" + rule + ")"
	if tokens(wrong) <= mostTokens {
		rule = ""
	} else {
		wrong = place + p.report.saying(f.Range, f.Message)
		if tools != "" {
			rule += " in " + strings.Trim(tools, "[] ")
		}
	}
	p.brief("  ", wrong)
	for _, line := range []labelled{{"rule: ", rule}, {"sees: ", f.Sees}, {"do: ", f.Help}, {"mends: ", p.inCommon(e)}} {
		if line.text != "" {
			p.brief("    ", line.prefix+line.text)
		}
	}
	p.fixForAgent(e)
}

// brief writes a line of few tokens. Names lose their packages and types before words are left out.
func (p *printer) brief(indent, text string) {
	if tokens(text) > mostTokens {
		text = qualifiedName.ReplaceAllString(text, "`$1`")
	}
	p.println(indent + within(text, mostTokens))
}

// qualifiedName matches a name in code after its package, its type or its receiver: store.(*DB).Find.
var qualifiedName = regexp.MustCompile("`[A-Za-z0-9_./()*-]*\\.([A-Za-z0-9_]+)`")

// fixForAgent writes what the safe fixes of an entry change, as a diff without the names of its files where
// that is the file of the entry.
func (p *printer) fixForAgent(e finding.Entry) {
	if p.report.Diff == nil || !slices.ContainsFunc(e.Findings, finding.Finding.SafeFix) {
		return
	}
	diff := strings.TrimSuffix(p.report.Diff(e.Findings), "\n")
	if diff == "" {
		return
	}
	lines := strings.Split(diff, "\n")
	if strings.Count("\n"+diff, "\n--- ") == 1 && len(lines) > 2 {
		lines = lines[2:]
	}
	if len(lines) > mostDiffLines {
		p.println(fmt.Sprintf("    fix: %d lines, which -diff shows and -fix applies", len(lines)))
		return
	}
	p.println("    fix:")
	for _, line := range lines {
		p.println(printable.Lines("      " + line))
	}
}

// problemsForAgent writes what could not be looked at.
func (p *printer) problemsForAgent() {
	for i, problem := range p.report.Problems {
		if i == mostProblems {
			p.println(fmt.Sprintf("%d more problems: -format text shows them", len(p.report.Problems)-i))
			return
		}
		place := ""
		if problem.At.Filename != "" {
			place = p.report.at(problem.place()) + ": "
		}
		p.brief("", "not looked at: "+place+problem.text())
	}
}

// countsForAgent returns how much there is to do.
func (p *printer) countsForAgent(entries []finding.Entry) string {
	text := "no findings" + p.among()
	if list := p.report.Findings; len(list) > 0 {
		text = total(list, entries) + ": " + p.severities()
	}
	if n := len(p.report.Known); n > 0 {
		text += fmt.Sprintf("; %d more in the baseline", n)
	}
	if n := len(p.report.Problems); n > 0 {
		text += fmt.Sprintf("; %s: see above", plural(n, "problem"))
	}
	return text
}

// plainPath matches paths that are one word of a shell as they stand.
var plainPath = regexp.MustCompile(`^[A-Za-z0-9_./][A-Za-z0-9_./@+-]*$`)

// next says what to run after this.
func (p *printer) next(shown []finding.Entry) string {
	command := cmp.Or(p.report.Again, "the same command")
	again := "run " + command + " again"
	switch {
	case len(p.report.Problems) > 0:
		return "next: mend what could not be looked at, and " + again
	case len(shown) == 0:
		return "next: nothing to mend here"
	}
	first := shown[0].First().Range
	place := p.report.inDir(first.File)
	if !plainPath.MatchString(place) {
		place = "FILE"
	}
	explain := fmt.Sprintf("mcperrlint explain %s:%d shows one step by step", place, first.Line)
	if slices.ContainsFunc(p.report.Findings, finding.Finding.SafeFix) {
		return "next: " + command + " with -fix, which makes the safe changes; mend the rest, and " + again + "; " + explain
	}
	return "next: mend these, and " + again + "; " + explain
}
