package report

import (
	"fmt"
	"go/ast"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// Func returns the name of a function as a message shows it, in backticks: `exec.Cmd.Output` for
// exec.(*Cmd).Output. Of an import path it keeps what the package is called as a rule: `excelize.OpenFile` for
// github.com/xuri/excelize/v2.OpenFile.
func Func(name string) string {
	return Code(strings.NewReplacer("(*", "", "(", "", ")", "").Replace(packageOf(name)))
}

// Within returns the name of a function of the program around what a message is about, in backticks and without
// its package: `Client.get` for store.(*Client).get.
func Within(name string) string {
	name = strings.NewReplacer("(*", "", "(", "", ")", "").Replace(packageOf(name))
	if _, rest, found := strings.Cut(name, "."); found {
		name = rest
	}
	return Code(name)
}

// packageOf returns a name with what a package is called as a rule in the place of its import path: the last
// element that is no version, without "go-", "-go" and ".v3".
func packageOf(name string) string {
	dir, last := "", name
	if slash := strings.LastIndexByte(name, '/'); slash >= 0 {
		dir, last = name[:slash], name[slash+1:]
	}
	element, rest, found := strings.Cut(last, ".")
	if !found {
		return last
	}
	if version.MatchString(element) && dir != "" {
		element = dir[strings.LastIndexByte(dir, '/')+1:]
	} else if number, after, more := strings.Cut(rest, "."); more && version.MatchString(number) {
		rest = after
	}
	return strings.TrimSuffix(strings.TrimPrefix(element, "go-"), "-go") + "." + rest
}

// version matches the element of an import path that is a major version.
var version = regexp.MustCompile(`^v[0-9]+$`)

// Code returns a piece of source as a message shows it.
func Code(source string) string { return "`" + strings.ReplaceAll(source, "`", "'") + "`" }

// maxListed is how many names a message lists.
const maxListed = 3

// Codes lists names as a message shows them, with the word before the last one: "`a`, `b` and `c`".
func Codes(names []string, word string) string {
	var list []string
	for _, name := range names {
		list = append(list, Code(name))
	}
	return Listed(list, word, "%d more")
}

// Listed lists something in a sentence. It counts what is too much: "3 more", by a format.
func Listed(list []string, word, more string) string {
	if n := len(list) - maxListed; n > 1 {
		list = append(slices.Clone(list[:maxListed]), fmt.Sprintf(more, n))
	}
	last := len(list) - 1
	if last == 0 {
		return list[0]
	}
	return strings.Join(list[:last], ", ") + " " + word + " " + list[last]
}

// maxSource is how long an expression in a message is.
const maxSource = 50

// Source returns an expression as a message shows it: in one line, and cut if it is long. It returns the
// words otherwise if the expression cannot be written.
func Source(pass *analysis.Pass, expr ast.Expr, otherwise string) string {
	text, ok := syntax.Source(pass, expr)
	if !ok {
		return otherwise
	}
	text = strings.Join(strings.Fields(text), " ")
	if runes := []rune(text); len(runes) > maxSource {
		text = string(runes[:maxSource-1]) + "…"
	}
	return Code(text)
}

// A Subject is who answers, as the agent knows them: the tools, resources or prompts that a finding is
// about.
type Subject struct {
	Kind sdk.Kind
	// Names are those under which they are registered, as far as they are known.
	Names []string
	// Function is the name of the function that answers, or of the first of several, for where no other name is
	// known. Literal tells that it is the one around a literal that answers.
	Function string
	Literal  bool
	// Wraps tells that it answers in the place of the handlers that it is put in front of.
	Wraps bool
	// Count is how many they are, if more than the names.
	Count int
}

// SubjectOf returns a handler as the agent knows it, or by the name of its function.
func SubjectOf(h *handlers.Handler) Subject {
	s := Subject{Kind: h.Kind, Names: h.Names(), Wraps: h.Wraps && h.Kind.IsTool()}
	if h.Func == nil {
		return s
	}
	if outer := program.Outermost(h.Func); outer.Object() != nil {
		s.Function, s.Literal = syntax.ShortName(outer.Object()), outer != h.Func
	}
	return s
}

// Join returns several that answer alike as one. Who stands twice in the list is counted twice.
func Join(list ...Subject) Subject {
	var s Subject
	for _, other := range list {
		if s.Count == 0 {
			s.Kind, s.Function, s.Literal, s.Wraps = other.Kind, other.Function, other.Literal, other.Wraps
		}
		s.Count += max(other.Count, 1)
		for _, name := range other.Names {
			if !slices.Contains(s.Names, name) {
				s.Names = append(s.Names, name)
			}
		}
	}
	return s
}

// String names them: "list_jobs", "list_jobs and 2 more tools", "`listJobs`", "this tool".
func (s Subject) String() string {
	more := max(s.Count, len(s.Names), 1) - 1
	first := s.First()
	switch {
	case more == 0 && len(s.Names) == 0 && (s.Function == "" || s.Literal):
		return "this " + s.noun()
	case more == 0:
		return first
	case first == "":
		return "these " + strconv.Itoa(more+1) + " " + s.noun() + "s"
	case more == 1:
		return first + " and 1 more " + s.noun()
	}
	return first + " and " + strconv.Itoa(more) + " more " + s.noun() + "s"
}

// IsNamed reports whether a reader can tell which they are.
func (s Subject) IsNamed() bool {
	return len(s.Names) > 0 || s.Function != "" && (!s.Literal || s.Count > 1)
}

// First names one of them wherever it is told of: "list_jobs", "`listJobs`", "the tool in `Register`", or nothing.
func (s Subject) First() string {
	switch {
	case len(s.Names) > 0:
		return s.Names[0]
	case s.Function == "":
		return ""
	case s.Literal:
		return "the " + s.noun() + " in " + Within(s.Function)
	}
	return Within(s.Function)
}

// Does returns the subject with a verb, which is given in its basic form: "list_jobs answers".
func (s Subject) Does(verb string) string { return s.String() + " " + s.Verb(verb) }

// Verb returns the form of a verb that goes with the subject: "answers" with "list_jobs".
func (s Subject) Verb(verb string) string {
	if max(s.Count, len(s.Names)) > 1 {
		return verb
	}
	return thirdPerson(verb)
}

// noun returns the word of the protocol for what they are.
func (s Subject) noun() string {
	switch {
	case s.Wraps && len(s.Names) == 0:
		return "wrapper"
	case s.Kind == sdk.UnknownKind:
		return "function"
	case s.Kind.IsTool():
		return "tool"
	case s.Kind == sdk.MethodHandler:
		return "middleware"
	case s.Kind == sdk.CustomMethod:
		return "method"
	}
	return s.Kind.String()
}

// thirdPerson returns the form of a verb that follows a name.
func thirdPerson(verb string) string {
	switch {
	case verb == "have":
		return "has"
	case strings.HasSuffix(verb, "o"), strings.HasSuffix(verb, "s"), strings.HasSuffix(verb, "sh"), strings.HasSuffix(verb, "ch"), strings.HasSuffix(verb, "x"):
		return verb + "es"
	case strings.HasSuffix(verb, "ry"), strings.HasSuffix(verb, "ny"):
		return strings.TrimSuffix(verb, "y") + "ies"
	}
	return verb + "s"
}
