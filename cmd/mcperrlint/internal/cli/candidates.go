package cli

import (
	"cmp"
	"flag"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/analyzers/selection"
)

// A candidate is a possible completion, with its description.
type candidate struct{ value, about string }

// A completed has all completions of a word.
type completed struct {
	candidates []candidate
	paths      string // which paths can: files, directories or packages; empty means none
	typed      string // what of the word comes before each of them
}

// Kinds of paths that complete a word.
const (
	anyFile    = "files"
	anyDir     = "directories"
	anyPackage = "packages"
)

// completeWords returns the completions of the last word.
func completeWords(words []string) completed {
	words = joined(words)
	n := len(words) - 1
	before, current := words[:n], words[n]
	name, value, assigns := strings.Cut(current, "=")
	var found completed
	switch {
	case assigns && strings.HasPrefix(name, "-"):
		found = valuesOf(before, strings.TrimLeft(name, "-"), value)
		found.typed = name + "="
		current = value
	case n > 0 && takesValue(before[n-1]) && !strings.Contains(before[n-1], "=") || n > 0 && isChangeDir(before[n-1]):
		found = valuesOf(before[:n-1], strings.TrimLeft(before[n-1], "-"), current)
	default:
		found = argumentsOf(before, current)
	}
	found.candidates = slices.DeleteFunc(found.candidates, func(c candidate) bool { return !strings.HasPrefix(c.value, current) })
	return found
}

// joined returns words in which flags and their values are one again: bash takes the equals sign
// between them for a word.
func joined(words []string) []string {
	var list []string
	for i, word := range words {
		last := len(list) - 1
		if i > 0 && last >= 0 && strings.HasPrefix(list[last], "-") && (word == "=" || words[i-1] == "=") {
			list[last] += word
			continue
		}
		list = append(list, word)
	}
	return list
}

// commandIn returns the command among some words, and how many words after it are no flags.
func commandIn(words []string) (name string, after []string) {
	for i := 0; i < len(words); i++ {
		word := words[i]
		switch {
		case isChangeDir(word) || takesValue(word):
			if !strings.Contains(word, "=") {
				i++
			}
		case strings.HasPrefix(word, "-"):
			if name == "" && !isChangeDir(word) {
				name = lintCommand // commands come first
			}
		case name == "":
			if c, found := commandOf(word); found {
				name = c.name
			} else {
				name, after = lintCommand, append(after, word)
			}
		default:
			after = append(after, word)
		}
	}
	return name, after
}

// argumentsOf returns what can stand after some words, and is no value of a flag.
func argumentsOf(before []string, current string) completed {
	name, after := commandIn(before)
	if strings.HasPrefix(current, "-") {
		return completed{candidates: flagsOf(name, len(before) == 0)}
	}
	subcommands, of := argumentsByCommand()[name]
	switch {
	case name == explainCommand && len(after) == 0:
		return completed{candidates: rulesAndCategories(current), paths: anyFile}
	case name == "help" && len(after) == 0 && strings.Contains(current, "/"):
		return completed{candidates: rulesAndCategories(current)}
	case name == "help" && len(after) == 0:
		return completed{candidates: slices.Concat(commandCandidates(), topicCandidates(), rulesAndCategories(current))}
	case of && len(after) == 0 && name == failuresCommand:
		return completed{candidates: subcommands, paths: anyPackage}
	case of && len(after) == 0:
		return completed{candidates: subcommands}
	case name == "":
		return completed{candidates: commandCandidates(), paths: anyPackage}
	case name == lintCommand, name == toolsCommand, name == failuresCommand, name == "baseline", name == contractCommand && after[0] == contractCheck:
		return completed{paths: anyPackage}
	}
	return completed{}
}

// argumentsByCommand returns the first arguments of commands.
func argumentsByCommand() map[string][]candidate {
	return map[string][]candidate{
		"config": {
			{"verify", "check .mcperrlint.yaml"}, {"print", "print the effective settings"},
			{"flags", "print flags that pass the settings to go vet"}, {"schema", "print the JSON schema of the file"},
		},
		failuresCommand: {
			{"lock", "write what tools answer when something fails to a file, or check that file"}, {"diff", "say what has changed for agents"},
			{"schema", "print the JSON schema of -format json"},
		},
		contractCommand: {{contractWrite, "write the contracts of tools from what their code can do"}, {contractCheck, "compare contracts with what tools can fail with"}},
		"baseline":      {{"write", "write all findings into the file"}, {"prune", "remove findings that are gone"}},
		"cache":         {{"dir", "print the directory"}, {"clean", "empty it"}},
		"completion":    {{"bash", "source <(mcperrlint completion bash)"}, {"zsh", "source <(mcperrlint completion zsh)"}, {"fish", "mcperrlint completion fish | source"}},
	}
}

func commandCandidates() []candidate {
	var list []candidate
	for _, c := range commands() {
		list = append(list, candidate{c.name, c.about})
	}
	for word, name := range aliases {
		list = append(list, candidate{word, "the same as " + name})
	}
	slices.SortStableFunc(list[len(commands()):], func(a, b candidate) int { return cmp.Compare(a.value, b.value) })
	return list
}

func topicCandidates() []candidate {
	var list []candidate
	for _, t := range topics() {
		list = append(list, candidate{t.name, t.about})
	}
	return list
}

// rulesAndCategories returns the rules or, once one is named, its categories.
func rulesAndCategories(current string) []candidate {
	var list []candidate
	rule, _, narrowed := strings.Cut(current, "/")
	for _, r := range analyzers.Rules() {
		name := r.Analyzer.Name
		if !narrowed {
			list = append(list, candidate{name, r.Page().Summary})
			continue
		}
		for _, c := range r.Categories {
			if name == rule {
				list = append(list, candidate{name + "/" + c.Name, c.Summary})
			}
		}
	}
	return list
}

// flagsOf returns the flags of a command. If first is set, -C is one of them.
func flagsOf(name string, first bool) []candidate {
	var list []candidate
	if first {
		list = append(list, candidate{"-C", "change to this directory first"})
	}
	own := map[string][]candidate{
		"rules": {{"-json", "print JSON"}}, "version": {{"-json", "print JSON"}}, toolsCommand: {{"-json", "print JSON"}}, failuresCommand: {
			{"-source-url", "a template of the addresses of lines"}, {"-lock", "the file with the lock"}, {"-check", "of lock: write nothing"},
			{"-against", "of diff: a revision or a lock"}, {"-against-merge-base", "of diff: a branch"},
		},
		"init": {{bridgeFlag, "add the bridge to every server first"}, {agentsFlag, "write a section of AGENTS.md, hooks and a skill for coding agents"}}, "config": {{"-config", "the file; default: search for it"}},
		"cache":     {{"-cache", "the directory; default: in the user's caches"}},
		mcpCommand:  {{"-http", "serve streamable HTTP on this address of the machine"}, {"-timeout", "how long one analysis may take"}},
		hookCommand: {{"-timeout", "say nothing after this time; default: 2s"}},
	}
	list = append(list, own[name]...)
	if name != "" && name != lintCommand && name != toolsCommand && name != failuresCommand && name != contractCommand && name != "baseline" {
		return list
	}
	set := flag.NewFlagSet("", flag.ContinueOnError)
	o := &options{command: name, selected: make(map[string]bool)}
	o.declare(set)
	o.declareRules(set)
	set.VisitAll(func(f *flag.Flag) {
		about := f.Usage
		if _, isRule := f.Value.(*ruleFlag); !isRule {
			_, about = flag.UnquoteUsage(f)
		}
		list = append(list, candidate{"-" + f.Name, about})
	})
	return list
}

// valuesOf returns the completions of the value of a flag.
func valuesOf(before []string, name, current string) completed {
	values := map[string][]candidate{
		"preset": {
			{string(selection.PresetWire), "what clients receive"}, {string(selection.PresetDefault), "worth fixing in most servers"},
			{string(selection.PresetStrict), "all rules with all categories"},
		},
		"fail-on": {
			{"info", "any finding"}, {"warning", "a warning or an error"}, {"error", "an error"}, {"never", "no finding"},
		},
		"color":        {{"auto", "on terminals"}, {"always", "also in pipes and files"}, {"never", "nowhere"}},
		"mod":          {{"readonly", "go.mod must not change"}, {"vendor", "use the vendor directory"}, {"mod", "go.mod may be updated"}},
		"against":      {{"HEAD", "the last commit"}, {"HEAD~1", "the commit before"}},
		"new-from-rev": {{"HEAD", "uncommitted changes"}, {"HEAD~1", "the last commit and uncommitted changes"}},
		"config":       {{configOff, "no settings file"}},
		"cache":        {{"off", "no cache"}},
	}
	paths := map[string]string{
		"o": anyFile, "config": anyFile, "baseline": anyFile, "lock": anyFile, "modfile": anyFile, "overlay": anyFile, "cache": anyDir, "C": anyDir,
	}
	switch name {
	case "rules":
		return ofList(current, rulesAndCategories)
	case "format":
		command, _ := commandIn(before)
		return ofList(current, func(string) []candidate {
			list, _ := formatsOf(command)
			return list
		})
	}
	if found := (completed{candidates: values[name], paths: paths[name]}); found.candidates != nil || found.paths != "" {
		return found
	}
	if slices.ContainsFunc(flagsOf("", false), func(c candidate) bool { return c.value == "-"+name }) && !takesValue("-"+name) {
		return completed{candidates: []candidate{{"true", ""}, {"false", ""}}}
	}
	return completed{}
}

// ofList returns the completions of the last element of a comma-separated list.
func ofList(current string, elements func(last string) []candidate) completed {
	head, last := "", current
	if i := strings.LastIndexByte(current, ','); i >= 0 {
		head, last = current[:i+1], current[i+1:]
	}
	list := elements(last)
	for i := range list {
		list[i].value = head + list[i].value
	}
	return completed{candidates: list}
}
