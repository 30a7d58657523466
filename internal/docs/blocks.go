package docs

import (
	"flag"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/selection"
	"github.com/mcperrlint/mcperrlint/analyzers/suite"
)

// A Block is a part of a page that is written by hand but for such parts.
type Block struct {
	// Path is the path of the page in the repository.
	Path string
	// Name is the name of the block in the comments before and after it.
	Name string
	// Content is what stands between the comments.
	Content string
}

// Blocks returns all blocks.
func Blocks() []Block {
	return []Block{
		{"README.md", "rules", subjects()},
		{"docs/bazel.md", "flags", flags()},
		{"docs/configuration.md", "wire", wire()},
	}
}

// In returns what the page has between the comments, and the page with the content of the
// block in its place.
func (b Block) In(page string) (written, filled string, err error) {
	begin, end := "<!-- "+b.Name+": begin -->\n", "<!-- "+b.Name+": end -->\n"
	before, rest, begins := strings.Cut(page, begin)
	written, after, ends := strings.Cut(rest, end)
	if !begins || !ends {
		return "", "", fmt.Errorf("%s: there is no block %s", b.Path, b.Name)
	}
	return written, before + begin + b.Content + end + after, nil
}

// subjects returns the rules by what they are about.
func subjects() string {
	t := newTable("problem", "rules")
	for _, s := range analyzers.Subjects() {
		if len(s.Rules) > 0 {
			t.row(s.Title, each(s.Rules, func(name string) string { return "[" + name + "](docs/rules/" + name + ".md)" }))
		}
	}
	return t.String()
}

// wire returns the rules of the preset wire.
func wire() string {
	preset := &selection.Selection{Preset: selection.PresetWire}
	var names []string
	for _, r := range analyzers.Rules() {
		if preset.Enabled(r) {
			names = append(names, r.Analyzer.Name)
		}
	}
	return each(names, code) + ".\n"
}

// flags returns the flags of all rules, and those of the suite.
func flags() string {
	t := newTable("analyzer", "flag", "")
	for _, u := range usages(analyzers.All()) {
		names := each(u.analyzers, code)
		if len(u.analyzers) == len(analyzers.All()) {
			names = "each rule"
		}
		t.row(names, code(u.flag), u.text)
	}
	var own []string
	analyzers.Settings().Flags.VisitAll(func(f *flag.Flag) { own = append(own, f.Name) })
	t.row(code(analyzers.Settings().Name), each(own, code),
		"what the project's own functions do, as [`.mcperrlint.yaml`](configuration.md) says it, in the form of the flags there")
	for _, u := range usages([]*analysis.Analyzer{suite.Analyzer}) {
		t.row(each(u.analyzers, code), code(u.flag), u.text)
	}
	return t.String()
}

// A usage is a flag that means the same in some analyzers.
type usage struct {
	flag, text string
	analyzers  []string
}

// usages returns the flags of analyzers, those first that most have.
func usages(list []*analysis.Analyzer) []usage {
	var all []usage
	for _, a := range list {
		a.Flags.VisitAll(func(f *flag.Flag) {
			text := usageOf(f)
			i := slices.IndexFunc(all, func(u usage) bool { return u.flag == f.Name && u.text == text })
			if i < 0 {
				i = len(all)
				all = append(all, usage{flag: f.Name, text: text})
			}
			all[i].analyzers = append(all[i].analyzers, a.Name)
		})
	}
	slices.SortStableFunc(all, func(a, b usage) int { return len(b.analyzers) - len(a.analyzers) })
	return all
}

// usageOf returns what a flag says of itself, behind the value that makes it so.
func usageOf(f *flag.Flag) string {
	if b, ok := f.Value.(interface{ IsBoolFlag() bool }); ok && b.IsBoolFlag() {
		return code("true") + ": " + f.Usage
	}
	return f.Usage
}

// each returns words, each in the form that a function gives it.
func each(words []string, form func(string) string) string {
	var formed []string
	for _, word := range words {
		formed = append(formed, form(word))
	}
	return strings.Join(formed, ", ")
}
