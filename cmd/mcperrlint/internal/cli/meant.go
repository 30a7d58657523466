package cli

import (
	"flag"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/spelling"
)

// didYouMean returns the end of a sentence about an unknown name.
func didYouMean(word string, known []string) string {
	if near := spelling.Nearest(word, known); near != "" {
		return meaning(near)
	}
	return ""
}

func meaning(what string) string { return "; did you mean " + what + "?" }

// otherFlags are the names that other linters have for what a flag of ours does, with that.
var otherFlags = map[string]string{
	"output": "-format, or -o for a file", "out": "-format, or -o for a file", "output-format": "-format, or -o for a file",
	"out-format": "-format, or -o for a file", "f": "-format", "reporter": "-format", "output-file": "-o",
	"verbose": "-v", "debug": "-v", "quiet": "-q", "silent": "-q",
	"enable": "-rules", "enable-only": "-rules", "select": "-rules", "checks": "-rules", "only": "-rules", "rule": "-rules", "E": "-rules",
	"disable": "-NAME=false for a rule", "ignore-rules": "-NAME=false for a rule", "D": "-NAME=false for a rule",
	"enable-all": "-strict", "default": "-preset", "severity": "-fail-on", "min-severity": "-fail-on",
	"exit-zero": "-fail-on never", "issues-exit-code": "-fail-on never", "fail": "-fail-on never", "set-exit-status": "-fail-on",
	"no-color": "-color never", "colour": "-color", "no-cache": "-cache off", "cache-dir": "-cache", "no-config": "-config off", "config-file": "-config", "c": "-config",
	"build-tags": "-tags", "jobs": "-j", "concurrency": "-j", "parallel": "-j", "p": "-j",
	"new": "-new-from-rev HEAD", "since": "-new-from-rev", "dry-run": "-diff", "unsafe-fixes": "-fix-unsafe", "unsafe": "-fix-unsafe",
	"write-baseline": "mcperrlint baseline write", "explain": "mcperrlint explain", "list": "mcperrlint rules", "C": "-C as the first flag",
}

// otherWords are words that are no commands of ours, with what does what they say.
var otherWords = map[string]string{
	"fix": "mcperrlint -fix", "diff": "mcperrlint -diff", "new": "mcperrlint -new-from-rev HEAD",
	"linters": "mcperrlint rules", "list": "mcperrlint rules", "doc": "mcperrlint explain", "docs": "mcperrlint explain", "rule": "mcperrlint explain",
	"verify": "mcperrlint config verify", "print": "mcperrlint config print", "schema": "mcperrlint config schema", "settings": "mcperrlint config print",
	"clean": "mcperrlint cache clean", "prune": "mcperrlint baseline prune", "write": "mcperrlint baseline write",
	"inventory": "mcperrlint tools", "handlers": "mcperrlint tools",
}

// wordMeant returns the end of a sentence about a word that is no command, or nothing.
func wordMeant(word string) string {
	switch {
	case otherWords[word] != "":
		return meaning(otherWords[word])
	case slices.Contains(formatNames(lintCommand), word):
		return meaning("mcperrlint -format " + word)
	case slices.Contains(ruleNames(), strings.SplitN(word, "/", 2)[0]):
		return meaning(fmt.Sprintf("mcperrlint -rules %s, or mcperrlint explain %[1]s", word))
	}
	if _, found := topicOf(word); found {
		return meaning("mcperrlint help " + word)
	}
	if strings.Contains(word, "/") {
		return "" // a directory or an import path
	}
	return didYouMean(word, commandNames())
}

// flagMeant returns the end of a sentence about a flag that a set does not have.
func flagMeant(set *flag.FlagSet, name string) string {
	var known []string
	set.VisitAll(func(f *flag.Flag) { known = append(known, f.Name) })
	if set.Lookup("format") != nil {
		switch {
		case otherFlags[name] != "":
			return meaning(otherFlags[name])
		case slices.Contains(formatNames(set.Name()), name):
			return meaning("-format " + name)
		}
	}
	if near := spelling.Nearest(name, known); near != "" {
		return meaning("-" + near)
	}
	return "; see mcperrlint help flags"
}

// wrongValue matches what package flag says of values that are no booleans and no numbers.
var wrongValue = regexp.MustCompile(`^invalid (boolean )?value (".*") for (?:flag )?-([^ ]+): parse error$`)

// explainFlag makes one clear line of an error of package flag.
func explainFlag(set *flag.FlagSet, err error) error {
	if name, lacks := strings.CutPrefix(err.Error(), "flag needs an argument: -"); lacks {
		_, usage := flag.UnquoteUsage(set.Lookup(name))
		return fmt.Errorf("-%s needs a value: %s", name, usage)
	}
	if wrong := wrongValue.FindStringSubmatch(err.Error()); wrong != nil {
		want := "true or false"
		if wrong[1] == "" {
			want = "a number"
		}
		return fmt.Errorf("-%s: want %s, not %s", wrong[3], want, wrong[2])
	}
	name, unknown := strings.CutPrefix(err.Error(), "flag provided but not defined: -")
	if !unknown {
		return err
	}
	if name == "debug.handlers" {
		return fmt.Errorf("unknown flag -%s; mcperrlint %s lists handlers", name, toolsCommand)
	}
	return fmt.Errorf("unknown flag -%s%s", name, flagMeant(set, name))
}

// oneOf returns an error unless a word is one of some.
func oneOf(what, word string, known ...string) error {
	if slices.Contains(known, word) {
		return nil
	}
	last := len(known) - 1
	text := fmt.Sprintf("%s: want %s or %s", what, strings.Join(known[:last], ", "), known[last])
	if word == "" {
		return fmt.Errorf("%s", text)
	}
	return fmt.Errorf("%s, not %q%s", text, word, didYouMean(word, known))
}

// first returns the first of some arguments, or nothing.
func first(args []string) string {
	if len(args) == 0 {
		return ""
	}
	return args[0]
}
