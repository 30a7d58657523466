package cli

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// completion prints a script that completes words in a shell.
func (p *program) completion(_ context.Context, args []string) (int, error) {
	if len(args) != 1 {
		return 0, errors.New("completion: want bash, zsh or fish")
	}
	script, known := map[string]string{"bash": bashScript(), "zsh": zshScript(), "fish": fishScript()}[args[0]]
	if !known {
		return 0, fmt.Errorf("completion: unknown shell %q: want bash, zsh or fish%s", args[0], didYouMean(args[0], []string{"bash", "zsh", "fish"}))
	}
	_, err := io.WriteString(p.out, script)
	return exitClean, err
}

// words are what can be completed.
func words() (flags []*flag.Flag, names, rules []string) {
	set := flag.NewFlagSet("", flag.ContinueOnError)
	o := &options{selected: make(map[string]bool)}
	o.declare(set)
	o.declareRules(set)
	set.VisitAll(func(f *flag.Flag) { flags = append(flags, f) })
	for _, c := range commands() {
		names = append(names, c.name)
	}
	for _, r := range analyzers.Rules() {
		rules = append(rules, r.Analyzer.Name)
	}
	return flags, names, rules
}

func bashScript() string {
	flags, names, rules := words()
	var all []string
	for _, f := range flags {
		all = append(all, "-"+f.Name)
	}
	return `_mcperrlint() {
	local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
	case $before in
	explain|-rules) COMPREPLY=($(compgen -W "` + strings.Join(rules, " ") + `" -- "$word")); return ;;
	-format) COMPREPLY=($(compgen -W "` + strings.Join(formatNames(), " ") + `" -- "$word")); return ;;
	-color) COMPREPLY=($(compgen -W "auto always never" -- "$word")); return ;;
	-fail-on) COMPREPLY=($(compgen -W "info warning error never" -- "$word")); return ;;
	config) COMPREPLY=($(compgen -W "verify print flags schema" -- "$word")); return ;;
	baseline) COMPREPLY=($(compgen -W "write prune" -- "$word")); return ;;
	cache) COMPREPLY=($(compgen -W "dir clean" -- "$word")); return ;;
	completion) COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")); return ;;
	esac
	case $word in
	-*) COMPREPLY=($(compgen -W "` + strings.Join(all, " ") + `" -- "$word")) ;;
	*) COMPREPLY=($(compgen -d -W "` + strings.Join(names, " ") + `" -- "$word")) ;;
	esac
}
complete -F _mcperrlint mcperrlint
`
}

// zshScript uses what zsh has for scripts of bash.
func zshScript() string {
	return "autoload -U +X bashcompinit && bashcompinit\n" + bashScript()
}

func fishScript() string {
	flags, _, rules := words()
	var b strings.Builder
	for _, c := range commands() {
		fmt.Fprintf(&b, "complete -c mcperrlint -n __fish_use_subcommand -a %s -d %s\n", c.name, fishQuote(c.about))
	}
	fmt.Fprintf(&b, "complete -c mcperrlint -f -n '__fish_seen_subcommand_from explain' -a %s\n", fishQuote(strings.Join(rules, " ")))
	fmt.Fprintf(&b, "complete -c mcperrlint -o format -x -a %s\n", fishQuote(strings.Join(formatNames(), " ")))
	for _, f := range flags {
		_, usage := flag.UnquoteUsage(f)
		fmt.Fprintf(&b, "complete -c mcperrlint -o %s -d %s\n", f.Name, fishQuote(usage))
	}
	return b.String()
}

func fishQuote(text string) string {
	return "'" + strings.NewReplacer(`\`, `\\`, `'`, `\'`).Replace(text) + "'"
}
