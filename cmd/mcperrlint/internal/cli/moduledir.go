package cli

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A moduleDir is the way from the root of a repository to a module, with slashes.
// Strangers choose its name, and it gets into commands and YAML that others run.
type moduleDir string

// plain matches what is one word for a shell and text for YAML as it stands.
var plain = regexp.MustCompile(`^[A-Za-z0-9_.][A-Za-z0-9_.+@/-]*$`)

func (d moduleDir) isPlain() bool { return plain.MatchString(string(d)) }

// check returns an error if no quotes can make text of the name: YAML and shells
// lose what cannot be seen, and GitHub replaces expressions before anybody sees
// quotes.
func (d moduleDir) check() error {
	hidden := func(r rune) bool { return !unicode.IsPrint(r) }
	if !utf8.ValidString(string(d)) || strings.ContainsFunc(string(d), hidden) || strings.Contains(string(d), "${{") {
		return d.cannotBeWritten()
	}
	return nil
}

// checkPattern is check for a place where the name is taken for a pattern.
func (d moduleDir) checkPattern() error {
	if strings.ContainsAny(string(d), `$*?[]{}\`) {
		return d.cannotBeWritten()
	}
	return d.check()
}

func (d moduleDir) cannotBeWritten() error {
	return fmt.Errorf("init: the name of the directory %+q cannot be quoted in what builds the project: write that by hand", string(d))
}

// join returns the path of a file of the module.
func (d moduleDir) join(name string) string {
	if d == "." {
		return name
	}
	return string(d) + "/" + name
}

// command returns the command that looks at the module, for a shell.
func (d moduleDir) command() string {
	if d == "." {
		return "mcperrlint"
	}
	return "mcperrlint -C " + d.word(string(d))
}

// word returns text with the name in it as one word of a shell.
func (d moduleDir) word(text string) string {
	if d.isPlain() {
		return text
	}
	return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'"
}

// scalar returns text with the name in it as a value for YAML, of which JSON is a
// part.
func (d moduleDir) scalar(text string) string {
	if d.isPlain() {
		return text
	}
	var b strings.Builder
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	_ = encoder.Encode(text) // which cannot fail for text
	return strings.TrimSuffix(b.String(), "\n")
}
