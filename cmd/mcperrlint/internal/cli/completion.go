package cli

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// Shells ask the program what can stand where the cursor is: the scripts below hand over the words
// up to it, and get one candidate in each line, with a description after a tab. A line with a colon
// in front says which paths fit as well.

// completeCommand is the command for shells, which nobody types.
const completeCommand = "__complete"

// completionShells are the shells that there are scripts for.
var completionShells = []string{"bash", "zsh", "fish"}

// completion prints a script that completes words in a shell.
func (p *program) completion(_ context.Context, args []string) (int, error) {
	if len(args) != 1 {
		return 0, errors.New("completion: want bash, zsh or fish")
	}
	script, known := map[string]string{"bash": bashScript, "zsh": zshScript, "fish": fishScript}[args[0]]
	if !known {
		return 0, fmt.Errorf("completion: unknown shell %q: want bash, zsh or fish%s", args[0], didYouMean(args[0], completionShells))
	}
	_, err := io.WriteString(p.out, script)
	return exitClean, err
}

// complete prints what can stand at the end of a command line, of which the last word is not
// complete, after the name of the shell.
func (p *program) complete(_ context.Context, args []string) (int, error) {
	if len(args) < 2 {
		return 0, errors.New("completion: want the name of a shell, and words")
	}
	found := completeWords(args[1:])
	for _, c := range found.candidates {
		value := c.value
		if args[0] != "bash" {
			value = found.typed + value // bash takes the equals sign for the end of a word
		}
		if _, err := fmt.Fprintf(p.out, "%s\t%s\n", printable.Text(value), printable.Text(c.about)); err != nil {
			return 0, err
		}
	}
	if found.paths == "" {
		return exitClean, nil
	}
	_, err := fmt.Fprintf(p.out, ":%s\t%s\n", found.paths, printable.Text(found.typed))
	return exitClean, err
}

// bashScript shows descriptions where there are several candidates, and where bash lists them: what
// it would put into the line is the value alone.
const bashScript = `_mcperrlint() {
	local current=${COMP_WORDS[COMP_CWORD]} value about paths= width=0 i
	local -a values=() abouts=()
	[ "$current" != = ] || current=
	while IFS=$'\t' read -r value about; do
		case $value in
		:*) paths=$value ;;
		*) values+=("$value") abouts+=("$about"); [ ${#value} -le $width ] || width=${#value} ;;
		esac
	done < <(mcperrlint __complete bash "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
	COMPREPLY=("${values[@]}")
	if [ ${#values[@]} -gt 1 ] && [ "${COMP_TYPE:-9}" != 37 ] && [ "${COMP_TYPE:-9}" != 42 ]; then
		for i in "${!values[@]}"; do
			[ -z "${abouts[i]}" ] || COMPREPLY[i]=$(printf "%-${width}s  (%.*s)" "${values[i]}" $((${COLUMNS:-80} - width - 5)) "${abouts[i]}")
		done
	fi
	[ -z "$paths" ] || [ ${#values[@]} -gt 0 ] || compopt -o filenames 2>/dev/null
	case $paths in
	:files) while IFS= read -r value; do COMPREPLY+=("$value"); done < <(compgen -f -- "$current") ;;
	:directories) while IFS= read -r value; do COMPREPLY+=("$value"); done < <(compgen -d -- "$current") ;;
	:packages) while IFS= read -r value; do COMPREPLY+=("$value"); done < <(compgen -d -- "$current"; compgen -f -X '!*.go' -- "$current") ;;
	esac
}
complete -F _mcperrlint mcperrlint
`

const zshScript = `#compdef mcperrlint
_mcperrlint() {
	local value about paths=
	local -a values
	while IFS=$'\t' read -r value about; do
		case $value in
		:*) paths=$value; [[ -z $about ]] || compset -P "${(b)about}" ;;
		*) values+=("${value//:/\\:}:$about") ;;
		esac
	done < <(mcperrlint __complete zsh "${(@)words[2,CURRENT]}" 2>/dev/null)
	(( $#values )) && _describe -t values mcperrlint values
	case $paths in
	:files) _files ;;
	:directories) _files -/ ;;
	:packages) _files -g '*.go' ;;
	esac
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
compdef _mcperrlint mcperrlint
`

const fishScript = `function __mcperrlint_complete
	set -l words (commandline -opc)
	set -l current (commandline -ct)
	for line in (mcperrlint __complete fish $words[2..-1] "$current" 2>/dev/null)
		switch $line
			case ':files*' ':packages*'
				__fish_complete_path "$current"
			case ':directories*'
				__fish_complete_directories "$current"
			case '*'
				echo $line
		end
	end
end
complete -c mcperrlint -f -a '(__mcperrlint_complete)'
`
